/**
 * Opens a member's five pages on a slow line (Lighthouse's "slow 4G") with a quarter of the processor: first in an empty
 * browser, then again in one that has opened them before. Measures when the page's own content first shows, and then the
 * changes between the tabs. BENCH_RUNS sets the number of runs; PAGES sets the pages, as in PAGES=peek,self. Builds the
 * web app if the build is stale. Needs a Chromium (CHROMIUM_PATH or on PATH).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { directRoom, enter, meet, person, send, write, type Entered } from '#e2e/people.ts';
import { buildIfStale } from '#scripts/build-if-stale.ts';
import { findChromium } from '#scripts/chromium.ts';
import { BUILT_WEB, ready, startProcess } from '#test/process.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import { median, report, type BenchRow } from './table.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const SLOWER = 4;
const [POSTS, OTHERS] = [3, 9];
const BIO = 'I know when the tide is out.';
/** The pages, and words that only the server can have said. */
const all = [
  { name: 'home', path: '/', words: 'The ferry is late.', tab: '' },
  { name: 'match', path: '/match', words: 'Bo', tab: 'Match' },
  { name: 'peek', path: '/peek', words: 'The tide pools', tab: 'Peek' },
  { name: 'chat', path: '/chat', words: 'The ferry is late.', tab: 'Chat' },
  { name: 'self', path: '/self', words: BIO, tab: 'Self' },
];
const wanted = process.env['PAGES']?.split(',');
const pages = all.filter(({ name }) => wanted?.includes(name) ?? true);

/** Notes the time of the first frame that shows the words, and the time by which long tasks exceed 50 ms. */
const watch = `{
  globalThis.visit = { shown: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  globalThis.whenShown = (words, then) => {
    const has = (element) => element.textContent.includes(words);
    const look = () => {
      let found = document.querySelector('main');
      while (found && has(found)) {
        const inner = [...found.children].find((child) => has(child) && child.checkVisibility());
        if (inner === undefined) break;
        found = inner;
      }
      if (found && has(found) && found.checkVisibility()) {
        const { port1, port2 } = new MessageChannel();
        // A message of a frame is read after the frame has been painted.
        requestAnimationFrame(() => { port1.onmessage = () => then(performance.now()); port2.postMessage(0); });
      } else requestAnimationFrame(look);
    };
    look();
  };
}`;

interface Visit {
  /** When the content showed, in s. */
  shown: number;
  /** When anything showed, in s. */
  painted: number;
  /** The blocking time, in ms. */
  blocked: number;
}

interface Browsing {
  context: BrowserContext;
  close: () => Promise<void>;
}

/** Starts a browser of a signed-in member, with empty stores, as a phone has it. */
async function browse(
  executablePath: string,
  line: SlowLine,
  { accessToken, refreshToken }: Entered,
): Promise<Browsing> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  context.setDefaultTimeout(120_000);
  line.slow(false);
  const page = await context.newPage();
  await page.goto(`${line.url}/favicon.svg`);
  await page.evaluate(`{
    localStorage.setItem('accessToken', '${accessToken}');
    localStorage.setItem('refreshToken', '${refreshToken}');
    localStorage.setItem('name', 'Ada');
    document.cookie = 'member=1; path=/; max-age=3600';
  }`);
  await page.close();
  await context.addInitScript(watch);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a page of a browser with a slow processor, whose service worker sleeps as at the start of a day. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function visit(context: BrowserContext, line: SlowLine, { path, words }: (typeof all)[number]): Promise<Visit> {
  const page = await slowPage(context);
  line.slow(true);
  await page.goto(line.url + path, { waitUntil: 'commit' });
  const shown = await page.evaluate<number>(`new Promise((then) => whenShown(${JSON.stringify(words)}, then))`);
  await page.waitForLoadState('networkidle');
  const [painted, blocked] = await page.evaluate<[number, number]>(
    `[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, visit.blocked]`,
  );
  line.slow(false);
  await page.close();
  return { shown: shown / 1000, painted: painted / 1000, blocked };
}

