import { expect, test } from './fixtures.ts';
import { directRoom, pair, send, write } from './people.ts';
import { bubbles, composer } from './steps.ts';

test('A group says who said what, and its new name and a removal are seen at once', async ({ open, product }) => {
  const { url } = product;
  const [ana, bo] = pair();
  const [one, other] = [
    await open(ana, { stage: 'profile' }),
    await open(bo, { stage: 'profile', expected: /404 \(Not Found\)/ }),
  ];
  // In their first day people invite those they talk with.
  const talk = await directRoom(url, one.entered, other.entered);
  await write(url, one.entered, { roomId: talk, content: 'Walk with us?' });
  const own = { token: one.entered.accessToken };
  const theirs = { token: other.entered.accessToken };
  const group = { name: 'Morning people', description: 'Walks before work.', people: [other.entered.id] };
  const { id } = await send<{ id: string }>(`${url}/api/chats/groups`, { ...own, body: group });
  await send(`${url}/api/chats/groups/${id}/invitation`, { ...theirs, body: { answer: 'accept' } });
  await write(url, one.entered, { roomId: id, content: 'At the dock at six?' });

  await other.page.goto(`/chat/${id}`);
  await expect(other.page.getByRole('heading', { name: 'Morning people' })).toBeVisible();
  await expect(bubbles(other.page, 'At the dock at six?')).toHaveCount(1);
  await expect(other.page.getByText('You joined.')).toBeVisible();
  await expect(other.page.getByRole('region', { name: /^Messages/ }).getByText('Ana', { exact: true })).toBeVisible();

  await send(`${url}/api/chats/groups/${id}`, { ...own, method: 'PUT', body: { name: 'Owls, after all' } });
  await expect(other.page.getByRole('heading', { name: 'Owls, after all' })).toBeVisible();
  await expect(other.page.getByText('Ana called the group “Owls, after all”.')).toBeVisible();

  await send(`${url}/api/chats/groups/${id}/members/${other.entered.id}/remove`, { ...own, body: {} });
  await expect(other.page.getByText('This chat is not here.')).toBeVisible();
});

test('Somebody makes a group and invites a person, who finds the invitation at once and joins', async ({
  open,
  product,
}) => {
  const { url } = product;
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'profile' }), await open(bo, { stage: 'profile' })];
  const talk = await directRoom(url, one.entered, other.entered);
  await write(url, one.entered, { roomId: talk, content: 'Walk with us?' });
  await other.page.goto('/chat');
  await expect(other.page.getByRole('link', { name: /Ana/ })).toBeVisible();

  await one.page.goto('/chat');
  await one.page.getByRole('button', { name: 'Start New Chat' }).click();
  await one.page.getByRole('button', { name: 'New group' }).click();
  const dialog = one.page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await expect(dialog.getByText('A group needs a name.')).toBeVisible();
  await expect(dialog.getByText(/Say in a line what it is about/)).toBeVisible();
  await dialog.getByLabel('Name').fill('Morning people');
  await dialog.getByLabel('What is it about?').fill('Walks before work.');
  await dialog.getByRole('radio', { name: 'Moss' }).check();
  await dialog.getByRole('checkbox', { name: /Bo/ }).check();
  await dialog.getByRole('button', { name: 'Make it and invite 1' }).click();
  await expect(composer(one.page, 'Morning people')).toBeVisible();

  const invitations = other.page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText('Walks before work.')).toBeVisible();
  await expect(invitations.getByText(/1 member · Ana invites you/)).toBeVisible();
  await invitations.getByRole('button', { name: 'Join Morning people' }).click();
  await expect(composer(other.page, 'Morning people')).toBeVisible();
  await expect(one.page.getByText('Bo joined.')).toBeVisible();
  await expect(invitations).toHaveCount(0);
});

test('Whoever declines an invitation is not asked again, and may report and block who sent it', async ({
  open,
  product,
}) => {
  const { url } = product;
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'profile' }), await open(bo, { stage: 'profile' })];
  const talk = await directRoom(url, one.entered, other.entered);
  await write(url, one.entered, { roomId: talk, content: 'Walk with us?' });
  const own = { token: one.entered.accessToken };
  for (const name of ['Morning people', 'Evening people']) {
    const body = { name, description: 'Walks.', people: [other.entered.id] };
    await send(`${url}/api/chats/groups`, { ...own, body });
  }
  await other.page.goto('/chat');
  await other.page.getByRole('button', { name: 'Decline Morning people' }).click();
  await expect(other.page.getByRole('button', { name: 'Join Morning people' })).toHaveCount(0);
  await expect(other.page.getByRole('button', { name: 'Join Evening people' })).toBeVisible();
  await other.page.getByRole('button', { name: 'More about the invitation to Evening people' }).click();
  await other.page.getByRole('menuitem', { name: 'Block and report' }).click();
  await expect(other.page.getByRole('dialog', { name: /Report/ })).toBeVisible();
});
