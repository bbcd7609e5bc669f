import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair, person, send, write, type Entered } from './people.ts';
import { bubbles, say } from './steps.ts';
import { twoTalking } from './twos.ts';
import { DESK } from './views.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Chats' }).getByRole('listitem');
const row = (page: Page, name: string | RegExp) => rows(page).filter({ hasText: name });

/** Chooses an entry of a chat's menu, which the second mouse button opens. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await row(page, name).getByRole('link').click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Creates people, who each write one line to `me`. The person with the last name writes the newest line. */
async function friends(url: string, me: Entered, names: readonly string[]): Promise<Entered[]> {
  const all: Entered[] = [];
  for (const name of names) {
    const friend = await enter(url, person(name), 'profile');
    await write(url, friend, { roomId: await directRoom(url, me, friend), content: `Hello from ${name}` });
    all.push(friend);
  }
  return all;
}

test('A pinned chat stays on top, and a menu’s question gives the focus back', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const [, lena] = await friends(url, entered, ['Mika', 'Lena']);
  await page.goto('/chat');
  await expect(rows(page)).toHaveText([/Lena/, /Mika/]);
  for (const name of ['Mika', 'Lena']) {
    await choose(page, name, 'Clear history');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, name).getByRole('button', { name: 'More about the chat' })).toBeFocused();
  }
  await choose(page, 'Mika', 'Pin');
  await expect(row(page, 'Mika').getByRole('img', { name: 'Pinned' })).toBeVisible();
  await expect(rows(page)).toHaveText([/Mika/, /Lena/]);
  if (lena) await write(url, lena, { roomId: await directRoom(url, entered, lena), content: 'Still here?' });
  await expect(row(page, 'Still here?')).toBeVisible();
  await expect(rows(page)).toHaveText([/Mika/, /Lena/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/Mika/, /Lena/]);

  await choose(page, 'Mika', 'Mark as read');
  await expect(page.getByText(/ online, 2 unread/)).toBeVisible();
  await choose(page, 'Mika', 'Mark as unread');
  await expect(page.getByText(/ online, 3 unread/)).toBeVisible();
  await page.getByRole('button', { name: 'Unread 3 unread' }).click();
  await expect(rows(page)).toHaveText([/Mika/, /Lena/]);
  await row(page, 'Mika').getByRole('link').click();
  await expect(bubbles(page, 'Hello from Mika')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText(/ online, 2 unread/)).toBeVisible();
  await expect(row(page, 'Mika').getByRole('img', { name: 'Marked as unread' })).toHaveCount(0);
});

test('Unread messages are one number in one color everywhere, without muted rooms', async ({
  open,
  product: { url },
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const [mika] = await friends(url, entered, ['Mika', 'Lena', 'Nor']);
  if (mika) await write(url, mika, { roomId: await directRoom(url, entered, mika), content: 'And another thing' });
  await page.goto('/chat');
  await choose(page, 'Nor', 'Mute for 8 hours');
  const badges = page.getByText('3 unread', { exact: true });
  // The tab, the filter and the footer say the same; so do the rail and the title of the page.
  const tab = page.getByRole('navigation').getByText('3 unread', { exact: true }).filter({ visible: true });
  const filter = page.getByRole('button', { name: 'Unread 3 unread' });
  await expect(filter).toBeVisible();
  await expect(tab).toHaveCount(1);
  await expect(page.getByText(/ online, 3 unread/)).toBeVisible();
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.setViewportSize(DESK);
  await expect(tab).toHaveCount(1);
  const colors = (found: Locator) =>
    found.evaluateAll((all) =>
      all.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor),
    );
  const rowsOf = (name: string, count: string) => row(page, name).getByText(count, { exact: true });
  const [coral] = await colors(badges.first());
  expect(
    new Set([
      ...(await colors(badges)),
      ...(await colors(rowsOf('Mika', '2 unread'))),
      ...(await colors(rowsOf('Lena', '1 unread'))),
    ]),
  ).toEqual(new Set([coral]));
  expect(await colors(rowsOf('Nor', '1 unread'))).not.toEqual([coral]);
});

