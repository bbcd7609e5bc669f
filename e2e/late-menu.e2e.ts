import { expect, NO_NETWORK, test } from './fixtures.ts';
import { pair } from './people.ts';
import { say } from './posting.ts';
import { toasts } from './steps.ts';

const files = (urls: string[], name = 'Menu') => urls.filter((url) => url.includes(`/assets/${name}-`));

test('A post’s menu is fetched only when somebody touches the page or its button', async ({ open, product }) => {
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

test('A window is fetched at the first touch and opens with the first press', async ({ open }) => {
  const [ana] = pair();
  const { page } = await open(ana, { stage: 'profile' });
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  await page.goto('/self');
  const share = page.getByRole('button', { name: 'Share my profile' });
  await expect(share).toBeVisible();
  expect([...files(urls, 'windows'), ...files(urls, 'OwnLinkWindow')]).toEqual([]);

  await share.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your link' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(share).toBeFocused();

  await page.reload();
  await expect(share).toBeVisible();
  urls.length = 0;
  await page.mouse.click(1, 1);
  await expect.poll(() => files(urls, 'windows')).not.toEqual([]);
});

test('A window whose code does not come says so, and the page stays', async ({ open }) => {
  const [ana] = pair();
  const { page } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
  await page.goto('/self');
  const out = page.getByRole('button', { name: 'Sign out' });
  await expect(out).toBeVisible();
  await page.route('**/assets/windows-*', (route) => route.abort());
  await out.press('Enter');
  await expect(toasts(page).getByText('That did not load')).toBeVisible();
  await expect(out).toBeVisible();
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

  test('A question opens without a network, although no window was open before', async ({ open }) => {
    const [ana] = pair();
    const { page } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
    await page.goto('/self');
    const out = page.getByRole('button', { name: 'Sign out' });
    await expect(out).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(out).toBeVisible();
    await page.context().setOffline(true);
    await out.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible();
  });
});
