import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, meet, person, send, town, write } from './people.ts';
import { say } from './posting.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the names of the reads that this device keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <T>(asking: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asking.addEventListener('success', () => resolve(asking.result));
        asking.addEventListener('error', () => reject(new Error('The database does not answer.')));
      });
    const database = await answer(indexedDB.open('wildin-shelf'));
    const keys = await answer(database.transaction('kept').objectStore('kept').getAllKeys());
    database.close();
    return keys
      .map(String)
      .map((key) => key.replace(/^\d+ /, ''))
      .filter((name) => name.startsWith('api/'));
  });
}

test('A returning member sees each tab before the server answers', async ({ open, product }) => {
  const zip = town();
  const bio = 'I know when the tide is out.';
  const { page, entered } = await open(person('Ada', { zip, bio }), { stage: 'preferences' });
  const bo = await enter(product.url, person('Bo', { zip, gender: 'men' }), 'preferences');
  const { chatRoomId: roomId } = await meet(product.url, entered);
  await write(product.url, bo, { roomId, content: 'The ferry is late.' });
  await say(product.url, bo, { content: 'The tide pools are open.' });
  await say(product.url, entered, { content: 'Bring shoes.' });
  const main = page.getByRole('main');
  const tabs = [
    ['/', 'The ferry is late.'],
    ['/match', 'Bo'],
    ['/peek', 'The tide pools are open.'],
    ['/chat', 'The ferry is late.'],
    ['/self', 'Bring shoes.'],
  ] as const;
  const shows = (words: string) => expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/');
  await page.mouse.click(1, 1);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const [path, words] of tabs) {
    await page.goto(path);
    await shows(words);
  }
  // A read is kept a second after it came, and the loop does not wait for that.
  await page.goto('/chat');
  await expect
    .poll(() => kept(page))
    .toEqual(
      expect.arrayContaining([
        'api/auth/user',
        'api/chats',
        'api/chats/groups/invitations',
        'api/introductions',
        'api/plans/next',
        'api/posts/pages/in',
        'api/soul-matching/matches',
        `api/users/${entered.id}/posts/pages/posts`,
        `api/users/${entered.id}/stats`,
      ]),
    );

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.context().route('**/api/**', async (route) => {
    await held;
    // The browser has left the pages that asked before.
    await route.continue().catch(() => undefined);
  });
  for (const [path, words] of tabs) {
    await page.goto(path);
    await shows(words);
  }
  await page.goto('/peek');
  await shows('The tide pools are open.');
  await send(`${product.url}/api/blocks/${entered.id}`, { method: 'PUT', token: bo.accessToken });
  answer();
  await expect(main.getByText('The tide pools are open.')).toHaveCount(0);
  await expect(main.getByText('Bring shoes.')).toBeVisible();
});
