import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, meet, person, send, town, write, type Entered } from './people.ts';
import { say } from './posting.ts';
import { DESK, PHONE } from './views.ts';

/** The greatest sum of the shifts of a page, and the farthest that a thing on it may move (px), while it loads. */
const [MOST, FARTHEST] = [0.01, 8];

/** The pages of a member; `roomId` and `postId` are of a room and a post that they can read. */
const pagesOf = ({ roomId, postId }: { roomId?: string; postId?: string }): string[] => [
  '/',
  '/match',
  '/peek',
  '/peek?tab=pack',
  '/post',
  '/chat',
  '/self',
  '/browse',
  '/challenge',
  '/trending',
  '/chaos',
  '/activity',
  '/subscription',
  '/account',
  '/account/notifications',
  '/account/security',
  '/account/blocked',
  '/account/data',
  '/soul-matching-setup',
  ...(roomId === undefined ? [] : [`/chat/${roomId}`]),
  ...(postId === undefined ? [] : [`/post/${postId}`, '/my-report']),
];

/** Watches the shifts of every page that this page opens. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0, far: [] as string[] };
    Object.assign(globalThis, { moved });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.className} "${node?.textContent?.slice(0, 30)}"`;
    };
    interface Shift {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        moved.sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const way = Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top));
          const wasSeen = from.width * from.height > 0 && to.width * to.height > 0;
          moved.far.push(`${wasSeen ? Math.round(way) : 0} px ${nameOf(node)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Lets the server's answers to this page arrive one by one, each after the page has shown what came before, as on a slow
 * line. Otherwise all would come before the first frame.
 */
async function oneByOne(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    const before = last;
    let done = (): void => undefined;
    last = new Promise((resolve) => (done = resolve));
    // A page that the browser has left needs no answer, and paints nothing more.
    const response = await route.fetch().catch(() => undefined);
    await before;
    if (response !== undefined) await route.fulfill({ response }).catch(() => undefined);
    await page.evaluate(twoFrames).catch(() => undefined);
    done();
  });
}

const twoFrames = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())));

/** Returns what moved by too much on a page while it loaded; empty if nothing did. */
async function movedOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { sum, far } = await page.evaluate<{ sum: number; far: string[] }>('globalThis.moved');
  const tooFar = far.filter((one) => Number.parseInt(one, 10) > FARTHEST);
  return sum > MOST || tooFar.length > 0 ? [`${path}: ${sum.toFixed(3)}`, ...(sum > MOST ? far : tooFar)] : [];
}

/** Gives the person a match with a conversation, people in the hall, a feed, and posts of their own. */
async function furnish(url: string, me: Entered, zip: string): Promise<{ roomId: string; postId: string }> {
  const bo = await enter(url, person('Bo', { zip, gender: 'men' }), 'preferences');
  const { chatRoomId: roomId } = await meet(url, me);
  for (let n = 0; n < 12; n += 1)
    await write(url, n % 3 === 0 ? me : bo, { roomId, content: 'The ferry is late again. '.repeat(1 + (n % 4)) });
  const guest = await enter(url, person('Hal', { zip, gender: 'men' }), 'preferences');
  await send(`${url}/api/users/${guest.id}`, { method: 'PUT', token: guest.accessToken, body: { inQuestHall: true } });
  for (let n = 0; n < 8; n += 1)
    await say(url, n % 2 === 0 ? guest : me, { content: 'The tide pools are open. '.repeat(1 + (n % 5)) });
  const postId = await say(url, me, { content: 'Bring shoes.' });
  return { roomId, postId };
}

for (const [where, size] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`Nothing on the pages of a new member moves while they load on a ${where}`, async ({ open }) => {
    test.setTimeout(400_000);
    const { page } = await open(person('Una', { zip: town() }), { stage: 'profile', options: { viewport: size } });
    await watchShifts(page);
    await oneByOne(page);
    for (const path of pagesOf({})) expect.soft(await movedOn(page, path)).toEqual([]);
  });

  test(`Nothing on the pages of a busy member moves while they load on a ${where}`, async ({ open, product }) => {
    test.setTimeout(400_000);
    const zip = town();
    const who = person('Ada', { zip, bio: 'I know when the tide is out.' });
    const { page, entered } = await open(who, { stage: 'preferences', options: { viewport: size } });
    const known = await furnish(product.url, entered, zip);
    await watchShifts(page);
    await oneByOne(page);
    for (const path of pagesOf(known)) expect.soft(await movedOn(page, path)).toEqual([]);
  });
}
