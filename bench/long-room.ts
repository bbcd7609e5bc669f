/**
 * Measures scrolling in a conversation of 50,000 lines: back through 5,000 lines and forward again, 300 px a frame. The
 * processor runs at a quarter of its speed. A frame at the far end may cost 1.5 times a frame at the start. No line may
 * move except by scrolling. `npm run bench -- long-room /tmp/before` first measures the build in that folder, in the
 * same run. Needs a Chromium (CHROMIUM_PATH or on PATH) and `npm run build`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { findChromium } from '#scripts/chromium.ts';
import { fillRoom } from '#test/long-room.ts';
import { BUILT_WEB, ready, startProcess, type ServerProcess } from '#test/process.ts';
import { newcomer, send, type Member } from './members.ts';
import { report, type BenchRow } from './table.ts';

const LINES = 50_000;
const FAR = Number(process.env['BENCH_LINES'] ?? 5000);
const LEG = FAR / 5;
const SLOWER = 4;
const STEP = 300;

/** The measurements of scrolling over some lines. */
interface Leg {
  frames: number;
  /** The longest time between two frames (ms). */
  longest: number;
  /** The furthest (px) that a line in the middle of the screen moved without being scrolled. */
  jump: number;
  /** The number of frames in which that line moved by more than 2 px without being scrolled. */
  jumps: number;
  /** The most lines that were mounted at once. */
  lines: number;
  nodes: number;
}

/** Scrolls up until line `seq` is in the middle of the screen. A positive step scrolls down to the end instead. */
const scrollTo = (seq: number, step: number): string => `new Promise((resolve, reject) => {
  const box = document.querySelector('[role=region][aria-label^="Messages with"]');
  const list = box.getElementsByTagName('li');
  const leg = { frames: 0, longest: 0, jump: 0, jumps: 0, lines: 0, nodes: 0 };
  const middle = () => {
    const { left, top, width, height } = box.getBoundingClientRect();
    for (let y = top + height / 2; y < top + height; y += 20) {
      const line = document.elementFromPoint(left + width / 2, y)?.closest('li[data-seq]');
      if (line) return line.dataset.seq;
    }
  };
  const topOf = (seq) => box.querySelector('li[data-seq="' + seq + '"]')?.getBoundingClientRect().top;
  let last, before = new Map();
  const start = performance.now();
  const painted = (lines, by) => {
    const now = new Map(lines.map(({ target, boundingClientRect }) => [target.dataset.seq, boundingClientRect.top]));
    const moved = [...now].flatMap(([line, top]) => (before.has(line) ? [top - before.get(line)] : []));
    before = now;
    if (moved.length > 0) {
      const jump = Math.abs(moved[moved.length >> 1] - by);
      leg.jump = Math.max(leg.jump, jump);
      if (jump > 2) leg.jumps += 1;
    }
    const at = Number(middle());
    const isThere = ${step} < 0 ? at <= ${seq} : box.scrollHeight - box.scrollTop - box.clientHeight < 2;
    if (isThere) {
      leg.nodes = box.getElementsByTagName('*').length;
      return resolve(leg);
    }
    if (performance.now() - start > 240000) return reject(new Error('Not reached: ' + at));
    requestAnimationFrame(frame);
  };
  const frame = (now) => {
    if (last !== undefined) leg.longest = Math.max(leg.longest, now - last);
    last = now;
    leg.frames += 1;
    leg.lines = Math.max(leg.lines, list.length);
    const from = box.scrollTop;
    box.scrollBy({ top: ${step}, behavior: 'instant' });
    const by = from - box.scrollTop;
    // Found by bisection: checking each of thousands of lines would take longer than the measured work.
    let [first, end] = [0, list.length];
    while (first < end) {
      const half = (first + end) >> 1;
      if (list[half].getBoundingClientRect().bottom <= 0) first = half + 1;
      else end = half;
    }
    const seen = [];
    for (let at = first; at < list.length && seen.length < 20; at += 1) if (list[at].dataset.seq) seen.push(list[at]);
    // It tells where they are painted, after all heights of this frame are known.
    const watch = new IntersectionObserver((entries) => {
      watch.disconnect();
      painted(entries, by);
    });
    for (const line of seen) watch.observe(line);
  };
  requestAnimationFrame(frame);
})`;

