import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectTalking, secondDevice } from './calls.ts';
import { expect, keepPicture, NO_NETWORK, test, type Opening } from './fixtures.ts';
import { holdLine, type Line } from './line.ts';
import { directRoom, notifyAlways, person, town, write, type Person } from './people.ts';
import { DESK, PHONE } from './views.ts';

/** How a screen is looked at. */
const VIEWS = {
  phone: { size: PHONE, colorScheme: 'light', text: '' },
  'phone-dark': { size: PHONE, colorScheme: 'dark', text: '' },
  desk: { size: DESK, colorScheme: 'light', text: '' },
  'desk-dark': { size: DESK, colorScheme: 'dark', text: '' },
  narrow: { size: { width: 320, height: 640 }, colorScheme: 'light', text: '' },
  landscape: { size: { width: 844, height: 390 }, colorScheme: 'light', text: '' },
  large: { size: PHONE, colorScheme: 'light', text: '200%' },
} as const;
type View = keyof typeof VIEWS;

const all = Object.keys(VIEWS) as View[];
const long: readonly View[] = ['phone', 'desk', 'narrow', 'landscape', 'large'];

interface Scene {
  /** The beginning of the pictures' names. */
  set: string;
  one: Person;
  other: Person;
  views: readonly View[];
  options?: Opening['options'];
}

const from = (name: string, given: Partial<Person>): Person => ({ ...person('looks', given), name });

/** A name from right to left, and the longest one that a person may have, without a place to break. */
const HEBREW = 'נועה בן־דוד';
const LONG = 'Wilhelminamaria';

const scenes: readonly Scene[] = [
  {
    set: 'call',
    one: from('Ana', { type: 'ISFJ' }),
    other: from('Wren', { type: 'INFJ' }),
    views: all,
    options: { reducedMotion: 'no-preference' },
  },
  { set: 'call-long', one: from(HEBREW, { type: 'ENFP' }), other: from(LONG, { type: 'INTJ' }), views: long },
  {
    set: 'call-spanish',
    one: from('Ana', { type: 'INTP' }),
    other: from('Xochiquétzal', { type: 'ESTP' }),
    views: ['phone', 'desk', 'narrow', 'large'],
    options: { locale: 'es-MX' },
  },
];

const spanish = JSON.parse(
  readFileSync(join(import.meta.dirname, '../content/languages/es/interface/calls.json'), 'utf8'),
) as Record<string, string>;

/** With LOOK, only the states that it matches are taken: `LOOK='1[0-3]'`. */
const looked = new RegExp(process.env['LOOK'] ?? '.');

interface Looked {
  views: readonly View[];
  /** Runs in each view, before its picture. */
  prepare: () => Promise<unknown>;
}

