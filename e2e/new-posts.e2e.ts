import { expect, test, type Open } from './fixtures.ts';
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

/** A member on their pack's empty feed, and somebody they follow who can post. */
async function emptyPack(open: Open, url: string, expected?: RegExp) {
  const [ana, bo] = pair();
  const [{ page, entered }, other] = [
    await open(ana, { stage: 'profile', ...(expected && { expected }) }),
    await open(bo, { stage: 'profile' }),
  ];
  await follow(url, entered, other.entered);
  await page.goto('/peek?tab=pack');
  await expect(page.getByRole('tab', { name: 'Your Pack' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('feed')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const first = page.getByRole('feed').getByText('The first of them');
  const offered = page.getByRole('button', { name: /new posts?$/ });
  return { page, first, offered, post: () => say(url, other.entered, { content: 'The first of them' }) };
}

test('The first post of an empty feed shows by itself', async ({ open, product }) => {
  const { first, offered, post } = await emptyPack(open, product.url);
  await post();
  await expect(first).toBeVisible();
  await expect(offered).toHaveCount(0);
});

test('The first post of an empty feed is offered when it cannot show by itself', async ({ open, product }) => {
  const { page, first, offered, post } = await emptyPack(open, product.url, /ERR_FAILED/);
  await page.route('**/api/posts/following', (route) => route.abort());
  await post();
  await expect(offered).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.unrouteAll();
  await offered.click();
  await expect(first).toBeVisible();
  await expect(offered).toHaveCount(0);
});
