import { expect, test } from './fixtures.ts';
import { directRoom, pair, send, write } from './people.ts';
import { bubbles } from './steps.ts';

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