interface Measured {
  opened: number;
  first: Leg & Costs;
  last: Leg & Costs;
  forward: Leg & Costs;
  back: (Leg & Costs)[];
}

interface Costs {
  script: number;
  layout: number;
}

async function costs(cdp: CDPSession): Promise<Costs> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

async function leg(page: Page, cdp: CDPSession, { to, step }: { to: number; step: number }): Promise<Leg & Costs> {
  const before = await costs(cdp);
  const scrolled = await page.evaluate<Leg>(scrollTo(to, step));
  const after = await costs(cdp);
  return { ...scrolled, script: after.script - before.script, layout: after.layout - before.layout };
}

async function measure(browser: Browser, server: ServerProcess, member: Member): Promise<Measured> {
  const localStorage = Object.entries(member.tokens).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${server.url}/chat`);
  await page
    .getByRole('link', { name: /Line 50000/ })
    .first()
    .waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const start = performance.now();
  await page
    .getByRole('link', { name: /Line 50000/ })
    .first()
    .click();
  await page.locator(`li[data-seq="${LINES}"]`).waitFor();
  const opened = performance.now() - start;
  const legs: (Leg & Costs)[] = [];
  for (let to = LINES - LEG; to >= LINES - FAR; to -= LEG) legs.push(await leg(page, cdp, { to, step: -STEP }));
  const forward = await leg(page, cdp, { to: LINES, step: STEP });
  await context.close();
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) throw new Error('Nothing was scrolled.');
  return { opened, first, last, forward, back: legs };
}

/** Starts a server for one build of the web app, with a new folder and a long room, and measures the room. */
async function measured(browser: Browser, webDir: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-long-room-'));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', WEB_DIR: webDir, RATE_LIMIT_MULTIPLIER: '1000' };
  let server = await startProcess(env);
  try {
    await ready(server);
    const [member, other] = [await newcomer(server.url, 'ada'), await newcomer(server.url, 'bo')];
    const token = member.tokens.accessToken;
    const room = await send<{ id: string }>(`${server.url}/api/chats/dm`, { token, body: { otherUserId: other.id } });
    server.child.kill('SIGTERM');
    await server.exited;
    const { db, close } = await openEmbedded(folder);
    await fillRoom(db, room.id, LINES);
    await close();
    server = await startProcess(env);
    await ready(server);
    return await measure(browser, server, member);
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await rm(folder, { recursive: true });
  }
}

function tell(name: string, { opened, first, last, forward, back }: Measured): void {
  const most = (of: (one: Leg) => number): number => Math.max(...[...back, forward].map(of));
  const jumps = [...back, forward].reduce((sum, one) => sum + one.jumps, 0);
  const perFrame = ({ script, layout, frames }: Leg & Costs): number => (script + layout) / frames;
  const rows: BenchRow[] = [
    { what: 'from the list to the last line', value: opened, unit: 'ms' },
    { what: 'lines mounted at most', value: most(({ lines }) => lines), unit: '', atMost: 200 },
    { what: 'nodes after the first leg · after the way back', value: last.nodes / first.nodes, unit: '×', atMost: 1.5 },
    { what: 'nodes after the way back', value: last.nodes, unit: '' },
    { what: 'script and layout of a frame, first leg', value: perFrame(first), unit: 'ms' },
    { what: 'the same, last leg', value: perFrame(last), unit: 'ms' },
    { what: 'last leg ÷ first', value: perFrame(last) / perFrame(first), unit: '×', atMost: 1.5 },
    { what: 'script back', value: back.reduce((sum, one) => sum + one.script, 0), unit: 'ms' },
    { what: 'script forward', value: forward.script, unit: 'ms' },
    { what: 'longest frame back', value: Math.max(...back.map(({ longest }) => longest)), unit: 'ms' },
    { what: 'longest frame forward', value: forward.longest, unit: 'ms' },
    { what: 'furthest jump', value: most(({ jump }) => jump), unit: 'px', atMost: 2 },
    { what: 'jumps of more than 2 px', value: jumps, unit: '', atMost: 0 },
  ];
  report(`${name}: ${FAR} lines back and forward in a room of ${LINES}, ${SLOWER} × slower`, rows);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const [before] = process.argv.slice(2);
  if (before !== undefined) tell('before', await measured(browser, before));
  tell('now', await measured(browser, BUILT_WEB));
} finally {
  await browser.close();
}
