import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair } from './people.ts';
import { add, composer, plus, say, signIn } from './steps.ts';
import { twoTalking } from './twos.ts';

test.use({ permissions: ['microphone'] });

const choose = async (page: Page, ...seeds: number[]): Promise<void> => {
  const files = await Promise.all(
    seeds.map(async (seed) => ({
      name: `photo ${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await pictureOf(seed, { width: 1200, height: 900 }),
    })),
  );
  await page.locator('input[type=file]').setInputFiles(files);
};
const waiting = (page: Page) => page.getByRole('list', { name: 'Pictures of your message' }).getByRole('listitem');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
/** Waits until the device stores this number of entries about unsent pictures and voice notes. */
const keeps = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const opening = indexedDB.open('wildin-shelf');
            opening.addEventListener('success', () => {
              const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys();
              keys.addEventListener('success', () => {
                opening.result.close();
                resolve(keys.result.map(String).filter((key) => key.includes(' begun')));
              });
            });
          }),
      ),
    )
    .toHaveLength(count);

test('Unsent pictures survive a reload as the same uploads', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await other.page.goto(room);
  await expect(plus(one.page)).toBeVisible();
  const uploads: (string | null)[] = [];
  one.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/media') uploads.push(searchParams.get('clientId'));
  });
  await choose(one.page, 91, 92);
  await one.page.getByLabel('Description of picture 2').fill('A hill in fog');
  await expect(sendButton(one.page)).toBeEnabled();
  await keeps(one.page, 3);

  await one.page.reload();
  await expect(waiting(one.page)).toHaveCount(2);
  await expect(one.page.getByLabel('Description of picture 2')).toHaveValue('A hill in fog');
  await expect(sendButton(one.page)).toBeEnabled();
  expect(uploads).toHaveLength(4);
  expect(new Set(uploads).size).toBe(2);
  // A picture that the person removed does not return after a reload.
  await one.page.getByRole('button', { name: 'Take out picture 1' }).click();
  await keeps(one.page, 2);
  await one.page.reload();
  await expect(waiting(one.page)).toHaveCount(1);
  await expect(one.page.getByLabel('Description of picture 1')).toHaveValue('A hill in fog');
  await sendButton(one.page).click();
  await expect(other.page.getByRole('button', { name: 'Open picture: A hill in fog' })).toBeVisible();
  await keeps(one.page, 0);
  await one.page.reload();
  await expect(one.page.getByRole('button', { name: 'Open picture: A hill in fog' })).toBeVisible();
  await expect(waiting(one.page)).toHaveCount(0);
});

test('A sign-out takes what waits in the composer off the device', async ({ open, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const room = `/chat/${await directRoom(product.url, entered, await enter(product.url, bo, 'profile'))}`;
  await product.age();
  await page.goto(room);
  await say(page, 'Bo', 'Hello');
  await expect(plus(page)).toBeVisible();
  await choose(page, 93);
  await keeps(page, 2);
  await page.evaluate(() => history.pushState(null, '', '/logout'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/welcome|login|\/$/);
  await keeps(page, 0);
  await page.goto('/login');
  await signIn(page, bo);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(room);
  await expect(composer(page, 'Ana')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('An unsent voice note survives a reload with its words', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await other.page.goto(room);
  await add(one.page, 'Record a voice note');
  await expect(one.page.getByText(/0:[1-5]\d left/)).toBeVisible();
  await one.page.getByRole('button', { name: 'Finish recording' }).click();
  await one.page.getByLabel('What your voice note says, in words').fill('About the owls');
  await keeps(one.page, 2);
  await one.page.reload();
  await expect(one.page.getByLabel('What your voice note says, in words')).toHaveValue('About the owls');
  const own = one.page.getByRole('group', { name: 'Your voice note' });
  await own.getByRole('button', { name: 'Play' }).click();
  await expect(own.getByRole('button', { name: 'Pause' })).toBeVisible();
  await one.page.getByRole('button', { name: 'Send voice note' }).click();
  await expect(other.page.getByText('About the owls')).toBeVisible();
  await keeps(one.page, 0);
  await one.page.reload();
  await expect(composer(one.page, 'Bo')).toBeVisible();
  await expect(own).toHaveCount(1);
});
