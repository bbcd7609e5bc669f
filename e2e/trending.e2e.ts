import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, person, send, town, write } from './people.ts';
import { composer, toasts } from './steps.ts';
import { DESK, look } from './views.ts';
import { APART } from './settings.ts';

// The rooms are open to everyone, so these tests have a separate server.
test.use({ settings: APART });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

const room = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
/** The rooms that are only named. */
const quiet = (page: Page) => page.getByRole('region', { name: 'Quiet rooms' });
/** Unfolds a room if it is among the quiet ones, which depends on the day. */
async function reveal(page: Page, name: RegExp): Promise<void> {
  const more = page.getByRole('button', { name: /^Load \d+ more/ });
  await expect(more).toBeVisible();
  if (await room(page, name).isVisible()) return;
  const folded = page.getByRole('button', { name, expanded: false });
  if (!(await folded.isVisible())) await more.click();
  await folded.click();
}
const TOAST = /Toast or not toast/;
const words = (page: Page) => composer(page, 'Toast or not toast 🍞');
const line = (page: Page, text: string) => page.getByRole('region', { name: /^Messages/ }).getByText(text);

test('An open room is joined in one tap and shows its last message', async ({ open }) => {
  test.setTimeout(120_000);
  const [one, other] = [
    await open(person('Ana', { zip: town() }), { stage: 'profile', expected: /ERR_FAILED/ }),
    await open(person('Bo', { zip: town() }), { stage: 'profile' }),
  ];
  const { page } = one;
  await page.goto('/match');
  await page
    .getByRole('link', { name: /Trending/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'What’s Trending' })).toBeVisible();
  // Nobody has spoken anywhere, so the house wakes three rooms, and the others are names.
  await expect(page.getByText('Quiet today, so the house asks.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('Today, from the house')).toHaveCount(3);
  await expect(quiet(page).getByRole('button')).toHaveCount(7);
  await page.getByRole('button', { name: 'Load 10 more trending chats...' }).click();
  await expect(quiet(page).getByRole('button')).toHaveCount(17);
  await look(page, 'trending-empty', { fullPage: true });
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(quiet(page).getByRole('button')).toHaveCount(7);

  await reveal(page, TOAST);
  await page.route('**/api/chats/trending/join', (route) => route.abort());
  await room(page, TOAST)
    .getByRole('button', { name: /Join Conversation/ })
    .click();
  await expect(toasts(page).getByText('Failed to join chat')).toBeVisible();
  await page.unroute('**/api/chats/trending/join');
  // The call is held back until the test has seen the button's label for the pending state.
  const seenPending = Promise.withResolvers<void>();
  await page.route('**/api/chats/trending/join', async (route) => {
    await seenPending.promise;
    await route.continue();
  });
  await room(page, TOAST)
    .getByRole('button', { name: /Join Conversation/ })
    .dblclick();
  await expect(room(page, TOAST).getByText('Joining...')).toBeVisible();
  await expect(room(page, TOAST).getByText('Join Conversation')).toBeHidden();
  seenPending.resolve();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: TOAST }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today, from the house' })).toContainText('?');
  await words(page).fill('Mine has a face.');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Mine has a face.')).toBeVisible();
  await look(page, 'trending-room');

  await other.page.goto('/trending');
  const seen = room(other.page, TOAST);
  await expect(seen).toContainText('Ana');
  await expect(seen).toContainText('Mine has a face.');
  await expect(seen).toContainText('of 1');
  await expect(other.page.getByText('1 is awake, 19 quiet.')).toBeVisible();
  await seen.getByRole('button', { name: /Join Conversation/ }).click();
  // Who joins still reads what they read before.
  await expect(line(other.page, 'Mine has a face.')).toBeVisible();
  await words(other.page).fill('Mine is looking back.');
  await other.page.keyboard.press('Enter');
  await expect(line(page, 'Mine is looking back.')).toBeVisible();

  await other.page.goto('/trending');
  await expect(seen.getByText('Joined')).toBeVisible();
  await expect(seen).toContainText('of 2');
  await look(other.page, 'trending');
  await seen.getByRole('link', { name: TOAST }).click();
  await expect(other.page).toHaveURL(/\/chat\//);

  await page.goto('/chat');
  await expect(page.getByRole('link', { name: TOAST }).first()).toBeVisible();
});

test('An answer that a person types on the page goes into the room', async ({ open }) => {
  const { page } = await open(person('Fin', { zip: town() }), { stage: 'profile', expected: /ERR_FAILED/ });
  await page.goto('/trending');
  await reveal(page, /Nothing planned/);
  const asking = room(page, /Nothing planned/);
  const field = asking.getByRole('textbox', { name: /^Answer in Nothing planned/ });
  const answer = asking.getByRole('button', { name: /^Send your answer/ });
  await answer.click();
  await expect(field).toBeFocused();
  await field.fill('I will sit, and call it a plan.');
  await page.route('**/api/chats/trending/join', (route) => route.abort());
  await answer.click();
  await expect(toasts(page).getByText('Your answer is not sent')).toBeVisible();
  await expect(field).toHaveValue('I will sit, and call it a plan.');
  await page.unroute('**/api/chats/trending/join');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(line(page, 'I will sit, and call it a plan.')).toBeVisible();
});

test('A badge stands beside the people that earned it, and the page rests', async ({ open }) => {
  const { page } = await open(person('Cyd', { zip: town() }), { stage: 'profile' });
  // A badge needs five people over two hours, so the test changes the response. A server test covers the counting.
  await page.route('**/api/chats/trending', async (route) => {
    const answer = await route.fetch();
    const { rooms } = (await answer.json()) as { rooms: object[] };
    const trends = [
      { badge: 'HOT', people: 31, usual: 9, line: [2, 3, 2, 4, 3, 6, 9, 14] },
      { badge: 'VIRAL', people: 24, usual: 8, line: [1, 2, 4, 3, 6, 5, 8, 9] },
      { badge: 'RISING', people: 12, usual: 4, line: [1, 1, 2, 1, 3, 2, 3, 5] },
    ];
    const json = {
      rooms: rooms.map((one, at) =>
        Object.assign(one, { state: 'awake', trend: trends[at] ?? null, onlineCount: 42, memberCount: 1318 }),
      ),
    };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/trending');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('HOT');
  await expect(first).toContainText('31 people in 2 h, usually 9');
  await expect(first).toContainText('42 online of 1,318');
  // Nothing moves under reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => String((effect as KeyframeEffect).target?.outerHTML.slice(0, 90))),
    );
  await expect.poll(moving).toEqual([]);
  await look(page, 'trending-busy');
});

test('A desk previews rooms by the arrow keys, and nobody sees who reads along', async ({ open, product }) => {
  const ana = await enter(product.url, person('Dee', { zip: town() }), 'profile');
  const join = { token: ana.accessToken, body: { trendingId: 'trending_2' } };
  const { id: roomId } = await send<{ id: string }>(`${product.url}/api/chats/trending/join`, join);
  await write(product.url, ana, { roomId, content: 'Gerald is back.' });
  const { page } = await open(person('Eli', { zip: town() }), { stage: 'profile' });
  await page.setViewportSize(DESK);
  await page.goto('/trending');
  const rooms = page.getByRole('group', { name: 'Rooms' });
  await rooms.getByRole('button', { name: /Pigeon names/ }).click();
  const preview = page.getByRole('region', { name: /Pigeon names/ });
  await expect(preview.getByText('Gerald is back.')).toBeVisible();
  await expect(preview.getByText('Nobody sees you until you join.')).toBeVisible();
  await expect(preview.getByText('Today, from the house')).toBeVisible();
  await look(page, 'trending-desk');
  await rooms.getByRole('button', { name: /Pigeon names/ }).click();
  await page.keyboard.press('End');
  await expect(preview).toBeHidden();
  const last = rooms.getByRole('button').last();
  await expect(last).toBeFocused();
  await expect(page.getByRole('region', { name: (await last.textContent()) ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(last).not.toBeFocused();
  await rooms.getByRole('button', { name: /Pigeon names/ }).focus();
  await rooms.getByRole('button', { name: /Pigeon names/ }).click();
  // The first Enter goes on to the button, and the second joins.
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('button', { name: /Join Conversation/ })).toBeFocused();
  await expect(preview.getByText('1 here of 1')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(line(page, 'Gerald is back.')).toBeVisible();
  await page.goto('/trending');
  await rooms.getByRole('button', { name: /Pigeon names/ }).click();
  await expect(preview.getByRole('link', { name: 'Open the room' })).toBeVisible();
});
