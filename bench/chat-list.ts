/**
 * Measures scrolling in the list of chats: for a member with 1,000 loaded rooms and for a member with 20, in turns. The
 * processor runs at half its speed. Needs a Chromium (CHROMIUM_PATH or on PATH) and `npm run build`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findChromium } from '#scripts/chromium.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { fillChats } from '#test/chats.ts';
import { COMPLETE_PROFILE, CONSENT, PASSWORD } from '#test/factories.ts';
import { BUILT_WEB, ready, startProcess, type ServerProcess } from '#test/process.ts';
import { median, quantile, report, type BenchRow } from './table.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const MANY = 1000;
const FEW = 20;
const SLOWER = 2;
/** The number of frames in a round. */
const FRAMES = 240;
/** The px scrolled in each frame. */
const STEP = 40;
/** The duration of a frame at 60 Hz, in ms. */
const FRAME = 16.7;
/** The tolerance of the clock, in ms. */
const OFF = 0.5;

interface Member {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
}

async function member(url: string, email: string): Promise<Member> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD, consentData: CONSENT });
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const made = (await answer.json()) as Member;
  const profile = await fetch(`${url}/api/users/${made.id}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${made.tokens.accessToken}` },
    body: JSON.stringify(COMPLETE_PROFILE),
  });
  if (!profile.ok) throw new Error(`profile: ${profile.status} ${await profile.text()}`);
  return made;
}

/** Scrolls for a round and turns at the ends; returns the times (ms) between frames and the number of long frames. */
const scroll = `new Promise((resolve) => {
  const canScroll = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight;
  let box = document.querySelector('li[data-room]');
  while (box !== null && !canScroll(box)) box = box.parentElement;
  box ??= document.scrollingElement;
  const times = [];
  let [way, last, long] = [${STEP}, undefined, 0];
  const watch = new PerformanceObserver((list) => { long += list.getEntries().length; });
  watch.observe({ type: 'long-animation-frame' });
  const frame = (now) => {
    if (last !== undefined) times.push(now - last);
    last = now;
    if (times.length === ${FRAMES}) { watch.disconnect(); resolve({ times, long }); return; }
    const before = box.scrollTop;
    box.scrollTop += way;
    if (box.scrollTop === before) way = -way;
    requestAnimationFrame(frame);
  };
  box.scrollTop = 0;
  requestAnimationFrame(frame);
})`;

interface Scrolled {
  times: number[];
  long: number;
  /** The main thread's work, in ms per frame. */
  work: number;
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Opens a page with a member's list of rooms, all of them loaded; returns a function that scrolls it. */
async function listOf(
  browser: Browser,
  url: string,
  { tokens, rooms }: Member & { rooms: number },
): Promise<() => Promise<Scrolled>> {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/chat`);
  await readAll(page, rooms);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return async () => {
    await page.bringToFront();
    const before = await busyMs(cdp);
    const { times, long } = await page.evaluate<Omit<Scrolled, 'work'>>(scroll);
    return { times, long, work: ((await busyMs(cdp)) - before) / times.length };
  };
}

async function readAll(page: Page, rooms: number): Promise<void> {
  const rows = page.locator('li[data-room]');
  await rows.first().waitFor();
  while ((await rows.count()) < rooms) {
    const count = await rows.count();
    await rows.last().scrollIntoViewIfNeeded();
    await rows.nth(count).waitFor({ state: 'attached' });
  }
}

async function measure(browser: Browser, url: string, { many, few }: { many: Member; few: Member }): Promise<void> {
  const ways = {
    few: await listOf(browser, url, { ...few, rooms: FEW }),
    many: await listOf(browser, url, { ...many, rooms: MANY }),
  };
  const all: Record<keyof typeof ways, Scrolled[]> = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    all.few.push(await ways.few());
    all.many.push(await ways.many());
  }
  const long = (some: Scrolled[]): number =>
    (1000 * some.reduce((sum, one) => sum + one.long, 0)) / (FRAMES * some.length);
  const inTime = (some: Scrolled[]): number =>
    median(some.map(({ times }) => (100 * times.filter((time) => time <= FRAME + OFF).length) / times.length));
  const p95 = (some: Scrolled[]): number => median(some.map(({ times }) => quantile(times, 0.95)));
  const work = (some: Scrolled[]): number => median(some.map((one) => one.work));
  const rows: BenchRow[] = [
    { what: `${FEW} rooms: frames within 16.7 ms`, value: inTime(all.few), unit: '%' },
    { what: `${MANY} rooms: frames within 16.7 ms`, value: inTime(all.many), unit: '%' },
    { what: 'the same, ÷', value: inTime(all.many) / inTime(all.few), unit: '×', atLeast: 0.9 },
    { what: `${FEW} rooms: long frames in 1,000`, value: long(all.few), unit: '' },
    { what: `${MANY} rooms: long frames in 1,000`, value: long(all.many), unit: '' },
    {
      what: 'the same, ÷ (each one counted more)',
      value: (long(all.many) + 1) / (long(all.few) + 1),
      unit: '×',
      atMost: 2.5,
    },
    { what: `${FEW} rooms: 95th percentile of a frame`, value: p95(all.few), unit: 'ms' },
    { what: `${MANY} rooms: 95th percentile of a frame`, value: p95(all.many), unit: 'ms' },
    { what: `${FEW} rooms: main thread a frame`, value: work(all.few), unit: 'ms' },
    { what: `${MANY} rooms: main thread a frame`, value: work(all.many), unit: 'ms' },
  ];
  report(`Scrolling the list of chats, ${ROUNDS} rounds of ${FRAMES} frames, ${SLOWER} × slower`, rows);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
const folder = await mkdtemp(join(tmpdir(), 'wildin-chat-list-'));
const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', WEB_DIR: BUILT_WEB, RATE_LIMIT_MULTIPLIER: '1000' };
const started = async (): Promise<ServerProcess> => {
  const server = await startProcess(env);
  await ready(server);
  return server;
};
const stop = async ({ child, exited }: ServerProcess): Promise<void> => {
  child.kill('SIGTERM');
  await exited;
};
let server = await started();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const many = await member(server.url, 'ada@example.com');
  const few = await member(server.url, 'bo@example.com');
  // The embedded database accepts only one process at a time.
  await stop(server);
  const { db, close } = await openEmbedded(folder);
  await fillChats(db, many.id, { rooms: MANY, unread: MANY / 10 });
  await fillChats(db, few.id, { rooms: FEW, unread: FEW / 10, from: MANY });
  await close();
  server = await started();
  await measure(browser, server.url, { many, few });
} finally {
  await browser.close();
  await stop(server);
  await rm(folder, { recursive: true });
}
