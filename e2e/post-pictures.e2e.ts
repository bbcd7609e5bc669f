import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { follow, say } from './posting.ts';
import { two } from './twos.ts';

test.use({ serviceWorkers: 'allow' });

const expected = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|40[14]/;
const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const articles = (page: Page) => page.getByRole('feed').getByRole('article');

async function choose(page: Page, seed: number): Promise<void> {
  const buffer = await pictureOf(seed, { width: 1200, height: 900 });
  await page.locator('input[type=file]').setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer });
}

test('A picture posted over a broken connection becomes one post after a retry', async ({ open: enter, product }) => {
  const [ana] = pair();
  const { page } = await enter(ana, { stage: 'profile', expected });
  await product.age();
  await page.goto('/post');
  await words(page).fill('From the tunnel');
  await page.context().setOffline(true);
  await choose(page, 41);
  await expect(page.getByRole('progressbar', { name: 'Your picture' })).toBeVisible();
  await page.context().setOffline(false);
  const described = page.getByRole('textbox', { name: 'Description of your picture' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(described.or(again).first()).toBeVisible({ timeout: 30_000 });
  if (!(await described.isVisible())) await again.click();
  await described.fill('A dark tunnel');

  // The first call creates the post, but its answer is lost. The second call fails. The third gets the first answer.
  let calls = 0;
  await page.route('**/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    if (calls === 1) await route.fetch();
    return calls <= 2 ? route.abort() : route.fallback();
  });
  await expect(async () => {
    if (await post(page).isVisible()) await post(page).click({ timeout: 1000 });
    await expect(page).toHaveURL(/\/peek$/, { timeout: 3000 });
  }).toPass();
  expect(calls).toBeGreaterThan(2);
  await expect(articles(page).filter({ hasText: 'From the tunnel' })).toHaveCount(1);
  await expect(articles(page).getByRole('img', { name: 'A dark tunnel' })).toHaveCount(1);
});

test('A followers-only picture cannot be opened after a sign-out or an unfollow', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { one: { expected }, other: { expected } });
  await product.age();
  await follow(product.url, other.entered, one.entered);
  const image = (await pictureOf(43)).toString('base64');
  const visibility = 'followers';
  await say(product.url, one.entered, {
    content: '',
    imageUrl: `data:image/jpeg;base64,${image}`,
    alt: 'A fen',
    visibility,
  });
  const { page } = other;
  await page.goto('/peek?tab=pack');
  const picture = articles(page).getByRole('img', { name: 'A fen' });
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((element: HTMLImageElement) => element.currentSrc);
  const openedAs = (mode: RequestCache) =>
    page.evaluate(
      async ([url, cache]) =>
        (await fetch(url, { cache, mode: 'same-origin' }).catch(() => new Response(null, { status: 504 }))).status,
      [address, mode] as const,
    );
  expect([await openedAs('only-if-cached'), await openedAs('no-store')]).toEqual([200, 200]);
  const inWorker = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length;
    });
  expect(await inWorker()).toBe(0);

  await fetch(`${product.url}/api/users/${one.entered.id}/follow`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${other.entered.accessToken}` },
  });
  expect(await openedAs('no-store')).toBe(404);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/logout/);
  expect([await openedAs('default'), await openedAs('no-store')]).toEqual([404, 404]);
});