test('A chat’s pins, marks, mutes and clears reach the member’s other devices at once', async ({
  open,
  product: { url },
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  await friends(url, entered, ['Mika', 'Lena']);
  const other = await page.context().newPage();
  for (const device of [page, other]) await device.goto('/chat');
  await expect(rows(other)).toHaveText([/Lena/, /Mika/]);

  await choose(page, 'Mika', 'Pin');
  await expect(row(other, 'Mika').getByRole('img', { name: 'Pinned' })).toBeVisible();
  await expect(rows(other)).toHaveText([/Mika/, /Lena/]);
  await choose(page, 'Mika', 'Mute for 8 hours');
  await expect(row(other, 'Mika').getByRole('img', { name: 'Muted' })).toBeVisible();
  await choose(page, 'Lena', 'Mark as read');
  // The muted chat counts in no total.
  await expect(other.getByText(/ online, 0 unread/)).toBeVisible();
  await choose(page, 'Lena', 'Mark as unread');
  await expect(row(other, 'Lena').getByRole('img', { name: 'Marked as unread' })).toBeVisible();

  await row(page, 'Mika').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const unmute = page.getByRole('menuitem', { name: 'Unmute' });
  await expect(unmute).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(unmute).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(row(other, 'Mika').getByRole('img', { name: 'Muted' })).toHaveCount(0);
  await choose(page, 'Mika', 'Clear history');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(row(other, 'Mika')).not.toContainText('Hello from Mika');
});

test('A deleted chat leaves one’s own list and comes back, empty, with the next message', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await other.page.goto(room);
  await say(other.page, 'Ana', 'Before.');
  await one.page.goto(room);
  await expect(bubbles(one.page, 'Before.')).toHaveCount(1);
  await one.page.goto('/chat');
  await choose(one.page, 'Bo', 'Delete chat');
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(one.page, 'Bo')).toHaveCount(0);
  await expect(bubbles(other.page, 'Before.')).toHaveCount(1);
  await say(other.page, 'Ana', 'After.');
  await expect(row(one.page, 'After.')).toBeVisible();
  await row(one.page, 'Bo').getByRole('link').click();
  await expect(bubbles(one.page, 'After.')).toHaveCount(1);
  await expect(bubbles(one.page, 'Before.')).toHaveCount(0);
});

test('A long chat list loads page by page and is searched as a whole', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const names = Array.from({ length: 34 }, (_, at) => `Friend${String(at).padStart(2, '0')}`);
  const all = await friends(url, entered, names);
  await page.goto('/chat');
  await expect(row(page, 'Friend33')).toBeVisible();
  await expect(page.getByText(/ online, 34 unread/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search chats' }).fill('friend00');
  // The chat, and the message that was found in it.
  await expect(rows(page)).toHaveText([/Friend00.*1 unread/, /Friend00/]);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('nobody at all');
  await expect(page.getByText('No chats found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('');
  for (const [kind, note] of [
    ['Groups', 'Your groups show up here.'],
    ['Matches', 'People you match with show up here.'],
    ['AI', 'AI characters you meet through Match show up here.'],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(/try adjusting your search/)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await row(page, 'Friend04').scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(34);
  const before = await row(page, 'Friend06').boundingBox();
  const last = all[0];
  if (last) await write(url, last, { roomId: await directRoom(url, entered, last), content: 'Up I go' });
  await expect(rows(page).first()).toContainText('Up I go');
  const after = await row(page, 'Friend06').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('A left swipe opens a chat’s actions and vertical scrolling still works', async ({ open, product }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', options: { hasTouch: true } });
  await friends(product.url, entered, ['Mika']);
  await page.goto('/chat');
  const box = await row(page, 'Mika').boundingBox();
  if (box === null) throw new Error('The row is not on the screen.');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const swipe = async (path: readonly { x: number; y: number }[]): Promise<void> => {
    for (const [at, point] of path.entries()) {
      await finger.send('Input.dispatchTouchEvent', {
        type: at === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
      });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe([0, 10, 40, 80].map((by) => ({ x: 250, y: y + by })));
  await expect(page.getByRole('menu')).toHaveCount(0);
  await swipe([0, 20, 50, 90].map((by) => ({ x: 250 - by, y })));
  await expect(page.getByRole('menuitem', { name: 'Pin', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});

test('A new filter or search starts at the top of the chat list', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  for (let at = 1; at <= 16; at += 1) {
    const body = { name: `Walkers ${at}`, description: 'Walks.', people: [] };
    await send(`${url}/api/chats/groups`, { token: entered.accessToken, body });
  }
  await page.goto('/chat');
  const [first, last] = [row(page, 'Walkers 16'), row(page, /^Walkers 1\D/)];
  for (const change of [
    () => page.getByRole('button', { name: 'Groups' }).click(),
    () => page.getByRole('searchbox').fill('Walkers'),
  ]) {
    await last.scrollIntoViewIfNeeded();
    await expect(first).not.toBeInViewport();
    await change();
    await expect(first).toBeInViewport();
  }
});
