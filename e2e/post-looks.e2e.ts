import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { pair, person, send } from './people.ts';
import { follow, say } from './posting.ts';
import { DESK, PHONE } from './views.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
type Rgb = readonly [red: number, green: number, blue: number];

const boxOf = async (thing: Locator): Promise<Box> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
};

/** Returns the pixels of a part of the window, from left to right, row by row. */
async function pixels(page: Page, clip: Box): Promise<Rgb[]> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (pixel: number, part: number): number => data[pixel * info.channels + part] ?? 0;
  return Array.from({ length: info.width * info.height }, (_, pixel) => [at(pixel, 0), at(pixel, 1), at(pixel, 2)]);
}

test('A post’s focus ring, menu and comment field are whole, however long a name is', async ({
  open: enter,
  product,
}) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await enter({ ...ana, name: 'Wolfeschlegelst', handle: 'wolfeschlegelsteinhausenberger' }, { stage: 'quiz' }),
    await enter(bo, { stage: 'profile' }),
  ];
  await product.age();
  await follow(product.url, other.entered, one.entered);
  for (let at = 0; at < 8; at += 1) await say(product.url, one.entered, { content: `Number ${at} of mine` });
  const { page } = other;
  await page.goto('/peek?tab=pack');
  const articles = page.getByRole('feed').getByRole('article');
  await expect(articles).toHaveCount(8);
  const name = articles.first().getByText('Wolfeschlegelst', { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);

  await page.setViewportSize(DESK);
  await articles.first().focus();
  await page.keyboard.press('PageDown');
  await expect(articles.nth(1)).toBeFocused();
  const { x, y, width, height } = await boxOf(articles.nth(1));
  // Reads the lower edge of the focus ring, without its round corners: 2 pixels high, 4 pixels below the card.
  const edge = await pixels(page, { x: x + 20, y: y + height + 5, width: width - 40, height: 1 });
  expect(edge.filter(([red]) => red > 100)).toEqual([]);

  await page.setViewportSize(PHONE);
  const id = await say(product.url, one.entered, { content: 'Talk to me' });
  for (let at = 0; at < 12; at += 1) {
    const body = { content: `Thought ${at}` };
    await send(`${product.url}/api/posts/${id}/comments`, { token: other.entered.accessToken, body });
  }
  await page.goto(`/post/${id}`);
  const author = await boxOf(page.getByRole('article').getByRole('link', { name: 'Wolfeschlegelst' }));
  const menu = await boxOf(page.getByRole('button', { name: 'More about Wolfeschlegelst' }));
  expect(menu.y).toBeLessThan(author.y + author.height);
  expect(menu.x + menu.width).toBeLessThanOrEqual(PHONE.width);
  // The comment field stays above the tabs under a long talk.
  await page.getByText('Thought 6').scrollIntoViewIfNeeded();
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Main' }));
  const field = await boxOf(page.getByRole('textbox', { name: 'Write a comment' }));
  expect(field.y + field.height).toBeLessThanOrEqual(tabs.y);

  await page.goto(`/users/${one.entered.id}`);
  const card = page
    .getByRole('region', { name: 'Posts' })
    .getByRole('article', { name: 'Wolfeschlegelst' })
    .filter({ hasText: 'Talk to me' });
  await expect(card.getByText('Talk to me')).toBeVisible();
  await expect(card.getByRole('time')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Wolfeschlegelst' })).toHaveCount(0);
});

test('A picture in the composer has the shape that the post will show', async ({ open: enter, product }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await page.goto('/post');
  let go = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/media?*', async (route) => {
    await waiting;
    await route.fallback();
  });
  const buffer = await pictureOf(81, { width: 300, height: 1800 });
  await page.locator('input[type=file]').setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Sending it')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Your picture' });
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(bar);
  // Ink and paper are nearly gray; the browser's own bar is green or blue.
  const line = await pixels(page, { x, y: y + height / 2, width, height: 1 });
  expect(line.filter((channels) => Math.max(...channels) - Math.min(...channels) > 40)).toEqual([]);

  go();
  const words = page.getByRole('textbox', { name: 'Description of your picture' });
  await expect(words).toBeVisible();
  const picture = page.getByRole('main').locator('img[src*="/api/media"], img[src^="blob:"]').last();
  expect((await boxOf(picture)).height).toBeLessThan(PHONE.height * 0.7);
  // The placeholder of the field is completely visible.
  expect(await words.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  expect((await boxOf(words)).height).toBeGreaterThan(60);
});

test('A tall picture, a dark cover and a long text leave their surroundings visible', async ({
  open: enter,
  product,
}) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await enter({ ...ana, bio: 'Collects lamps. '.repeat(10) }, { stage: 'profile' }),
    await enter(bo, { stage: 'profile' }),
  ];
  await product.age();
  const tall = await pictureOf(82, { width: 400, height: 1900 });
  const imageUrl = `data:image/jpeg;base64,${tall.toString('base64')}`;
  const id = await say(product.url, one.entered, { content: 'A lamp', imageUrl });
  const { page } = other;
  await page.setViewportSize(DESK);
  await page.goto(`/post/${id}`);
  const picture = await boxOf(page.getByRole('button', { name: /^Open picture/ }));
  expect(picture.y + picture.height).toBeLessThan(DESK.height);

  const black = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  const sent = await page.request.post('/api/users/upload-image?type=cover', {
    headers: { authorization: `Bearer ${one.entered.accessToken}` },
    multipart: { image: { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: black } },
  });
  expect(sent.status()).toBe(200);
  await page.goto(`/users/${one.entered.id}`);
  const cover = page.locator('main img[src$="/large"]');
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  const back = await boxOf(page.getByRole('link', { name: 'Back', exact: true }));
  // The dark arrow stands on a light disc of its own.
  const ground = await pixels(page, { x: back.x + 14, y: back.y + 6, width: 16, height: 2 });
  expect(ground.filter(([red]) => red < 150)).toEqual([]);

  const visitor = await enter(person('Vi'));
  const { handle } = await send<{ handle: string }>(`${product.url}/api/users/${one.entered.id}`, {
    method: 'GET',
    token: one.entered.accessToken,
  });
  await visitor.page.setViewportSize(PHONE);
  await visitor.page.goto(`/u/${handle}`);
  const join = await boxOf(visitor.page.getByRole('link', { name: 'JOIN NOW' }));
  const haze = await boxOf(visitor.page.locator('[data-teaser]'));
  expect(haze.y).toBeGreaterThan(join.y + join.height);
});
