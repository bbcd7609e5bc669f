/**
 * Measures the Quest Hall with as many moving people as fit. The baseline is an empty animation loop on the hall's
 * list, which does not move. The two take turns of ten seconds, with the processor at a quarter of its speed. Needs a
 * Chromium (CHROMIUM_PATH or on PATH) and the built web app (`npm run build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { questions } from '#content/questions.ts';
import { COMPLETE_PROFILE, CONSENT, PASSWORD } from '#test/factories.ts';
import { BUILT_WEB, ready, startProcess } from '#test/process.ts';
import { findChromium } from '#scripts/chromium.ts';
import { median, quantile, report } from './table.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 3);
const SECONDS = 10;
const SLOWER = 4;
/** The duration of a frame at 60 Hz, in ms. */
const FRAME = 16.7;
/** The tolerance of the clock, in ms. */
const OFF = 0.5;

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function send<T>(url: string, body: unknown, { token, method = 'POST' }: { token?: string; method?: string }) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs up a member who could be matched with everybody in the country. */
async function newcomer(url: string): Promise<Tokens> {
  const registration = { email: 'ada@example.com', password: PASSWORD, consentData: CONSENT };
  const { id, tokens } = await send<{ id: number; tokens: Tokens }>(`${url}/api/auth/register`, registration, {});
  const as = { token: tokens.accessToken };
  await send(`${url}/api/users/${id}`, COMPLETE_PROFILE, { ...as, method: 'PUT' });
  const quiz = `${url}/api/archetype-quiz`;
  const session = await send<{ id: string }>(`${quiz}/session`, { wildMapId: 'wildmap_bench' }, as);
  for (const { id: questionId, choices } of questions) {
    await send(`${quiz}/response`, { sessionId: session.id, questionId, answerChoiceId: choices[0]?.id }, as);
  }
  await send(`${quiz}/session/${session.id}/complete`, {}, as);
  await send(`${url}/api/soul-matching/preferences`, { locationRadius: 'anywhere' }, as);
  await send(`${url}/api/users/${id}/vibes`, { vibes: ['bold', 'curious'], energyLevel: 70 }, { ...as, method: 'PUT' });
  await send(`${url}/api/users/${id}`, { inQuestHall: true }, { ...as, method: 'PUT' });
  return tokens;
}

/** Watches for `SECONDS`; returns the times (ms) between the frames. */
const watchFrames = `new Promise((resolve) => {
  const times = [];
  const end = performance.now() + ${SECONDS * 1000};
  let last;
  const frame = (now) => {
    if (last !== undefined) times.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else resolve(times);
  };
  requestAnimationFrame(frame);
})`;

interface Watched {
  frames: number[];
  /** The main thread's work, in ms per frame. */
  work: number;
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function watch(page: Page, cdp: CDPSession): Promise<Watched> {
  const before = await busyMs(cdp);
  const frames = await page.evaluate<number[]>(watchFrames);
  return { frames, work: ((await busyMs(cdp)) - before) / frames.length };
}

const inTime = (frames: readonly number[]): number =>
  (100 * frames.filter((time) => time <= FRAME + OFF).length) / frames.length;

async function measure(page: Page): Promise<void> {
  const hall = page.getByRole('region', { name: 'Quest Hall' });
  const bubbles = hall.getByRole('group', { name: 'People in the hall' }).getByRole('button', { includeHidden: true });
  const show = (as: string | RegExp): Promise<void> => hall.getByRole('button', { name: as }).click();
  await bubbles.first().waitFor();
  const count = await bubbles.count();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const still: Watched[] = [];
  const afloat: Watched[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await show(/list$/);
    still.push(await watch(page, cdp));
    await show('As bubbles');
    await bubbles.first().waitFor();
    afloat.push(await watch(page, cdp));
  }
  const p95 = (some: Watched[]): number => median(some.map(({ frames }) => quantile(frames, 0.95)));
  const share = (some: Watched[]): number => median(some.map(({ frames }) => inTime(frames)));
  const work = (some: Watched[]): number => median(some.map((one) => one.work));
  report(`Quest Hall, ${ROUNDS} rounds of ${SECONDS} s, ${SLOWER} × slower`, [
    { what: 'bubbles', value: count, unit: '', atLeast: 12 },
    { what: 'empty loop: 95th percentile of a frame', value: p95(still), unit: 'ms' },
    { what: 'afloat: 95th percentile of a frame', value: p95(afloat), unit: 'ms' },
    { what: 'afloat ÷ empty loop', value: p95(afloat) / p95(still), unit: '×', atMost: 1.25 },
    { what: 'empty loop: frames within 16.7 ms', value: share(still), unit: '%' },
    { what: 'afloat: frames within 16.7 ms', value: share(afloat), unit: '%' },
    { what: 'afloat ÷ empty loop', value: share(afloat) / share(still), unit: '×', atLeast: 0.9 },
    { what: 'empty loop: main thread a frame', value: work(still), unit: 'ms' },
    { what: 'afloat: main thread a frame', value: work(afloat), unit: 'ms' },
  ]);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
const folder = await mkdtemp(join(tmpdir(), 'wildin-quest-hall-'));
const server = await startProcess({
  DATA_DIR: folder,
  DEMO_COMMUNITY: 'true',
  LOG_LEVEL: 'warn',
  WEB_DIR: BUILT_WEB,
  RATE_LIMIT_MULTIPLIER: '1000',
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await ready(server);
  const tokens = await newcomer(server.url);
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.url}/match`);
  await measure(page);
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.exited;
  await rm(folder, { recursive: true });
}
