import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { composer, toasts } from './steps.ts';
import { look } from './views.ts';

// The rooms are open to everyone, so these tests have a separate server.
test.use({ settings: { DEMO_COMMUNITY: 'false' } });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

const room = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
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
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Load 10 more trending chats...' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await look(page, 'trending-empty', { fullPage: true });
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);

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
  await words(page).fill('Mine has a face.');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Mine has a face.')).toBeVisible();
  await look(page, 'trending-room');

  await other.page.goto('/trending');
  const seen = room(other.page, TOAST);
  await expect(seen).toContainText('Ana: Mine has a face.');
  await expect(seen).toContainText('of 1');
  await seen.getByRole('button', { name: /Join Conversation/ }).click();
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

test('A badge stands beside the people that earned it', async ({ open }) => {
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
        Object.assign(one, { trend: trends[at] ?? null, onlineCount: 42, memberCount: 1318 }),
      ),
    };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/trending');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('HOT');
  await expect(first).toContainText('31 people in 2 h, usually 9');
  await expect(first).toContainText('42 online of 1,318');
  await look(page, 'trending-busy');
});
