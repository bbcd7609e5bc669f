import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair, person, write } from './people.ts';
import { bubbles } from './steps.ts';
import { twoTalking } from './twos.ts';
import { DESK, PHONE } from './views.ts';

const LINES = 4000;
/** The line to which the test scrolls back. */
const BACK = LINES - 640;
/** One turn of the wheel, in pixels: less than the distance at which the page loads more lines. */
const TURN = 1000;
/** The most lines that may be mounted at once. */
const MOST = 250;

const talk = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const line = (page: Page, seq: number) => talk(page).locator(`li[data-seq="${seq}"]`);

interface Track {
  /** How far (px) the lines moved down since the track began. */
  moved: number;
  /** The total distance (px) that the lines moved, up and down. */
  path: number;
  /** The most lines that were mounted at once. */
  lines: number;
}

/** Records in each frame how far the lines moved, as painted. */
async function track(page: Page): Promise<void> {
  await talk(page).evaluate((box) => {
    const kept: Track = { moved: 0, path: 0, lines: 0 };
    (window as unknown as { track: Track }).track = kept;
    let before = new Map<Element, number>();
    const frame = (): void => {
      const lines = box.querySelectorAll('li[data-seq]');
      kept.lines = Math.max(kept.lines, lines.length);
      // The observer reports after the layout of the frame. This callback itself runs before the layout.
      const watch = new IntersectionObserver((entries) => {
        watch.disconnect();
        const now = new Map(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect.top]));
        const steps = [...now].flatMap(([one, top]) => (before.has(one) ? [top - (before.get(one) ?? top)] : []));
        const step = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
        before = now;
        kept.moved += step;
        kept.path += Math.abs(step);
        requestAnimationFrame(frame);
      });
      for (const one of lines) watch.observe(one);
    };
    frame();
  });
}

const tracked = (page: Page): Promise<Track> =>
  page.evaluate(() => ({ ...(window as unknown as { track: Track }).track }));

const room = (page: Page): Promise<{ above: number; below: number }> =>
  talk(page).evaluate((box) => ({
    above: box.scrollTop,
    below: box.scrollHeight - box.scrollTop - box.clientHeight,
  }));

test('A room of thousands of messages opens at its end and scrolls without jumps', async ({ open, product }) => {
  test.setTimeout(150_000);
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const lena = await enter(product.url, person('Lena'), 'profile');
  const roomId = await directRoom(product.url, entered, lena);
  await product.fillRoom(roomId, LINES);
  await page.goto(`/chat/${roomId}`);
  await expect(line(page, LINES)).toBeInViewport();
  await page.mouse.move(195, 400);

  await test.step('a page that comes late, where its place is on screen, moves nothing', async () => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const held = async (route: Route): Promise<void> => {
      await isReleased;
      await route.continue();
    };
    await page.route(/beforeSeq=/, held, { times: 1 });
    await page.mouse.wheel(0, -LINES);
    await expect.poll(async () => (await room(page)).above).toBe(0);
    await track(page);
    release();
    await expect.poll(async () => (await room(page)).above).toBeGreaterThan(TURN);
    expect((await tracked(page)).path).toBeLessThanOrEqual(2);
  });

  await track(page);
  await test.step('back', async () => {
    let turns = 0;
    while ((await line(page, BACK).count()) === 0) {
      // The next page loads above the lines on the screen, and no line may move then.
      await expect.poll(async () => (await room(page)).above).toBeGreaterThan(TURN);
      await page.mouse.wheel(0, -TURN);
      turns += 1;
      await expect.poll(async () => Math.abs((await tracked(page)).moved - turns * TURN)).toBeLessThanOrEqual(2);
    }
    const { moved, path, lines } = await tracked(page);
    expect(moved).toBeGreaterThan(20_000);
    expect(path - moved).toBeLessThanOrEqual(2);
    expect(lines).toBeLessThanOrEqual(MOST);
  });

  await test.step('and the focus stays on a line that is left behind', async () => {
    const more = line(page, BACK).getByRole('button', { name: 'More about this message' });
    await more.focus();
    await track(page);
    await page.mouse.wheel(0, 4 * TURN);
    await expect.poll(async () => (await tracked(page)).moved).toBe(-4 * TURN);
    await expect(more).toBeFocused();
    await expect(line(page, BACK)).not.toBeInViewport();
  });

  await test.step('forward to the end', async () => {
    await track(page);
    await expect(async () => {
      await page.mouse.wheel(0, TURN);
      expect((await room(page)).below).toBeLessThan(2);
    }).toPass({ intervals: [50], timeout: 60_000 });
    await expect(line(page, LINES)).toBeInViewport();
    const { moved, path, lines } = await tracked(page);
    expect(moved + path).toBeLessThanOrEqual(2);
    expect(lines).toBeLessThanOrEqual(MOST);
  });

  await test.step('a new line is followed, and said to who does not see it', async () => {
    await write(product.url, lena, { roomId, content: 'The owl is back.' });
    await expect(bubbles(page, 'The owl is back.')).toBeInViewport();
    await expect(page.getByRole('log', { name: 'New messages' })).toHaveText('Lena: The owl is back.');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(bubbles(page, 'The owl is back.')).toBeInViewport();
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expect(bubbles(page, 'The owl is back.')).toBeInViewport();
  });

  await test.step('a jump to an old line, and back', async () => {
    await page.goto(`/chat/${roomId}?at=300`);
    await expect(line(page, 300)).toBeInViewport();
    await expect.poll(async () => offCenter(page, 300)).toBeLessThan(60);
    await track(page);
    await page.mouse.wheel(0, -TURN);
    await expect.poll(async () => (await tracked(page)).moved).toBe(TURN);
    await write(product.url, lena, { roomId, content: 'It brought a friend.' });
    await page.getByRole('button', { name: /New.*1/ }).click();
    await expect(bubbles(page, 'It brought a friend.')).toBeInViewport();
    await expect(page.getByRole('button', { name: /Latest|New/ })).toHaveCount(0);
  });
});

