import { chromium, type Browser, type Page } from '@playwright/test';
import { CALL_OUTAGE_MS } from '#contract/calls.ts';
import { answer, expectTalking, ring, twoWhoMayCall } from './calls.ts';
import { expect, openBrowser, test, type Open } from './fixtures.ts';
import { OwnNetwork } from './own.network.ts';

const ADDRESSES = { Ana: '10.77.0.2', Bo: '10.77.0.3' } as const;
const LOOKING = 'Looking for the line again';
const WEAK_LINE = 'Weak line: picture off, voice goes on';
/** Opus sends a packet of sound every 20 ms. */
const PACKETS_A_SECOND = 50;

let network: OwnNetwork;
let browsers: Browser[] = [];
test.beforeAll(async ({ product }) => {
  const port = Number(new URL(product.url).port);
  network = await OwnNetwork.open(port);
  for (const [name, address] of Object.entries(ADDRESSES)) await network.add(name, address, port);
});
test.afterEach(async () => {
  for (const browser of browsers) await browser.close();
  browsers = [];
});
test.afterAll(() => network.close());

/** Opens the browser of a person on the machine with their name. */
const openOn =
  (url: string): Open =>
  async (who, opening) => {
    const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
    const browser = await chromium.launch({ executablePath: network.programOn(who.name, executablePath), args });
    browsers.push(browser);
    return openBrowser(browser, url, { who, ...opening });
  };

type Reading = [at: number, packets: number, frames: number];
/** What the page said of its line, as it changed. */
type Said = 'good' | 'thin' | 'weak';

/**
 * Makes a page count every 100 ms the packets of sound and the frames that have arrived in all its connections, and note
 * what it says of its line.
 */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readings: Reading[] = [];
    const said: Said[] = ['good'];
    const counted = new Map<RTCPeerConnection, [number, number]>();
    Object.assign(window, { readings, said });
    const read = async (): Promise<void> => {
      const { connections = [] } = window as { connections?: RTCPeerConnection[] };
      for (const one of connections) {
        if (one.connectionState === 'closed') continue;
        let [packets, frames] = [0, 0];
        (await one.getStats()).forEach((entry: Record<string, unknown>) => {
          if (entry['type'] !== 'inbound-rtp') return;
          if (entry['kind'] === 'audio') packets += Number(entry['packetsReceived'] ?? 0);
          else frames += Number(entry['framesDecoded'] ?? 0);
        });
        counted.set(one, [packets, frames]);
      }
      const sums = [...counted.values()].reduce((sum, [p, f]) => [sum[0] + p, sum[1] + f] as [number, number], [0, 0]);
      readings.push([Date.now(), ...sums]);
      const words = document.body.textContent;
      const now = words.includes('Weak line') ? 'weak' : words.includes('The line is thin') ? 'thin' : 'good';
      if (said.at(-1) !== now) said.push(now);
    };
    setInterval(() => void read(), 100);
  });
}

interface Heard {
  seconds: number;
  packets: number;
  frames: number;
  /** The longest time without a packet of sound, in milliseconds. */
  silence: number;
}

/** Returns what a page has heard and seen since a time. */
async function heard(page: Page, since: number): Promise<Heard> {
  const readings = await page.evaluate(() => (window as unknown as { readings: Reading[] }).readings);
  const late = readings.filter(([at]) => at >= since);
  const [first = [since, 0, 0], last = [since, 0, 0]] = [late[0], late.at(-1)];
  let [silence, lastHeard, packets] = [0, first[0], first[1]];
  for (const [at, now] of late) {
    if (now > packets) [lastHeard, packets] = [at, now];
    silence = Math.max(silence, at - lastHeard);
  }
  return { seconds: (last[0] - first[0]) / 1000, packets: last[1] - first[1], frames: last[2] - first[2], silence };
}

/** Waits until a page hears all of a second, or none of it. */
async function expectSound(isHeard: boolean, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const ofASecond = async (): Promise<number> => (await heard(page, Date.now() - 1000)).packets;
    const packets = expect.poll(ofASecond, { timeout: 60_000, intervals: [200] });
    if (isHeard) await packets.toBeGreaterThan(PACKETS_A_SECOND * 0.8);
    else await packets.toBe(0);
  }
}

/** Waits until the pages look for no line: they have one to each other and one to our server. */
async function expectFound(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByText(LOOKING)).toHaveCount(0);
    await expect(page.getByRole('timer')).toBeVisible();
  }
}

const wordsOf = (page: Page): Promise<Said[]> => page.evaluate(() => (window as unknown as { said: Said[] }).said);

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const table: Record<string, Record<string, string>> = {};

