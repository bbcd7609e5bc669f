import { expect, NO_NETWORK, test } from './fixtures.ts';
import { pair } from './people.ts';
import { say } from './posting.ts';

const files = (urls: string[], name = 'Menu') => urls.filter((url) => url.includes(`/assets/${name}-`));

test('Menus and windows are fetched at the first touch and open with one press', async ({ open, product }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  await product.age();
  await say(product.url, entered, { content: 'The tide is out.' });
  // The code of the other tabs, which has menus too, does not come ahead for a person who saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  const more = page.getByRole('button', { name: 'More about your post' });
  const share = page.getByRole('button', { name: 'Share my profile' });

  await page.goto('/self');
  await expect(more).toBeVisible();
  expect([...files(urls), ...files(urls, 'windows'), ...files(urls, 'OwnLinkWindow')]).toEqual([]);
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await share.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your link' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(share).toBeFocused();

  // Both come without a press of their buttons, too.
  urls.length = 0;
  await page.reload();
  await expect(more).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.click(1, 1);
      return [files(urls).length > 0, files(urls, 'windows').length > 0];
    })
    .toEqual([true, true]);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Menus and questions open without a network, although nobody opened one before', async ({ open, product }) => {
    const [ana] = pair();
    const { page, entered } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
    await product.age();
    await say(product.url, entered, { content: 'The tide is out.' });
    await page.goto('/self');
    const more = page.getByRole('button', { name: 'More about your post' });
    await expect(more).toBeVisible();
    await page.mouse.click(1, 1);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(more).toBeVisible();
    await page.context().setOffline(true);
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible();
  });
});