/** Returns how far (px) the middle of a line is from the middle of the conversation. */
const offCenter = (page: Page, seq: number): Promise<number> =>
  talk(page).evaluate((box, wanted) => {
    const middle = (one: Element | null) => {
      const { top, height } = one?.getBoundingClientRect() ?? { top: Infinity, height: 0 };
      return top + height / 2;
    };
    return Math.abs(middle(box) - middle(box.querySelector(`li[data-seq="${wanted}"]`)));
  }, seq);

test('A person at the end stays there, however fast tall lines come one upon another', async ({ open, product }) => {
  const { one, other, roomId } = await twoTalking(open, product.url);
  await write(product.url, one.entered, { roomId, content: 'Read this to me.' });
  for (let at = 0; at < 30; at += 1) await write(product.url, other.entered, { roomId, content: `Before ${at}` });
  await one.page.goto(`/chat/${roomId}`);
  await expect(bubbles(one.page, 'Before 29')).toBeInViewport();
  const tall = Array.from({ length: 10 }, (_, at) => `Verse ${at}\nand\nso\non`);
  await Promise.all(tall.map((content) => write(product.url, other.entered, { roomId, content })));
  await expect(bubbles(one.page, 'Verse')).toHaveCount(10);
  await expect
    .poll(() => talk(one.page).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)))
    .toBe(0);
  await expect(one.page.getByRole('button', { name: /^New/ })).toHaveCount(0);
  // Scrolling up still leaves the end. Then new lines wait below the screen.
  await talk(one.page).hover();
  await one.page.mouse.wheel(0, -400);
  await expect(one.page.getByRole('button', { name: /Latest|New/ })).toBeVisible();
  await write(product.url, other.entered, { roomId, content: 'One more.' });
  await expect(one.page.getByRole('button', { name: /^New/ })).toBeVisible();
});

test('A reader at the end of a room stays there when the window is resized', async ({ open, product }) => {
  const { one, other, roomId, room: path } = await twoTalking(open, product.url);
  for (let at = 0; at < 24; at += 1) {
    const content = `${at}: ${'a walk that was longer than we had planned it, '.repeat(1 + (at % 5))}`;
    await write(product.url, at % 3 === 0 ? other.entered : one.entered, { roomId, content });
  }
  await one.page.goto(path);
  const last = bubbles(one.page, '23:');
  await expect(last).toBeInViewport();
  const below = async () => (await room(one.page)).below;
  await expect.poll(below).toBeLessThan(2);
  for (const size of [DESK, PHONE, DESK]) {
    await one.page.setViewportSize(size);
    await expect(one.page.getByRole('button', { name: 'Latest' })).toBeHidden();
    await expect.poll(below).toBeLessThan(2);
    await expect(last).toBeInViewport();
  }
});