/** Does something, watches both pages for a time, and notes what they heard. */
async function watch(what: string, pages: Record<string, Page>, during: () => Promise<unknown>): Promise<Heard[]> {
  const since = Date.now();
  await during();
  const all: Heard[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const one = await heard(page, since);
    all.push(one);
    const rate = (many: number): string => (many / one.seconds).toFixed(1);
    table[`${what}, ${name}`] = {
      seconds: one.seconds.toFixed(1),
      'sound/s': rate(one.packets),
      'frames/s': rate(one.frames),
      'longest silence, ms': String(one.silence),
    };
  }
  return all;
}

test('A call goes on through loss, delay, a new address and a lost server', async ({ product }) => {
  test.setTimeout(400_000);
  const { one, other } = await twoWhoMayCall(openOn(product.url), product.url, { watch: true, onPage: count });
  const pages = { Ana: one.page, Bo: other.page };
  try {
    await ring(one.page, 'Bo', 'Camera');
    await answer(other.page, 'animal');
    await expectTalking(one.page, other.page);

    await watch('fair', pages, () => pass(4000));
    network.rain({ loss: 0.05, delay: 150 }, 'Ana', 'Bo');
    await pass(1000);
    for (const { packets, seconds, frames } of await watch('5 %, 300 ms there and back', pages, () => pass(8000))) {
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.85);
      expect(frames / seconds).toBeGreaterThan(1);
    }
    network.rain({ loss: 0.05, delay: 300 }, 'Ana', 'Bo');
    await pass(1000);
    for (const { packets, seconds, frames } of await watch('5 %, 300 ms each way', pages, () => pass(8000))) {
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.85);
      expect(frames / seconds).toBeGreaterThan(1);
    }

    network.rain({ loss: 0.25, delay: 150 }, 'Ana', 'Bo');
    await watch('25 %, until no picture is sent', pages, () =>
      Promise.all(
        [one.page, other.page].map((page) => expect(page.getByRole('dialog').getByText(WEAK_LINE)).toBeVisible()),
      ),
    );
    // The picture gets smaller before it goes. The page that hears that the other's picture pauses says that instead.
    const all = await Promise.all([one.page, other.page].map(wordsOf));
    expect(all.map((words) => words.slice(0, 3).join(' '))).toContain('good thin weak');
    await pass(1000);
    for (const { packets, seconds, frames } of await watch('25 %, voices alone', pages, () => pass(5000))) {
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.6);
      expect(frames).toBe(0);
    }
    network.rain({ loss: 0, delay: 0 }, 'Ana', 'Bo');
    await watch('fair again, until the picture is back', pages, () =>
      Promise.all(
        [one.page, other.page].map((page) =>
          expect(page.getByText(/^(?:Weak line|The line is thin|Their picture pauses)/)).toHaveCount(0),
        ),
      ),
    );

    const moved = Date.now();
    await watch('Ana’s address changes', pages, async () => {
      network.move('Ana', '10.77.0.22');
      await expectSound(false, other.page);
      await expectSound(true, one.page, other.page);
    });
    table['Ana’s address changes, Bo'] = {
      ...table['Ana’s address changes, Bo'],
      'sound is back after, s': ((Date.now() - moved) / 1000).toFixed(1),
    };
    await expectFound(one.page, other.page);
    for (const { packets, seconds } of await watch('after the change', pages, () => pass(3000)))
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.8);

    for (const { packets, seconds } of await watch('20 s without our server', pages, async () => {
      network.cutServer(true);
      await pass(20_000);
    }))
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.9);
    await expect(one.page.getByText(LOOKING)).toBeVisible();
    network.cutServer(false);
    for (const { packets, seconds } of await watch('and after it', pages, () => expectFound(one.page, other.page)))
      expect(packets / seconds).toBeGreaterThan(PACKETS_A_SECOND * 0.9);

    const since = Date.now();
    network.cutServer(true);
    const endOf = async (page: Page): Promise<number> => {
      await expect(page.getByRole('dialog', { name: 'The line was lost' })).toBeVisible({ timeout: 60_000 });
      return Date.now() - since;
    };
    const ends = await Promise.all([endOf(one.page), endOf(other.page)]);
    for (const [at, name] of Object.keys(pages).entries())
      table[`our server is gone for good, ${name}`] = { 'over after, s': ((ends[at] ?? 0) / 1000).toFixed(1) };
    // Half a minute is survived, and it begins when a page notices: at most a check's interval and its wait later.
    expect(Math.min(...ends)).toBeGreaterThan(CALL_OUTAGE_MS);
    expect(Math.max(...ends)).toBeLessThan(CALL_OUTAGE_MS + 20_000);
  } finally {
    // oxlint-disable-next-line no-console -- the figures are for people
    console.table(table);
  }
});
