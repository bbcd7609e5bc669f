import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, enter, person, send, write } from './people.ts';
import { bubbles, composer, plus, say, toasts } from './steps.ts';
import { two, twoTalking } from './twos.ts';
import { DESK } from './views.ts';

const PHONE = { hasTouch: true, isMobile: true };

async function choosePicture(page: Page, ...names: string[]): Promise<void> {
  const buffer = await pictureOf(7, { width: 600, height: 400 });
  await page
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/jpeg', buffer })),
    );
}

test('A web address is an unfetched link and first-week accounts cannot send one', async ({ open, product }) => {
  const LINE = 'Come (see https://example.org/owls?a=1).';
  const { one, other, room } = await twoTalking(open, product.url, {
    one: { expected: NO_NETWORK },
    other: { expected: NO_NETWORK },
  });
  await other.page.goto(room);
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello.');
  await expect(bubbles(other.page, 'Hello.')).toHaveCount(1);
  await say(other.page, 'Ana', LINE);
  await expect(other.page.getByText(/Links open/).first()).toBeVisible();
  await expect(bubbles(one.page, LINE)).toHaveCount(0);
  await product.age();
  // An address becomes a link only if its author is not new. The pages read `isNew` again at a reload.
  for (const { page } of [one, other]) await page.reload();
  await say(other.page, 'Ana', LINE);
  await expect(bubbles(one.page, LINE)).toHaveCount(1);
  const link = one.page.getByRole('link', { name: 'https://example.org/owls?a=1', exact: true });
  await expect(link).toHaveAttribute('href', 'https://example.org/owls?a=1');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('A slash focuses the search and the room’s menu pins, clears and deletes', async ({ open, product: { url } }) => {
  const { page, entered } = await open(person('Ana'), { stage: 'profile' });
  const mika = await enter(url, person('Mika'), 'profile');
  const room = `/chat/${await directRoom(url, entered, mika)}`;
  await write(url, mika, { roomId: room.slice(6), content: 'Hello from Mika' });
  const search = page.getByRole('searchbox', { name: 'Search chats' });
  const choose = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'More about this chat' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

  await page.goto('/chat');
  await expect(page.getByText('Hello from Mika')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.goto(room);
  await composer(page, 'Mika').fill('either/or');
  await expect(composer(page, 'Mika')).toHaveValue('either/or');
  await choose('Search messages');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(search).toBeFocused();

  await page.goto(room);
  await choose('Pin');
  await choose('Unpin');
  await choose('Clear history');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bubbles(page, 'Hello from Mika')).toHaveCount(0);
  await choose('Delete chat');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('No chats found')).toBeVisible();
  await expect(page.getByText('Start with a match, or write to somebody whose Wildin ID you know.')).toBeVisible();
});

test('A long press on a picture opens its actions instead of the picture', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url, {
    one: { expected: NO_NETWORK, options: PHONE },
    other: { expected: NO_NETWORK },
  });
  await product.age();
  await write(product.url, one.entered, { roomId: room.slice(6), content: 'Hello' });
  await other.page.goto(room);
  await expect(bubbles(other.page, 'Hello')).toHaveCount(1);
  await choosePicture(other.page, 'owl.jpg');
  await other.page.getByRole('button', { name: 'Send', exact: true }).click();
  await one.page.goto(room);
  const picture = one.page.getByRole('button', { name: /^Open picture/ });
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  const touch = await one.page.context().newCDPSession(one.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(one.page.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(one.page.getByRole('dialog')).toHaveCount(0);
  await expect(one.page.getByRole('menuitem', { name: 'Forward' })).toHaveCount(1);
  await one.page.getByRole('menuitem', { name: 'Reply' }).tap();
  await picture.tap();
  await expect(one.page.getByRole('dialog')).toBeVisible();

  await one.page.goto('/chat');
  const dots = one.page.getByRole('button', { name: 'More about the chat with Bo' });
  await expect(dots).toHaveCSS('opacity', '1');
  await dots.tap();
  await expect(one.page.getByRole('menuitem', { name: 'Delete chat' })).toBeVisible();
});

test('A picture whose upload broke waits in its room and is sent again', async ({ open, product }) => {
  const { one, other } = await two(open, { one: { expected: NO_NETWORK }, other: { expected: NO_NETWORK } });
  const { page } = one;
  await product.age();
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  await page.clock.install();
  await page.goto(room);
  await say(page, 'Bo', 'Hello');
  await expect(plus(page)).toBeVisible();
  await choosePicture(page, 'notes.txt');
  await expect(toasts(page).getByText('Please select an image file (JPEG, PNG, WebP, etc.)')).toBeVisible();

  const ids = new Set<string | null>();
  await page.route('**/api/media?*', (route) => {
    ids.add(new URL(route.request().url()).searchParams.get('clientId'));
    return route.abort();
  });
  await choosePicture(page, 'owl.jpg');
  // The page tries again by itself for twelve seconds, which the clock shortens.
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel('Description of picture 1').fill('An owl');
  await page.getByRole('link', { name: 'All chats' }).click();
  await page.getByRole('link', { name: /Bo/ }).click();
  await expect(page.getByLabel('Description of picture 1')).toHaveValue('An owl');
  await page.unroute('**/api/media?*');
  page.on('request', (request) => {
    if (request.url().includes('/api/media?')) ids.add(new URL(request.url()).searchParams.get('clientId'));
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('img', { name: 'An owl' })).toBeVisible();
  expect(ids.size).toBe(1);

  await choosePicture(page, ...['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.jpg`));
  await expect(toasts(page).getByText('The others were left out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take out picture/ })).toHaveCount(4);
});

test('An edit that was begun waits in its room', async ({ open, product }) => {
  const { one, other } = await two(open);
  const { page } = one;
  await page.goto(`/chat/${await directRoom(product.url, one.entered, other.entered)}`);
  await say(page, 'Bo', 'Helo');
  await expect(page.getByText(/Sent$/)).toBeVisible();
  const edit = page.getByRole('textbox', { name: 'Edit your message' });
  await composer(page, 'Bo').press('ArrowUp');
  await edit.fill('Hello, Bo');
  await page.getByRole('link', { name: 'All chats' }).click();
  await page.getByRole('link', { name: /Bo/ }).click();
  await expect(edit).toHaveValue('Hello, Bo');
  await edit.press('Enter');
  await expect(bubbles(page, 'Hello, Bo')).toHaveCount(1);
});

test('A button leads to the first unread message beyond the loaded page', async ({ open, product: { url } }) => {
  const { page, entered } = await open(person('Ana'), { stage: 'profile' });
  const mika = await enter(url, person('Mika'), 'profile');
  const roomId = await directRoom(url, entered, mika);
  await write(url, mika, { roomId, content: 'Read already.' });
  await page.goto(`/chat/${roomId}`);
  await expect(bubbles(page, 'Read already.')).toHaveCount(1);
  await page.goto('/chat');
  await expect(page.getByText(/ online, 0 unread/)).toBeVisible();
  const tell = (at: number) => write(url, mika, { roomId, content: `Line number ${at}.` });
  await tell(1);
  await Promise.all(Array.from({ length: 58 }, (_, at) => tell(at + 2)));
  await tell(60);
  await page.goto(`/chat/${roomId}`);
  await expect(bubbles(page, 'Line number 60.')).toHaveCount(1);
  await page.getByRole('button', { name: '60 new' }).click();
  await expect(bubbles(page, 'Line number 1.')).toBeInViewport();
  await expect(page.getByText('60 new', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '60 new' })).toHaveCount(0);
});

test('A group’s changes reach everyone at once and its row names the speaker', async ({ open, product: { url } }) => {
  const [one, other] = [
    await open(person('Ana'), { stage: 'profile' }),
    await open(person('Jun'), { stage: 'profile' }),
  ];
  await directRoom(url, one.entered, other.entered);
  await write(url, one.entered, { roomId: await directRoom(url, one.entered, other.entered), content: 'Hello Jun' });
  await write(url, other.entered, { roomId: await directRoom(url, one.entered, other.entered), content: 'Hello Ana' });
  const as = { token: one.entered.accessToken };
  const groups = `${url}/api/chats/groups`;
  const made = { name: 'Owls', description: 'Owls of the dock', people: [other.entered.id] };
  const { id } = await send<{ id: string }>(groups, { ...as, body: made });
  await send(`${groups}/${id}/invitation`, { token: other.entered.accessToken, body: { answer: 'accept' } });
  await one.page.goto(`/chat/${id}`);
  await other.page.goto('/chat');
  await expect(one.page.getByText('2 members, 2 here')).toBeVisible();
  await write(url, other.entered, { roomId: id, content: 'dibs on the window' });
  await one.page.goto('/chat');
  await expect(one.page.getByRole('link', { name: /Owls.*Jun: dibs on the window/ })).toBeVisible();
  await other.page.goto(`/chat/${id}`);
  const change = (body: unknown) => send(`${groups}/${id}`, { ...as, method: 'PUT', body });
  await change({ announcement: 'Dock 4.' });
  await expect(other.page.getByText('Ana announced: Dock 4.')).toBeVisible();
  await change({ announcement: '', whoMayAdd: 'everyone' });
  await expect(other.page.getByText('Ana took the announcement down.')).toBeVisible();
  await expect(other.page.getByText('Ana let everyone invite people.')).toBeVisible();
  await one.page.goto(`/chat/${id}`);
  await one.page.getByRole('link', { name: 'Jun', exact: true }).click();
  await expect(one.page).toHaveURL(new RegExp(`/users/${other.entered.id}.from=chat&roomId=${id}`));
  await one.page
    .getByRole('link', { name: /Back/ })
    .or(one.page.getByRole('button', { name: /Back/ }))
    .first()
    .click();
  await expect(one.page).toHaveURL(new RegExp(`/chat/${id}`));
});

test('Day labels and list times turn at midnight, even on a sleeping device', async ({ open, product: { url } }) => {
  const { one, other, roomId, room } = await twoTalking(open, url, { one: { expected: NO_NETWORK } });
  await write(url, other.entered, { roomId, content: 'Good night' });
  const { page } = one;
  await page.setViewportSize(DESK);
  await page.clock.install();
  await page.goto(room);
  const talk = page.getByRole('region', { name: 'Messages with Bo' });
  const time = page
    .getByRole('region', { name: 'Chats' })
    .getByRole('listitem')
    .filter({ hasText: 'Bo' })
    .locator('time');
  await expect(talk.getByText('Today', { exact: true })).toBeVisible();
  await expect(time).toHaveText(/\d:\d\d/);
  await page.clock.fastForward('24:00:00');
  await expect(talk.getByText('Yesterday', { exact: true })).toBeVisible();
  await expect(time).toHaveText(/^[A-Z][a-z]{2}$/);
  // The clock moves on, but no timer fires, as after a sleep of the device.
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(talk.getByText('Yesterday', { exact: true })).toHaveCount(0);
  await expect(talk.getByText(/day$/).first()).toBeVisible();
});
