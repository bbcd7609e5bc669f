import { expect, test } from './fixtures.ts';
import { pair, send, write } from './people.ts';
import { bubbles, composer, toasts } from './steps.ts';
import { DESK, look } from './views.ts';

test('An admin can ban a member who has already left the group', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile' });
  const other = await open(bo, { stage: 'profile', expected: /404 \(Not Found\)/ });
  const [own, theirs] = [{ token: one.entered.accessToken }, { token: other.entered.accessToken }];
  const groups = `${product.url}/api/chats/groups`;
  const body = { name: 'Morning people', description: 'Walks before work.' };
  const { id } = await send<{ id: string }>(groups, { ...own, body });
  const { linkCode } = await send<{ linkCode: string }>(`${groups}/${id}/link`, { ...own, body: {} });
  await other.page.goto(`/g/${linkCode}`);
  await other.page.getByRole('button', { name: 'Join' }).click();
  await expect(composer(other.page, 'Morning people')).toBeVisible();
  await write(product.url, other.entered, { roomId: id, content: 'Buy my candles.' });
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  await expect(bubbles(one.page, 'Buy my candles.')).toHaveCount(1);
  await send(`${product.url}/api/chats/${id}/leave`, { ...theirs, body: {} });
  await expect(one.page.getByText('Bo left.')).toBeVisible();

  const line = one.page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .filter({ hasText: 'Buy' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await one.page.getByRole('menuitem', { name: 'Ban' }).press('Enter');
  const question = one.page.getByRole('alertdialog', { name: 'Ban Bo?' });
  await expect(question.getByText(/They have left already/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();

  await one.page.getByRole('region', { name: 'Members' }).getByRole('button', { name: 'All members' }).click();
  await one.page.getByRole('button', { name: 'Who left' }).click();
  const gone = one.page.getByRole('list', { name: 'Who left' });
  await gone.getByRole('button', { name: 'More about Bo' }).click();
  await one.page.getByRole('menuitem', { name: 'Ban' }).click();
  await question.getByRole('button', { name: 'Ban' }).click();
  await expect(gone.getByText('Banned')).toBeVisible();
  await look(one.page, 'group-gone');
  await one.page.getByRole('dialog', { name: 'Members' }).getByRole('button', { name: 'Close' }).click();
  await expect(one.page.getByText('You banned Bo.')).toBeVisible();
  await other.page.goto(`/g/${linkCode}`);
  await expect(other.page.getByText('This link leads nowhere.')).toBeVisible();

  // Only the owner lifts a ban. New accounts can invite only people they talk with, so the owner's account is aged.
  await product.age();
  await one.page.getByRole('region', { name: 'Members' }).getByRole('button', { name: 'All members' }).click();
  await one.page.getByRole('button', { name: 'Who left' }).click();
  await gone.getByRole('button', { name: 'More about Bo' }).click();
  await one.page.getByRole('menuitem', { name: 'Invite again' }).click();
  await expect(toasts(one.page).getByText('Invited.')).toBeVisible();
  await other.page.goto('/chat');
  await other.page.getByRole('button', { name: 'Join Morning people' }).click();
  await expect(composer(other.page, 'Morning people')).toBeVisible();
});
