import { expect, NO_NETWORK, test } from './fixtures.ts';
import { write } from './people.ts';
import { bubbles, composer } from './steps.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

const DAY_MS = 86_400_000;

test('Lines disappear on both devices once both people agreed', async ({ open, product: { url } }) => {
  const { one, other, roomId } = await twoTalking(open, url, { other: { expected: NO_NETWORK } });
  await write(url, one.entered, { roomId, content: 'This one stays' });
  await other.page.clock.install();
  for (const { page } of [one, other]) await page.goto(`/chat/${roomId}`);

  await one.page.getByRole('button', { name: 'More about this chat' }).click();
  await one.page.getByRole('menuitem', { name: 'Disappearing lines' }).click();
  const sheet = one.page.getByRole('dialog', { name: 'Disappearing lines' });
  await sheet.getByRole('radio', { name: 'After a day' }).check({ force: true });
  await look(one.page, 'fading-sheet');
  await sheet.getByRole('button', { name: 'Ask Bo' }).click();
  await expect(sheet).toHaveCount(0);
  const strip = (page: typeof one.page) => page.getByRole('region', { name: 'Disappearing lines' });
  await expect(strip(one.page)).toContainText('You asked that lines disappear after a day.');
  await expect(strip(other.page)).toContainText('Ana asks that lines disappear after a day.');
  await strip(other.page).getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [one, other]) await expect(strip(page)).toContainText('New lines disappear after a day.');

  await composer(one.page, 'Bo').fill('Gone tomorrow');
  await one.page.keyboard.press('Enter');
  await expect(bubbles(other.page, 'Gone tomorrow')).toBeVisible();
  await expect(bubbles(one.page, 'Gone tomorrow')).toBeVisible();
  await look(other.page, 'fading');
  // Bo's device is a day ahead and without a network: it does not need the server for it.
  await other.page.context().setOffline(true);
  await other.page.clock.fastForward(DAY_MS + 10_000);
  await expect(bubbles(other.page, 'Gone tomorrow')).toHaveCount(0);
  await expect(other.page.getByText('What was here has disappeared.')).toBeVisible();
  await expect(bubbles(other.page, 'This one stays')).toBeVisible();
});