/** Opens every page twice with a quick line, so that the browser has all that it keeps. */
async function settle({ context }: Browsing, line: SlowLine): Promise<void> {
  const page = await context.newPage();
  await page.goto(line.url);
  await page.mouse.click(1, 1);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  for (const { path, words } of [...all, ...all]) {
    await page.goto(line.url + path);
    await page.evaluate(`new Promise((then) => whenShown(${JSON.stringify(words)}, then))`);
    await page.waitForLoadState('networkidle');
    // What is kept is written a second after it came.
    await page.waitForTimeout(1500);
  }
  await page.close();
}

/** Presses the tabs of a page at rest, each for the first time; returns the times from press to content, in ms. */
async function changes({ context }: Browsing, line: SlowLine): Promise<Map<string, number>> {
  const page = await slowPage(context);
  line.slow(true);
  await page.goto(line.url);
  await page.waitForLoadState('networkidle');
  // The first touch lets the page fetch the tabs.
  await page.mouse.click(1, 1);
  await page.waitForTimeout(3000);
  const times = new Map<string, number>();
  for (const { name, words, tab } of all.filter((one) => one.tab !== '')) {
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: tab })
      .filter({ visible: true });
    await page.evaluate(`globalThis.took = new Promise((then) => addEventListener('click', ({ timeStamp }) => {
      queueMicrotask(() => whenShown(${JSON.stringify(words)}, (now) => then(now - timeStamp)));
    }, { capture: true, once: true })); undefined`);
    await link.tap();
    times.set(name, await page.evaluate<number>('took'));
    await page.waitForTimeout(1000);
  }
  line.slow(false);
  await page.close();
  return times;
}

/** Fills the server: a match who has written, posts of several people, and the member's own. */
async function fill(url: string): Promise<Entered> {
  const ada = await enter(url, person('Ada', { bio: BIO }), 'preferences');
  const bo = await enter(url, person('Bo', { gender: 'men' }), 'preferences');
  await meet(url, ada);
  await write(url, bo, { roomId: await directRoom(url, ada, bo), content: 'The ferry is late.' });
  const say = async ({ accessToken: token }: Entered, n: number): Promise<void> => {
    const content = 'The tide pools are open on Sunday, bring shoes. '.repeat(1 + (n % 2));
    await send(`${url}/api/posts`, { token, body: { content } });
  };
  for (let n = 0; n < POSTS; n += 1) await say(ada, n);
  for (let n = 0; n < OTHERS; n += 1) await say(n % 3 === 0 ? bo : await enter(url, person(`Cy${n}`), 'profile'), n);
  return ada;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'wildin-return-visit-'));
const line = await openSlowLine();
const server = await startProcess({
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  POW: 'on',
  POW_COST: '1',
  PUBLIC_URL: line.url,
  RATE_LIMIT_MULTIPLIER: '1000',
  WEB_DIR: BUILT_WEB,
});
try {
  await ready(server);
  line.lead(server.url);
  const ada = await fill(server.url);
  const known = await browse(executablePath, line, ada);
  await settle(known, line);
  const rows: BenchRow[] = [];
  for (const page of pages) {
    const [first, again]: [Visit[], Visit[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      const fresh = await browse(executablePath, line, ada);
      first.push(await visit(fresh.context, line, page));
      await fresh.close();
      again.push(await visit(known.context, line, page));
    }
    const of = (visits: Visit[], figure: keyof Visit): number => median(visits.map((one) => one[figure]));
    rows.push(
      { what: `${page.name}: content, first visit`, value: of(first, 'shown'), unit: 's' },
      { what: `${page.name}: content, again`, value: of(again, 'shown'), unit: 's', atMost: 0.8 },
      { what: `${page.name}: again ÷ first visit`, value: of(again, 'shown') / of(first, 'shown'), unit: '×' },
      { what: `${page.name}: first paint, again`, value: of(again, 'painted'), unit: 's' },
      { what: `${page.name}: blocking time, first visit`, value: of(first, 'blocked'), unit: 'ms' },
      { what: `${page.name}: blocking time, again`, value: of(again, 'blocked'), unit: 'ms' },
    );
  }
  const times: Map<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await changes(known, line));
  for (const { name, tab } of all) {
    const values = times.flatMap((one) => one.get(name) ?? []);
    if (tab !== '') rows.push({ what: `tab to ${name}`, value: median(values), unit: 'ms', atMost: 100 });
  }
  report(`Return visit, ${RUNS} runs, slow line, processor ÷ ${SLOWER}`, rows);
  await known.close();
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await line.close();
  await rm(folder, { recursive: true });
}
