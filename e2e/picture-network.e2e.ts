import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { pair } from './people.ts';
import { follow, say } from './posting.ts';
import { two } from './twos.ts';

const expected = NO_NETWORK;
const image = async (seed: number) => `data:image/jpeg;base64,${(await pictureOf(seed)).toString('base64')}`;
const gone = (page: Page) => page.getByText('This picture is gone.');

async function expectLoaded(page: Page, alt: string): Promise<void> {
  const picture = page
    .getByRole('feed')
    .or(page.getByRole('list', { name: 'Posts' }))
    .getByRole('img', { name: alt });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('A picture loads later after a network failure or an expired address', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { other: { expected } });
  await product.age();
  await follow(product.url, other.entered, one.entered);
  const body = { content: '', imageUrl: await image(71), alt: 'A fen', visibility: 'followers' };
  await say(product.url, one.entered, body);
  const { page } = other;
  const online = () => page.evaluate(() => window.dispatchEvent(new Event('online')));

  await page.route('**/api/media/addresses', (route) => route.abort());
  await page.goto('/peek?tab=pack');
  await expect(page.getByText('This picture did not load yet.')).toBeVisible();
  await expect(gone(page)).toHaveCount(0);
  await page.unroute('**/api/media/addresses');
  await online();
  await expectLoaded(page, 'A fen');

  const passes: (string | null)[] = [];
  await page.route('**/api/media/*/medium?*', async (route) => {
    passes.push(new URL(route.request().url()).searchParams.get('pass'));
    return passes.length === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.reload();
  await expectLoaded(page, 'A fen');
  expect(new Set(passes).size).toBe(2);
  await expect(gone(page)).toHaveCount(0);

  await page.route('**/api/media/addresses', (route) => route.fulfill({ json: { pictures: [] } }));
  await page.reload();
  await expect(gone(page)).toBeVisible();
});

test('A visitor’s picture that failed without a network loads once it is back', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { other: { expected } });
  await product.age();
  await say(product.url, one.entered, { content: '', imageUrl: await image(72), alt: 'A moor' });
  const { page } = other;
  await page.context().clearCookies();
  await page.goto('/');
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/posts/*/picture/*', (route) => route.abort());
  await page.goto('/vibe');
  await expect(page.getByText('This picture did not load yet.').first()).toBeVisible();
  await expect(gone(page)).toHaveCount(0);
  await page.unroute('**/api/posts/*/picture/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectLoaded(page, 'A moor');
  await page.route('**/api/posts/*/picture/*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(gone(page).first()).toBeVisible();
});

test('A picture held back by a lost connection is called unsent, not unreadable', async ({ open: enter, product }) => {
  const { page } = await enter(pair()[0], { stage: 'profile', expected });
  await product.age();
  await page.clock.install();
  await page.goto('/post');
  await page.route('**/api/media?*', (route) => route.abort());
  const hill = { name: 'hill.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(79) };
  await page.locator('input[type=file]').setInputFiles(hill);
  const told = page.getByRole('status').filter({ hasText: 'Your picture is not sent yet.' });
  // The page tries again by itself for twelve seconds, which the clock shortens.
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(told).toContainText('wildin cannot be reached right now.', { timeout: 500 });
  }).toPass();
  await page.unroute('**/api/media?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Description of your picture' })).toBeVisible();
});
