import { expect, type Page } from '@playwright/test';
import type { Open, Opening, Visit } from './fixtures.ts';
import { notifyAlways, send, write } from './people.ts';
import { twoTalking } from './twos.ts';

const DEVICES = { options: { permissions: ['microphone', 'camera'] }, stage: 'quiz' } as const satisfies Opening;

interface Wishes {
  /** Whether the test counts what flows. */
  watch?: boolean;
  /** Whether Bo has a second device, which is in the room, too; a text is the address of the device's own server. */
  withLaptop?: boolean | string;
  /** Runs for each page before it loads. */
  onPage?: (page: Page) => unknown;
  /** Matches what Ana's browser may complain of. */
  expected?: RegExp;
}

/** Opens two browsers with devices, for Ana and Bo who have both written. `enter` opens their room in each. */
export async function twoInRoom(
  open: Open,
  url: string,
  { watch = false, withLaptop = false, onPage, expected }: Wishes = {},
) {
  const both = await twoTalking(open, url, { one: { ...DEVICES, ...(expected && { expected }) }, other: DEVICES });
  const { one, other, roomId, room } = both;
  // At night in New York, nothing rings otherwise.
  for (const { entered } of [one, other]) await notifyAlways(url, entered);
  await write(url, one.entered, { roomId, content: 'you type like someone who laughs out loud' });
  await write(url, other.entered, { roomId, content: 'i do. the neighbors have written about it' });
  const laptop = withLaptop === false ? other : await secondDevice(other, withLaptop === true ? url : withLaptop);
  const pages = [...new Set([one.page, other.page, laptop.page])];
  for (const page of pages) await onPage?.(page);
  if (watch) for (const page of pages) await watchConnections(page);
  return { ...both, laptop, enter: () => Promise.all(pages.map((page) => page.goto(room))) };
}

/** Opens the same two browsers, in the room, where both have said yes to calls. */
export async function twoWhoMayCall(open: Open, url: string, wishes: Wishes = {}) {
  const both = await twoInRoom(open, url, wishes);
  const say = (token: string, said: string): Promise<unknown> =>
    send(`${url}/api/chats/${both.roomId}/calls/consent`, { method: 'PUT', token, body: { answer: said } });
  await say(both.one.entered.accessToken, 'ask');
  await say(both.other.entered.accessToken, 'yes');
  await both.enter();
  return both;
}

/** Opens a second browser of the same person, with the server at `url`. */
export async function secondDevice(
  { page }: Pick<Visit, 'page'>,
  url: string,
  options: Opening['options'] = {},
): Promise<{ page: Page }> {
  const state = await page.context().storageState();
  const tokens = state.origins.map(({ localStorage }) => ({
    origin: url,
    localStorage: localStorage.filter(({ name }) => name !== 'deviceId'),
  }));
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const context = await browser.newContext({
    ...options,
    baseURL: url,
    permissions: ['microphone', 'camera'],
    storageState: { cookies: [], origins: tokens },
  });
  return { page: await context.newPage() };
}

type Way = 'Voice' | 'Camera' | 'animal';

/** Chooses how a person comes into a call; the animal's button has the animal's name. */
export async function comeAs(page: Page, way: Way): Promise<void> {
  const group = page.getByRole('group', { name: 'Come in as' });
  const choice = way === 'animal' ? group.getByRole('radio').nth(1) : group.getByRole('radio', { name: way });
  await choice.check({ force: true });
}

/** Rings `name` from their room. */
export async function ring(page: Page, name: string, way: Way = 'animal'): Promise<void> {
  await page.getByRole('button', { name: `Call ${name}` }).click();
  await comeAs(page, way);
  await page.getByRole('button', { name: /^(?:Agree and call|Call)$/ }).click();
}

export async function answer(page: Page, way: Way = 'animal'): Promise<void> {
  await comeAs(page, way);
  await page.getByRole('button', { name: 'Answer' }).click();
}

/** Waits until a browser counts the time of its call. */
export async function expectTalking(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByRole('timer')).toBeVisible();
}

export interface Flow {
  /** Bytes of sound and frames of the picture that have arrived. */
  sound: number;
  frames: number;
  /** The types of the candidates that this side has. */
  candidates: string[];
}

/**
 * Makes the page remember its connections and the tracks of its devices, so that the test can count what flows and take
 * a device away. Call it before the page loads.
 */
async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: RTCPeerConnection[] = [];
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { connections: all, tracks });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        all.push(this);
      }
    };
  });
}

/** Reads the statistics of the page's connection that is open. */
export async function flow(page: Page): Promise<Flow> {
  return page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const counted = { sound: 0, frames: 0, candidates: [] as string[] };
    for (const connection of connections) {
      if (connection.connectionState !== 'connected') continue;
      (await connection.getStats()).forEach((entry: Record<string, unknown>) => {
        const number = (name: string): number => Number(entry[name] ?? 0);
        if (entry['type'] === 'inbound-rtp' && entry['kind'] === 'audio') counted.sound += number('bytesReceived');
        if (entry['type'] === 'inbound-rtp' && entry['kind'] === 'video') counted.frames += number('framesDecoded');
        if (entry['type'] === 'local-candidate') counted.candidates.push(String(entry['candidateType']));
      });
    }
    return counted;
  });
}

/** Ends the page's microphone and camera as the browser does when a device is unplugged or a permission withdrawn. */
export async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const track of (window as unknown as { tracks: MediaStreamTrack[] }).tracks.splice(0)) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}

/** Waits until sound and a picture arrive at all pages, as soon as that can be seen. */
export async function expectFlowNow(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const before = await flow(page);
      const more = async (): Promise<boolean> => {
        const { sound, frames } = await flow(page);
        return sound > before.sound && frames > before.frames;
      };
      await expect.poll(more).toBe(true);
    }),
  );
}

/** Waits until more sound arrives at each page, and more frames at those that expect a picture. */
export async function expectFlow(page: Page, { picture = false } = {}): Promise<void> {
  await expect.poll(async () => (await flow(page)).sound).toBeGreaterThan(0);
  const before = await flow(page);
  await expect.poll(async () => (await flow(page)).sound).toBeGreaterThan(before.sound + 2000);
  if (picture) await expect.poll(async () => (await flow(page)).frames).toBeGreaterThan(before.frames + 5);
}
