import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { pair, person } from './people.ts';
import { openPost, say } from './posting.ts';
import { look } from './views.ts';
import { toasts } from './steps.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const described = (page: Page) => page.getByRole('textbox', { name: 'Description of your picture' });
const input = (page: Page) => page.locator('input[type=file]');
const photo = async (seed: number) => ({
  name: 'hill.jpg',
  mimeType: 'image/jpeg',
  buffer: await pictureOf(seed, { width: 1600, height: 1200 }),
});

/** Dispatches the event with which a browser pastes or drops a picture on an element. */
async function give(onto: Locator, how: 'paste' | 'drop'): Promise<void> {
  const { buffer, ...file } = await photo(how === 'paste' ? 51 : 52);
  const base64 = buffer.toString('base64');
  await onto.evaluate(
    (element, [bytes, name, type, kind]) => {
      const transfer = new DataTransfer();
      const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([raw], name, { type }));
      const event =
        kind === 'paste'
          ? new ClipboardEvent(kind, { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    [base64, file.name, file.mimeType, how] as const,
  );
}

test('The composer takes a pasted or dropped picture and refuses an unsuitable file', async ({
  open: enter,
  product,
}) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await page.goto('/post');
  for (const how of ['paste', 'drop'] as const) {
    await give(words(page), how);
    await expect(described(page)).toBeVisible();
    await page.getByRole('button', { name: 'Take out the picture' }).click();
  }
  let sent = 0;
  await page.route('**/api/media?*', (route) => ((sent += 1), route.fallback()));
  // The browser reads a file by its path; a buffer of this size would take ten seconds.
  const large = test.info().outputPath('large.jpg');
  await writeFile(large, '');
  await truncate(large, 26 * 1024 * 1024);
  await input(page).setInputFiles(large);
  await expect(page.getByText('File too large', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('26 MB. Please select an image smaller than 25MB.').first()).toBeVisible();
  await input(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.getByText('Invalid file type', { exact: true }).first()).toBeVisible();
  await input(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('words') });
  await expect(page.getByText(/^Failed to load image/).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(sent).toBe(0);
});

test('A failed picture upload is retried as the same one and becomes one post', async ({ open: enter, product }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await page.goto('/post');
  await words(page).fill('Second time lucky');
  const tries: { clientId: string | null; bytes: number }[] = [];
  await page.route('**/api/media?*', async (route) => {
    const request = route.request();
    const clientId = new URL(request.url()).searchParams.get('clientId');
    tries.push({ clientId, bytes: request.postDataBuffer()?.length ?? 0 });
    if (tries.length > 1) return route.fallback();
    return route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'That was a lot at once.' } });
  });
  await input(page).setInputFiles(await photo(53));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(toasts(page).getByText('Optimization failed')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Your picture' })).toHaveAttribute('value', '0');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText(/^The picture did not get through/)).toBeVisible();
  await look(page, 'compose-picture-failed');
  await again.click();
  await described(page).fill('A lucky hill');
  expect(tries[1]?.clientId).toBe(tries[0]?.clientId);
  // On a phone, the page shrinks a picture to 960 pixels before it sends it.
  const whole = (await photo(53)).buffer.length;
  expect(tries[0]?.bytes).toBeLessThan(whole);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/peek$/);
  const cards = page.getByRole('feed').getByRole('article').filter({ hasText: 'Second time lucky' });
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('img', { name: 'A lucky hill' })).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/.+/);
  await expect(page.getByRole('article')).toContainText('Second time lucky');
});

test('A visitor sees the public feed’s pictures and GIFs with their descriptions', async ({ open: enter, product }) => {
  const [ana] = pair();
  const author = await enter(ana, { stage: 'quiz' });
  const { page } = await enter(person('Nobody'));
  await product.age();
  const tall = await pictureOf(54, { width: 400, height: 1600 });
  const imageUrl = `data:image/jpeg;base64,${tall.toString('base64')}`;
  await say(product.url, author.entered, { content: 'An otter for all', imageUrl: '/gifs/hello-otter.svg' });
  await say(product.url, author.entered, { content: '', imageUrl, alt: 'A tall tower' });
  await page.goto('/vibe');
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
  await expect(posts.getByRole('img', { name: 'An otter pops up and waves hello.' })).toBeVisible();
  const picture = posts.getByRole('img', { name: 'A tall tower' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expect(posts.getByText('A picture', { exact: true })).toHaveCount(0);
  await look(page, 'vibe-media');
  await openPost(
    posts
      .filter({ has: page.getByRole('img', { name: 'A tall tower' }) })
      .getByRole('link')
      .first(),
  );
  await page.getByRole('button', { name: 'Open picture: A tall tower' }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture' });
  await expect(viewer.getByRole('img', { name: 'A tall tower' })).toBeVisible();
});

test('The composer says why posting failed and keeps the words until they are posted', async ({ open: enter }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile', expected: /status of 500/ });
  await page.goto('/post');
  await words(page).fill('Not lost');
  let asked = Promise.withResolvers<(status: number) => void>();
  const answer = async (status: number): Promise<void> => {
    (await asked.promise)(status);
    asked = Promise.withResolvers();
  };
  await page.route('**/api/posts', async (route) => {
    const status = await new Promise<number>((resolve) => {
      asked.resolve(resolve);
    });
    const code = status === 401 ? 'unauthenticated' : 'internal';
    await route.fulfill({ status, json: { code, message: 'Something went wrong on our side.' } });
  });
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  await answer(500);
  await expect(toasts(page).getByText('Couldn’t post right now')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong. Try again in a moment.' }),
  ).toBeVisible();
  await expect(words(page)).toHaveValue('Not lost');
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 401, json: { code: 'refresh_invalid' } }));
  await post.click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  await answer(401);
  await expect(page.getByText('Authentication required', { exact: true }).first()).toBeVisible();
  await expect(toasts(page).getByText('Please log in to create a post.')).toBeVisible();
});

test('The Post button pressed during an upload waits for the picture', async ({ open: enter, product }) => {
  const { page } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await page.goto('/post');
  await words(page).fill('A hill, later');
  let letOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  await page.route('**/api/media?*', async (route) => {
    await held;
    await route.fallback();
  });
  await input(page).setInputFiles(await photo(54));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/posts'));
  letOn();
  expect(((await posted).postDataJSON() as { picture?: { id: string } }).picture?.id).toBeTruthy();
  await expect(toasts(page).filter({ hasText: 'Posted successfully!' })).toBeVisible();
});
