import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { toasts } from './steps.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Holds back the requests that create a post. Returns the function that sends them on. */
async function holdPosting(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/posts', async (route) => {
    if (route.request().method() === 'POST') await gone;
    await route.continue();
  });
  return go;
}

test('A member who navigates away while posting is not led elsewhere afterwards', async ({ open: enter }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  const posted = toasts(page).getByText('Posted successfully! 🎉');
  await page.goto('/post');
  await words(page).fill('From a tunnel');
  let answer = await holdPosting(page);
  await post(page).click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  await tab(page, 'Chat').click();
  await expect(page).toHaveURL(/\/chat$/);
  await tab(page, 'Post').click();
  await expect(words(page)).toHaveValue('From a tunnel');
  await tab(page, 'Chat').click();
  answer();
  await expect(posted).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await tab(page, 'Post').click();
  await expect(words(page)).toHaveValue('');

  await page.unroute('**/api/posts');
  answer = await holdPosting(page);
  await words(page).fill('One');
  await post(page).click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  await words(page).fill('One more thing');
  answer();
  await expect(posted).toBeVisible();
  await expect(post(page)).toBeEnabled();
  await expect(words(page)).toHaveValue('One more thing');
  await expect(page).toHaveURL(/\/post$/);
  await page.reload();
  await expect(words(page)).toHaveValue('One more thing');
});

test('Words can be dragged into a post, which its author’s feed marks as private', async ({ open: enter }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await page.goto('/post');
  const isFree = (type: 'dragover' | 'drop') =>
    words(page).evaluate((field, kind) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'Dragged');
      return field.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  expect([await isFree('dragover'), await isFree('drop')]).toEqual([true, true]);
  await words(page).fill('Note to self');
  await page.getByRole('radio', { name: /^Private/ }).check({ force: true });
  await post(page).click();
  const card = page.getByRole('feed').getByRole('article').filter({ hasText: 'Note to self' });
  await expect(card).toContainText('Private');
});

test('An unfinished picture upload continues after a reload as the same one', async ({ open: enter, product }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await page.goto('/post');
  await words(page).fill('With a hill');
  const tries: (string | null)[] = [];
  await page.route('**/api/media?*', async (route) => {
    tries.push(new URL(route.request().url()).searchParams.get('clientId'));
    if (tries.length > 2) return route.fallback();
    return route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'That was a lot at once.' } });
  });
  const buffer = await pictureOf(81, { width: 1200, height: 900 });
  await page.locator('input[type=file]').setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.reload();
  await expect(again).toBeVisible();
  await again.click();
  await page.getByRole('textbox', { name: 'Description of your picture' }).fill('A kept hill');
  expect(new Set(tries).size).toBe(1);
  await post(page).click();
  await expect(page.getByRole('feed').getByRole('img', { name: 'A kept hill' })).toHaveCount(1);
  await tab(page, 'Post').click();
  await expect(words(page)).toHaveValue('');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
