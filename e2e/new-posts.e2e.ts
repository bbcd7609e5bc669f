import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { follow, say } from './posting.ts';
import { look } from './views.ts';

test.use({ serviceWorkers: 'allow' });

test('New posts are counted above the feed and load when the reader asks', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const expected = /ERR_INTERNET_DISCONNECTED|WebSocket/;
  const [{ page, entered }, other] = [
    await enter(ana, { stage: 'profile', expected }),
    await enter(bo, { stage: 'profile' }),
  ];
  await product.age();
  await follow(product.url, entered, other.entered);
  const post = (content: string) => say(product.url, other.entered, { content });
  for (let at = 0; at < 12; at += 1) await post(`Before, number ${at}`);
  await page.goto('/peek?tab=pack');
  const articles = page.getByRole('feed').getByRole('article');
  await expect(articles).toHaveCount(12);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const where = async () => (await articles.nth(4).boundingBox())?.y;
  const before = await where();
  await post('The first after');
  const one = page.getByRole('button', { name: '1 new post', exact: true });
  await expect(one).toBeInViewport();
  await post('The second after');
  const two = page.getByRole('button', { name: '2 new posts' });
  await expect(two).toBeInViewport();
  expect(await where()).toBe(before);
  await expect(page.getByText('The first after')).toHaveCount(0);
  await look(page, 'new-posts');

  await page.context().setOffline(true);
  await post('The third, in a tunnel');
  await page.context().setOffline(false);
  const three = page.getByRole('button', { name: '3 new posts' });
  await expect(three).toBeVisible({ timeout: 30_000 });
  await three.click();
  await expect(page.getByText('The third, in a tunnel')).toBeVisible();
  await expect(articles.first()).toBeFocused();
  await expect(three).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('The first post of an empty feed shows by itself', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const [{ page, entered }, other] = [await enter(ana, { stage: 'profile' }), await enter(bo, { stage: 'profile' })];
  await follow(product.url, entered, other.entered);
  await page.goto('/peek?tab=pack');
  await expect(page.getByRole('tab', { name: 'Your Pack' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('feed')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await say(product.url, other.entered, { content: 'The first of them' });
  await expect(page.getByRole('feed').getByText('The first of them')).toBeVisible();
  await expect(page.getByRole('button', { name: /new posts?$/ })).toHaveCount(0);
});
