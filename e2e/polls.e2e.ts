import { expect, test } from './fixtures.ts';
import { write } from './people.ts';
import { add } from './steps.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

test('A poll is asked, voted on and closed before both people’s eyes', async ({ open, product: { url } }) => {
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Shall we?' });
  for (const { page } of [one, other]) await page.goto(`/chat/${roomId}`);
  const card = (page: typeof one.page) => page.getByRole('region', { name: 'Poll: Where do we meet?' });

  await add(one.page, 'Make a poll');
  const form = one.page.getByRole('dialog', { name: 'Make a poll' });
  await form.getByRole('button', { name: 'Ask them' }).click();
  await expect(form.getByText('Ask something.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Your question' }).fill('Where do we meet?');
  await form.getByRole('textbox', { name: 'Choice 1' }).fill('The mill');
  await form.getByRole('textbox', { name: 'Choice 2' }).fill('The lake');
  await form.getByRole('button', { name: 'Add a choice' }).click();
  await form.getByRole('textbox', { name: 'Choice 3' }).fill('בבית');
  await look(one.page, 'poll-form');
  await form.getByRole('button', { name: 'Ask them' }).click();
  await expect(form).toHaveCount(0);

  const lake = (page: typeof one.page) => card(page).getByRole('button', { name: /^The lake/ });
  await lake(other.page).focus();
  await other.page.keyboard.press('Enter');
  await expect(lake(other.page)).toHaveAttribute('aria-pressed', 'true');
  await expect(lake(one.page)).toHaveAccessibleName('The lake 1 vote');
  await lake(one.page).click();
  await expect(card(other.page)).toContainText('2 people voted');
  await look(one.page, 'poll');
  await card(one.page).getByRole('button', { name: 'Details' }).click();
  const voters = one.page.getByRole('dialog').getByRole('listitem');
  await expect(voters).toHaveCount(2);
  for (const name of ['Ana', 'Bo']) await expect(voters.filter({ hasText: name })).toHaveCount(1);
  await one.page.getByRole('button', { name: 'Close the poll' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Close the poll' }).click();
  await expect(card(other.page)).toContainText('closed');
  await expect(card(other.page).getByRole('button', { name: /^The lake/ })).toHaveCount(0);
});