/** Takes a picture in each view, and checks that no view can be pushed sideways. */
async function shoot(page: Page, name: string, how: readonly View[] | Looked): Promise<void> {
  const { views, prepare }: Partial<Looked> & Pick<Looked, 'views'> = 'views' in how ? how : { views: how };
  if (!looked.test(name)) return;
  for (const view of views) {
    const { size, colorScheme, text } = VIEWS[view];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.evaluate((large) => document.documentElement.style.setProperty('font-size', large), text);
    await prepare?.();
    // Springs and fades end; rings and waves go on.
    await page.waitForTimeout(350);
    await keepPicture(page, `${name}-${view}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(wide, `${name}-${view}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
}

for (const { set, one: ana, other: bo, views, options = {} } of scenes) {
  test(`Every state of a call is seen (${set})`, async ({ open, product }) => {
    test.setTimeout(600_000);
    const zip = town();
    const opening: Opening = {
      stage: 'quiz',
      options: { permissions: ['microphone', 'camera'], ...options },
      expected: NO_NETWORK,
    };
    const one = await open({ ...ana, zip }, opening);
    const other = await open({ ...bo, zip }, opening);
    const roomId = await directRoom(product.url, one.entered, other.entered);
    for (const { entered } of [one, other]) await notifyAlways(product.url, entered);
    await write(product.url, one.entered, { roomId, content: 'four pages! and a pressed leaf' });
    await write(product.url, other.entered, { roomId, content: 'the leaf did most of the writing' });
    const lines: Line[] = [];
    for (const { page } of [one, other]) {
      lines.push(await holdLine(page));
      await weakenable(page);
    }
    const laptop = await secondDevice(other, product.url, options);
    const a = one.page;
    const b = other.page;
    for (const page of [a, b]) await page.goto(`/chat/${roomId}`);
    const isSpanish = options.locale !== undefined;
    const word = (id: string, english: string): string => (isSpanish ? (spanish[id] ?? english) : english);
    const named = (text: string, name: string): string => text.replace(/\{name\}|<name\/>/, name);
    const press = (page: Page, id: string, english: string): Promise<void> =>
      page
        .getByRole('button', { name: word(id, english), exact: true })
        .first()
        .click();
    const take = (page: Page, state: string): Promise<void> => shoot(page, `${set}-${state}`, views);
    const come = async (page: Page, at: number): Promise<void> =>
      page
        .getByRole('group', { name: word('calls.come-in-as', 'Come in as') })
        .getByRole('radio')
        .nth(at)
        .check({ force: true });
    const start = async (page: Page, name: string, at = 1): Promise<void> => {
      await page
        .getByRole('button', { name: named(word('calls.call-name', 'Call {name}'), name), exact: true })
        .click();
      await come(page, at);
      await press(page, 'calls.agree-and-call', 'Agree and call');
    };
    const pick = async (page: Page, at = 1): Promise<void> => {
      await come(page, at);
      await press(page, 'calls.answer', 'Answer');
    };

    // The question.
    await a.getByRole('button', { name: named(word('calls.calls-with', 'Calls with {name}'), bo.name) }).click();
    await a.locator('[data-call-question]').waitFor();
    await take(a, '01-ask-own');
    await press(a, 'calls.ask', 'Ask');
    await b.locator('[data-call-question]').waitFor();
    await take(a, '02-asked');
    await take(b, '03-asking');
    await press(b, 'calls.yes-both-ways', 'Yes, both ways');
    await b.waitForTimeout(500);
    await take(b, '04-folded');
    // Before the ring, ringing, connecting.
    await a.getByRole('button', { name: named(word('calls.call-name', 'Call {name}'), bo.name), exact: true }).click();
    await a.getByRole('group').first().waitFor();
    await take(a, '05-start');
    await come(a, 1);
    const { promise: goOn, resolve: letThrough } = Promise.withResolvers<void>();
    await a.route('**/api/calls/*/relay', async (route) => {
      await goOn;
      await route.continue();
    });
    await laptop.page.goto(`/chat/${roomId}`);
    await press(a, 'calls.agree-and-call', 'Agree and call');
    await b.getByRole('button', { name: word('calls.answer', 'Answer') }).waitFor();
    await shoot(a, `${set}-06-ringing-out`, views);
    await shoot(
      b,
      `${set}-07-ringing-in`,
      views.filter((view) => !view.startsWith('desk-')),
    );
    await pick(b);
    await shoot(a, `${set}-08-connecting`, views.slice(0, 3));
    await shoot(laptop.page, `${set}-09-elsewhere`, ['phone', 'desk']);
    letThrough();
    await expectTalking(a, b);
    await a.waitForTimeout(1500);
    await take(a, '10-talk-animal');
    // The window of another width is a new one, in which nothing is open.
    const openMore = async (): Promise<void> => {
      const more = a.getByRole('button', { name: word('calls.more', 'More'), exact: true, expanded: false });
      if ((await more.count()) > 0) await more.first().click();
    };
    await shoot(a, `${set}-11-more`, { views, prepare: openMore });
    const showEnd = async (): Promise<void> => {
      await openMore();
      await a.evaluate(() => {
        const box = document.querySelector('[role=dialog]');
        for (const each of [box, ...(box?.querySelectorAll('*') ?? [])]) each?.scrollTo(0, 10_000);
      });
    };
    await shoot(a, `${set}-12-more-end`, { views, prepare: showEnd });
    await openMore();
    await press(a, 'calls.more', 'More');
    await press(b, 'calls.camera', 'Camera');
    await a.locator('video').first().waitFor();
    await a.waitForTimeout(1500);
    await take(a, '13-talk-camera');
    await press(a, 'calls.camera', 'Camera');
    await a.waitForTimeout(800);
    await shoot(a, `${set}-14-both-cameras`, views.slice(0, 3));
    await press(b, 'calls.camera', 'Camera');
    await press(a, 'calls.camera', 'Camera');
    await a.waitForTimeout(800);
    await take(a, '15-talk-voice');
    await press(a, 'calls.mute', 'Mute');
    await shoot(a, `${set}-16-muted`, views.slice(0, 3));
    await press(a, 'calls.mute', 'Mute');
    await press(a, 'calls.make-small', 'Make the call small');
    await take(a, '17-small');
    await a.getByRole('button', { name: word('calls.back-to-the-call', 'Back to the call') }).click();
    await a.keyboard.press('Escape');
    await a.waitForTimeout(400);
    await shoot(a, `${set}-18-hang-up-question`, views.slice(0, 1));
    await press(a, 'calls.stay', 'Stay');
    // A weak line.
    await press(b, 'calls.animal', 'Animal');
    await press(a, 'calls.animal', 'Animal');
    await a.evaluate(() => Object.assign(window, { isWeak: true }));
    await a.waitForTimeout(5500);
    await shoot(a, `${set}-19-thin`, views.slice(0, 3));
    await a.waitForTimeout(4500);
    await take(a, '20-weak');
    await shoot(b, `${set}-21-their-picture-pauses`, views.slice(0, 3));
    await a.evaluate(() => Object.assign(window, { isWeak: false }));
    // Our server is out of reach, for 30 seconds.
    await lines[0]?.cut();
    await a.getByText(word('calls.looking-for-the-line', 'Looking for the line again')).first().waitFor();
    await take(a, '22-looking');
    await a.getByText(word('calls.line-lost', 'The line was lost')).first().waitFor({ timeout: 60_000 });
    await take(a, '23-lost');
    await b.getByText(word('calls.line-lost', 'The line was lost')).first().waitFor({ timeout: 60_000 });
    await shoot(b, `${set}-24-lost-there`, views.slice(0, 3));
    await lines[0]?.mend();
    for (const page of [a, b]) await press(page, 'calls.close', 'Close');
    await a.waitForTimeout(6000);
    // Not now, and what the logs say.
    await start(a, bo.name, 0);
    await b.getByRole('button', { name: word('calls.answer', 'Answer') }).waitFor();
    await shoot(b, `${set}-25-ringing-voice`, views.slice(0, 1));
    await press(b, 'calls.not-now', 'Not now');
    await a.getByText(word('calls.no-answer', 'No answer')).first().waitFor();
    await shoot(a, `${set}-26-no-answer`, views);
    await press(a, 'calls.close', 'Close');
    await take(a, '27-log-caller');
    await shoot(b, `${set}-28-log-called`, views);
    // Without a microphone, and a device that is taken away.
    await a.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await start(a, bo.name, 0);
    await pick(b, 2);
    await expectTalking(a, b);
    await press(a, 'calls.camera', 'Camera');
    await a.waitForTimeout(500);
    await take(a, '29-refused');
    await b.evaluate(() => Object.assign(window, { isGone: true }));
    await b.evaluate(() => {
      const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
      for (const track of tracks) track.dispatchEvent(new Event('ended'));
    });
    await b.waitForTimeout(800);
    await take(b, '30-gone');
    await press(a, 'calls.hang-up', 'Hang up');
    await b.getByText(word('calls.call-over', 'The call is over')).first().waitFor();
    await take(b, '31-ended');
    for (const page of [a, b]) await press(page, 'calls.close', 'Close');
    // Report and block from the call.
    await start(b, ana.name, 1);
    await pick(a, 1);
    await expectTalking(a, b);
    await press(b, 'calls.more', 'More');
    await b.getByRole('button', { name: word('calls.report', 'Report this call') }).click();
    await b.waitForTimeout(1500);
    await shoot(b, `${set}-32-report`, views.slice(0, 3));
  });
}

/** Makes the page's measurements worse while `isWeak`, and remembers its tracks. Call it before the page loads. */
async function weakenable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { isWeak?: boolean; isGone?: boolean; tracks: MediaStreamTrack[] };
    state.tracks = [];
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      override async getStats(): Promise<RTCStatsReport> {
        const report = await super.getStats();
        if (!state.isWeak) return report;
        const changed = new Map<string, unknown>();
        report.forEach((entry: { type: string }, id: string) => {
          changed.set(id, entry.type === 'remote-inbound-rtp' ? { ...entry, fractionLost: 0.4 } : entry);
        });
        return changed;
      }
    };
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (state.isGone) throw new DOMException('none', 'NotFoundError');
      const stream = await real(wanted);
      state.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}
