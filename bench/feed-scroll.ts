/**
 * Measures scrolling through 200 posts to the end and back, 80 px a frame, and then likes. The screen has the size of a
 * phone's, and the processor runs at a quarter of its speed. Needs a Chromium (CHROMIUM_PATH or on PATH) and the built
 * web app (`npm run build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findChromium } from '#scripts/chromium.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { BUILT_WEB, ready, startProcess } from '#test/process.ts';
import { newcomer, type Member } from './members.ts';
import { median, quantile, report } from './table.ts';

const POSTS = 200;
const SLOWER = 4;
/** The px scrolled in a frame: 4,800 px a second, as by a quick flick. */
const STEP = 80;
const LIKES = 20;
/** The time of a frame at 60 Hz, in ms, plus 1 ms of delay that a display may have. */
const FRAME_MS = 16.7 + 1;

/** Scrolls to the end and back; returns the times between the frames (ms). */
const SCROLL = `new Promise((resolve) => {
  const frames = [];
  let last, step = ${STEP};
  const frame = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    const from = scrollY;
    scrollBy({ top: step, behavior: 'instant' });
    if (scrollY !== from) return requestAnimationFrame(frame);
    if (step < 0) return resolve(frames);
    step = -step;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

/** Empties the page and keeps its height, to measure what a frame of an empty page costs. */
const EMPTY = `{
  const plain = document.createElement('div');
  plain.style.height = document.body.scrollHeight + 'px';
  document.body.replaceChildren(plain);
}`;

/** Collects the times (ms) from a press to the frame that shows its effect; times under 16 ms are not reported. */
const WATCH = `globalThis.presses = [];
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'pointerup' || name === 'click') presses.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

async function openFeed(browser: Browser, url: string, { tokens }: Member): Promise<Page> {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/peek`);
  await page.getByRole('tab', { name: 'The Wild' }).press('Enter');
  const articles = page.getByRole('feed').getByRole('article');
  const more = page.getByRole('button', { name: 'Load more' });
  const until = performance.now() + 120_000;
  // Posts far from the screen are empty elements. The position of the last element is the number of posts.
  for (let count = 0; count < POSTS; count = Number(await articles.last().getAttribute('aria-posinset'))) {
    if (performance.now() > until) throw new Error(`Only ${count} posts came.`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    if (await more.isEnabled({ timeout: 200 }).catch(() => false))
      // The last page removes the button, so this press may fail. If posts are missing, the check of the time throws.
      await more.press('Enter', { timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await page.evaluate('scrollTo(0, 0)');
  return page;
}

interface Way {
  frames: number[];
  /** The main thread's work on scripts, in ms per frame. */
  script: number;
  /** The main thread's work on style and layout, in ms per frame. */
  layout: number;
}

async function scroll(page: Page, cdp: CDPSession): Promise<Way> {
  const costs = async (...names: string[]): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
  };
  const all = async () =>
    [await costs('ScriptDuration'), await costs('LayoutDuration', 'RecalcStyleDuration')] as const;
  const before = await all();
  const frames = await page.evaluate<number[]>(SCROLL);
  const after = await all();
  return {
    frames,
    script: (after[0] - before[0]) / frames.length,
    layout: (after[1] - before[1]) / frames.length,
  };
}

async function measure(browser: Browser, url: string, member: Member): Promise<void> {
  const page = await openFeed(browser, url, member);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const feed = await scroll(page, cdp);
  await page.evaluate(WATCH);
  const hearts = page.getByRole('feed').getByRole('button', { name: /^Like/ });
  for (let at = 0; at < LIKES; at += 1) {
    // A liked post's button has another name, so the first match is always the next post.
    const heart = hearts.first();
    await heart.scrollIntoViewIfNeeded();
    const box = await heart.boundingBox();
    // `heart.tap()` would first check the element, within the measured time.
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(1000);
  const presses = await page.evaluate<number[]>('presses');
  await page.evaluate(EMPTY);
  const empty = await scroll(page, cdp);
  const inTime = ({ frames }: Way): number => (frames.filter((time) => time <= FRAME_MS).length / frames.length) * 100;
  report(`${POSTS} posts, ${feed.frames.length} frames, ${SLOWER} × slower`, [
    { what: 'frames within 16.7 ms', value: inTime(feed), unit: '%', atLeast: 95 },
    { what: 'the same of an empty page', value: inTime(empty), unit: '%' },
    { what: 'frame, p50', value: median(feed.frames), unit: 'ms' },
    { what: 'the same of an empty page', value: median(empty.frames), unit: 'ms' },
    { what: 'script a frame', value: feed.script, unit: 'ms' },
    { what: 'style and layout a frame', value: feed.layout, unit: 'ms' },
    { what: 'longest frame', value: Math.max(...feed.frames), unit: 'ms' },
    // With fewer than fifty presses, INP (interaction to next paint) is the longest press.
    { what: `a like, longest of ${LIKES}`, value: Math.max(0, ...presses), unit: 'ms', atMost: 100 },
    { what: 'a like, p50', value: quantile([0, ...presses], 0.5), unit: 'ms' },
  ]);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
const folder = await mkdtemp(join(tmpdir(), 'wildin-feed-scroll-'));
const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', WEB_DIR: BUILT_WEB, RATE_LIMIT_MULTIPLIER: '1000' };
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
let server = await startProcess(env);
try {
  await ready(server);
  const authors = [
    await newcomer(server.url, 'ada'),
    await newcomer(server.url, 'bo'),
    await newcomer(server.url, 'cy'),
  ];
  const reader = await newcomer(server.url, 'dana');
  server.child.kill('SIGTERM');
  await server.exited;
  const { db, close } = await openEmbedded(folder);
  const ids = authors.map(({ id }) => id);
  await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
    SELECT gen_random_uuid(), (${ids}::bigint[])[1 + n % 3],
      repeat('The tide pools are open on Sunday, bring shoes. ', 1 + n % 3), 'public',
      date_trunc('milliseconds', now() - n * interval '1 minute') FROM generate_series(1, ${POSTS}::int) n`.execute(db);
  await close();
  server = await startProcess(env);
  await ready(server);
  await measure(browser, server.url, reader);
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.exited;
  await rm(folder, { recursive: true });
}
