import type { Page, Route } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { add, bubbles, plus, say } from './steps.ts';
import { twoTalking } from './twos.ts';
import { DESK, look } from './views.ts';

const choose = async (page: Page, ...seeds: number[]): Promise<void> => {
  const files = await Promise.all(
    seeds.map(async (seed) => ({
      name: `photo ${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await pictureOf(seed, { width: 1200, height: 900 }),
    })),
  );
  await page.locator('input[type=file]').setInputFiles(files);
};
const LOST = /ERR_CONNECTION_REFUSED|WebSocket/;
const onItsWay = (page: Page) => page.getByRole('progressbar', { name: 'On its way' });
const open = (page: Page) => page.getByRole('button', { name: /^Open picture/ });

test('A picture reaches the other person with its description and survives a reload', async ({
  open: enter,
  product,
}) => {
  const expected = /ERR_CONNECTION_REFUSED|WebSocket/;
  const { one, other, room } = await twoTalking(enter, product.url, { one: { expected }, other: { expected } });
  await product.age();
  await one.page.goto(room);
  // A first message cannot have pictures.
  await expect(plus(one.page)).toHaveCount(0);
  await say(one.page, 'Bo', 'Look what I found.');
  await other.page.goto(room);
  await expect(bubbles(other.page, 'Look what I found.')).toHaveCount(1);
  await expect(plus(one.page)).toBeVisible();

  await choose(one.page, 1, 2);
  await one.page.getByLabel('Description of picture 1').fill('A hill in fog');
  // The chosen pictures survive an edit of another message.
  await one.page.getByRole('textbox', { name: 'Message Bo' }).press('ArrowUp');
  await one.page.getByRole('textbox', { name: 'Edit your message' }).press('Escape');
  await expect(one.page.getByLabel('Description of picture 1')).toHaveValue('A hill in fog');
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(open(other.page)).toHaveCount(2);
  const picture = other.page.getByRole('img', { name: 'A hill in fog' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await open(other.page).first().click();
  const viewer = other.page.getByRole('dialog', { name: 'Picture 1 of 2' });
  await expect(viewer.getByText('A hill in fog')).toBeVisible();
  await other.page.keyboard.press('ArrowRight');
  await expect(other.page.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(open(other.page).first()).toBeFocused();

  // In a wide window, the whole picture is visible, with its description and the button to the next picture.
  await other.page.setViewportSize(DESK);
  await open(other.page).first().click();
  const large = viewer.getByRole('img', { name: 'A hill in fog' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const part of [large, viewer.getByText('A hill in fog'), viewer.getByRole('button', { name: 'Next picture' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await other.page.keyboard.press('Escape');

  await one.page.reload();
  await expect(open(one.page)).toHaveCount(2);
  await expect(one.page.getByRole('img', { name: 'A hill in fog' })).toBeVisible();
});

test('A picture upload survives a lost connection and an unreadable file can be removed', async ({
  open: enter,
  product,
}) => {
  const expected = /ERR_CONNECTION_REFUSED|WebSocket|ERR_FAILED|415/;
  const { one, room } = await twoTalking(enter, product.url, { one: { expected }, other: { expected } });
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await expect(plus(one.page)).toBeVisible();
  let failures = 0;
  await one.page.route('**/api/media?*', (route) => ((failures += 1) <= 2 ? route.abort() : route.continue()));
  await choose(one.page, 3);
  await expect(one.page.getByLabel('Description of picture 1')).toBeVisible();
  await expect(onItsWay(one.page)).toHaveCount(0);
  expect(failures).toBe(3);

  const text = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };
  await one.page.locator('input[type=file]').setInputFiles([text]);
  await expect(one.page.getByText(/^Failed to load image/)).toBeVisible();
  await expect(one.page.getByText('The message goes without the picture that did not get through.')).toBeVisible();
  await look(one.page, 'picture-failed');
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(open(one.page)).toHaveCount(1);
  await expect(one.page.getByText(/^Failed to load image/)).toBeVisible();
  await expect(one.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await say(one.page, 'Bo', 'One of them is no picture.');
  await expect(bubbles(one.page, 'One of them is no picture.')).toHaveCount(1);
  await one.page.getByRole('button', { name: 'Take out picture 1' }).click();
  await expect(one.page.getByText(/^Failed to load image/)).toBeHidden();
});

test('A press of Send waits for pictures elsewhere too, and for voice notes', async ({ open: enter, product }) => {
  const { one, other, room } = await twoTalking(enter, product.url, {
    one: { expected: LOST, options: { permissions: ['microphone'] } },
    other: { expected: LOST },
  });
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await expect(plus(one.page)).toBeVisible();
  await other.page.goto(room);
  const held: Route[] = [];
  await one.page.route(/\/api\/media(?:\/voices)?\?/, (route) => void held.push(route));
  const goOn = async (): Promise<void> => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  await choose(one.page, 6, 7);
  await expect.poll(() => held.length).toBe(2);
  await say(one.page, 'Bo', 'Two hills.');
  const send = one.page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(one.page.getByText('It goes out as soon as the pictures are there.')).toBeVisible();
  await look(one.page, 'picture-awaited');
  await one.page.getByRole('link', { name: 'All chats' }).click();
  await expect(one.page.getByRole('heading', { name: 'Chats' })).toBeVisible();
  await expect(open(other.page)).toHaveCount(0);
  await goOn();
  await expect(bubbles(other.page, 'Two hills.')).toHaveCount(1);
  await expect(open(other.page)).toHaveCount(2);

  await one.page.goto(room);
  await add(one.page, 'Record a voice note');
  await expect(one.page.getByText('0:59 left')).toBeVisible();
  await one.page.getByRole('button', { name: 'Finish recording' }).click();
  await expect.poll(() => held.length).toBe(1);
  await one.page.getByRole('button', { name: 'Send voice note' }).click();
  await expect(one.page.getByRole('button', { name: 'Send voice note' })).toHaveAttribute('aria-busy', 'true');
  await look(one.page, 'voice-awaited');
  await goOn();
  await expect(other.page.getByRole('group', { name: /^Voice note of/ })).toHaveCount(1);
});

test('A picture can be removed during its upload and an interrupted upload resumes', async ({
  open: enter,
  product,
}) => {
  const expected = /ERR_|WebSocket/;
  const { one, other, room } = await twoTalking(enter, product.url, { one: { expected } });
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await expect(plus(one.page)).toBeVisible();
  await other.page.goto(room);
  const held: Route[] = [];
  await one.page.route('**/api/media?*', (route) => {
    held.push(route);
  });
  await choose(one.page, 4, 5);
  await one.page.getByLabel('Description of picture 2').fill('A hill in fog');
  await expect(one.page.getByRole('progressbar', { name: 'On its way' })).toHaveCount(2);
  await expect.poll(() => held.length).toBe(2);
  const ended = one.page.waitForEvent('requestfailed', (request) => request.url().includes('/api/media?'));
  await one.page.getByRole('button', { name: 'Take out picture 1' }).click();
  await ended;
  await expect(one.page.getByLabel('Description of picture 1')).toHaveValue('A hill in fog');

  await one.page.context().setOffline(true);
  await Promise.allSettled(held.map((route) => route.abort('internetdisconnected')));
  await expect(one.page.getByText('Offline. Messages wait here and go out later.')).toBeVisible();
  await one.page.unroute('**/api/media?*');
  await one.page.context().setOffline(false);
  // The press waits for the picture, which is on its way again.
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.page.getByRole('button', { name: 'Open picture: A hill in fog' })).toBeVisible();
  await expect(open(other.page)).toHaveCount(1);
});

test('The Edit button after hurtful words restores the pictures, descriptions and the reply', async ({
  open: enter,
  product,
}) => {
  const { one, other, room } = await twoTalking(enter, product.url, {});
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await other.page.goto(room);
  await say(other.page, 'Ana', 'Show me.');
  const line = one.page.getByRole('listitem').filter({ hasText: 'Show me.' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await one.page.getByRole('menuitem', { name: 'Reply' }).click();
  await choose(one.page, 5);
  const described = one.page.getByLabel('Description of picture 1');
  await described.fill('A hill in fog');
  await one.page.getByRole('textbox', { name: 'Message Bo' }).fill('race war now');
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await one.page.getByRole('status').filter({ hasText: 'Send this?' }).waitFor();
  await one.page.getByRole('button', { name: 'Edit' }).click();
  await expect(described).toHaveValue('A hill in fog');
  await expect(one.page.getByText('Reply to Bo')).toBeVisible();
  await one.page.getByRole('textbox', { name: 'Message Bo' }).fill('Here.');
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = other.page.getByRole('listitem').filter({ hasText: 'Here.' });
  await expect(sent.getByRole('img', { name: 'A hill in fog' })).toBeVisible();
  await expect(sent.getByText('Show me.')).toBeVisible();
});
