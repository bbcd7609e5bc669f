import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair, person, write } from './people.ts';
import { bubbles, say } from './steps.ts';

/** More chats than the first page of the list has. */
const CHATS = 31;

test('A message is forwarded to any chat, also one that is far down the list', async ({ open, product: { url } }) => {
  test.slow();
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const far = await enter(url, person('Zora'), 'profile');
  const farRoom = await directRoom(url, entered, far);
  await write(url, far, { roomId: farRoom, content: 'Long ago' });
  let near = '';
  for (let n = 1; n <= CHATS; n += 1) {
    const friend = await enter(url, person(`Friend${n}`), 'profile');
    near = await directRoom(url, entered, friend);
    await write(url, friend, { roomId: near, content: 'Hello' });
  }
  await page.goto(`/chat/${near}`);
  await say(page, `Friend${CHATS}`, 'The owls are back.');
  const line = page.getByRole('listitem').filter({ hasText: 'The owls are back.' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  const sheet = page.getByRole('dialog', { name: 'Forward' });
  await sheet.getByLabel('Search chats').fill('zor');
  await sheet.getByRole('button', { name: 'Zora' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(`/chat/${farRoom}`);
  await expect(bubbles(page, 'The owls are back.')).toHaveCount(1);
});
