import { expect, test } from './fixtures.ts';
import { directRoom, pair, write } from './people.ts';
import { bubbles, composer } from './steps.ts';

/** Safari's keyboard covers the lower part of the page and makes no window smaller; only the visual viewport tells. */
const KEYBOARD = 364;

test('A touch keyboard leaves a room’s head and field in view', async ({ open, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', options: { hasTouch: true, isMobile: true } });
  const other = await open(bo, { stage: 'profile' });
  const room = await directRoom(product.url, entered, other.entered);
  await write(product.url, other.entered, { roomId: room, content: 'Are you there yet?' });
  await page.addInitScript((keyboard) => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const full = () => window.innerHeight;
    const asked = () => document.documentElement.dataset['keyboard'];
    Object.defineProperty(seen, 'height', { get: () => full() - (asked() === undefined ? 0 : keyboard) });
    Object.defineProperty(seen, 'offsetTop', { get: () => Number(asked() ?? 0) });
  }, KEYBOARD);
  await page.goto(`/chat/${room}`);
  const field = composer(page, 'Bo');
  await expect(field).toBeVisible();
  const head = page.getByRole('link', { name: 'All chats' });
  const tops = async (): Promise<{ head: number; field: number }> => ({
    head: (await head.boundingBox())?.y ?? -1,
    field: (await field.boundingBox())?.y ?? -1,
  });
  const before = await tops();
  /** Opens the keyboard over a page that the browser pushed up by this much, or closes it. */
  const type = (pushed: string | null) =>
    page.evaluate((by) => {
      if (by === null) delete document.documentElement.dataset['keyboard'];
      else document.documentElement.dataset['keyboard'] = by;
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, pushed);

  await type('0');
  expect(await tops()).toEqual({ head: before.head, field: before.field - KEYBOARD });
  await type('200');
  expect(await tops()).toEqual({ head: before.head + 200, field: before.field - KEYBOARD + 200 });
  await type(null);
  expect(await tops()).toEqual(before);

  // On a touch screen a long press opens the actions of a line, and marks no words.
  const line = bubbles(page, 'Are you there yet?');
  expect(await line.evaluate((element) => getComputedStyle(element).userSelect)).toBe('none');
  const read = other.page;
  await read.goto(`/chat/${room}`);
  await expect(bubbles(read, 'Are you there yet?')).toHaveCSS('user-select', 'auto');
});
