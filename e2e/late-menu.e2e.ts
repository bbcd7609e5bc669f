import { expect, NO_NETWORK, test } from './fixtures.ts';
import { pair } from './people.ts';
import { say } from './posting.ts';

const files = (urls: string[]) => urls.filter((url) => url.includes('/assets/Menu-'));

test('The menu of a post is fetched when somebody touches the page or its button, and not before', async ({
  open,
  product,
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  await product.age();
  await say(product.url, entered, { content: 'The tide is out.' });
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  const more = page.getByRole('button', { name: 'More about your post' });

  await page.goto('/peek');
  await expect(more).toBeVisible();
  expect(files(urls)).toEqual([]);
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.reload();
  await expect(more).toBeVisible();
  urls.length = 0;
  await page.mouse.click(1, 1);
  await expect.poll(() => files(urls)).not.toEqual([]);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('The menu of a post opens without a network, although nobody opened it before', async ({ open, product }) => {
    const [ana] = pair();
    const { page, entered } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
    await product.age();
    await say(product.url, entered, { content: 'The tide is out.' });
    await page.goto('/peek');
    const more = page.getByRole('button', { name: 'More about your post' });
    await expect(more).toBeVisible();
    await page.mouse.click(1, 1);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(more).toBeVisible();
    await page.context().setOffline(true);
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });
});
