/**
 * Runs Lighthouse (mobile) on pages of the built product: the landing page, and a member's home, feed and profile.
 * Compares the medians of five runs with the budget. BENCH_RUNS sets the number of runs; PAGES sets the pages, as in
 * PAGES=peek,self. Builds the web app if the build is stale. Needs a Chromium (CHROMIUM_PATH or on PATH).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { BUILT_WEB, ready, startProcess } from '#test/process.ts';
import { buildIfStale } from '#scripts/build-if-stale.ts';
import { findChromium } from '#scripts/chromium.ts';
import { newcomer, send } from './members.ts';
import { median, report, type BenchRow } from './table.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** The most posts that a new member can write in an hour. */
const POSTS = 3;
const ofVisitor = [{ name: 'landing', path: '/', isPublic: true }];
const ofMember = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'peek', path: '/peek', isPublic: false },
  { name: 'self', path: '/self', isPublic: false },
];
const wanted = process.env['PAGES']?.split(',');

/** Returns the transferred kilobytes of one kind of resource. */
function transferred(result: Result, type: string): number {
  const details = result.audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  const bytes = details.items
    .filter((item) => item['resourceType'] === type)
    .reduce((sum, item) => sum + Number(item['transferSize']), 0);
  return bytes / 1024;
}

interface Figure {
  what: string;
  unit: string;
  of: (result: Result) => number;
  atMost?: number;
  atLeast?: number;
}

const audit =
  (name: string, scale = 1) =>
  (result: Result): number =>
    (result.audits[name]?.numericValue ?? Number.NaN) / scale;
const category =
  (name: string) =>
  (result: Result): number =>
    Math.round((result.categories[name]?.score ?? Number.NaN) * 100);

const figures: Figure[] = [
  { what: 'JavaScript', unit: 'kB', of: (result) => transferred(result, 'Script'), atMost: 124 },
  { what: 'CSS', unit: 'kB', of: (result) => transferred(result, 'Stylesheet'), atMost: 15 },
  { what: 'first contentful paint', unit: 's', of: audit('first-contentful-paint', 1000), atMost: 0.9 },
  { what: 'largest contentful paint', unit: 's', of: audit('largest-contentful-paint', 1000), atMost: 1.6 },
  { what: 'total blocking time', unit: 'ms', of: audit('total-blocking-time'), atMost: 40 },
  { what: 'layout shift', unit: '', of: audit('cumulative-layout-shift'), atMost: 0.01 },
  { what: 'performance', unit: '/ 100', of: category('performance'), atLeast: 98 },
  { what: 'accessibility', unit: '/ 100', of: category('accessibility'), atLeast: 100 },
  { what: 'best practices', unit: '/ 100', of: category('best-practices'), atLeast: 100 },
  { what: 'SEO', unit: '/ 100', of: category('seo'), atLeast: 100 },
];

/** Signs in a person with a few posts, which the feed and the profile show. */
async function signIn(port: number, url: string): Promise<void> {
  const { tokens } = await newcomer(url, 'ada');
  for (let at = 1; at <= POSTS; at += 1) {
    const content = `The tide pools are open on Sunday, bring shoes. ${at}`;
    await send(`${url}/api/posts`, { token: tokens.accessToken, body: { content } });
  }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    ([access, refresh]) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { setItem: (name: string, value: string) => void };
      };
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [tokens.accessToken, tokens.refreshToken],
  );
  // Loads the app once, so that the browser has the cookies of a returning member (src/web/look.ts).
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.close();
  await browser.close();
}

/** Returns the medians of a page's figures. SEO counts only for a public page: search engines must skip the others. */
async function measure(url: string, port: number, isPublic: boolean): Promise<BenchRow[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const done = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (done === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    results.push(done.lhr);
  }
  const counting = figures.filter(({ what }) => isPublic || what !== 'SEO');
  return counting.map((figure) => Object.assign({ value: median(results.map(figure.of)) }, figure));
}

const chromePath = findChromium();
if (chromePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'wildin-first-load-'));
const server = await startProcess({
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_MULTIPLIER: '1000',
  WEB_DIR: BUILT_WEB,
});
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  await ready(server);
  const measureAll = async (pages: typeof ofMember): Promise<void> => {
    for (const { name, path, isPublic } of pages.filter((page) => wanted?.includes(page.name) ?? true))
      report(`First load, ${name}`, await measure(server.url + path, chrome.port, isPublic));
  };
  await measureAll(ofVisitor);
  await signIn(chrome.port, server.url);
  await measureAll(ofMember);
} finally {
  chrome.kill();
  server.child.kill('SIGTERM');
  await server.exited;
  await rm(folder, { recursive: true });
}
