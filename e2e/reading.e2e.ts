import { expect, test } from './fixtures.ts';
import { send, write } from './people.ts';
import { bubbles, say } from './steps.ts';
import { twoTalking } from './twos.ts';
import { holdSockets } from './line.ts';

test('A sender sees that a message was read until either person hides it', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  const isRead = one.page.getByText(/Read$/);
  const isSent = one.page.getByText(/Sent$/);
  await one.page.goto(room);
  await other.page.goto('/chat');

  await test.step('the second tick comes when the other opens the room, and stays after a reload', async () => {
    await say(one.page, 'Bo', 'Are you near the lake?');
    await expect(other.page.getByText('Are you near the lake?')).toBeVisible();
    await expect(isSent).toBeVisible();
    await expect(isRead).toHaveCount(0);
    await other.page.goto(room);
    await expect(isRead).toBeVisible();
    await one.page.reload();
    await expect(isRead).toBeVisible();
  });

  await test.step('who hides theirs shows none and sees none', async () => {
    await other.page.goto('/account');
    await other.page.getByRole('switch', { name: 'Hide what I have read' }).click();
    await expect(other.page.getByRole('switch', { name: 'Hide what I have read' })).toBeChecked();
    await other.page.goto(room);
    await say(one.page, 'Bo', 'Under the bridge.');
    await expect(bubbles(other.page, 'Under the bridge.')).toHaveCount(1);
    await say(other.page, 'Ana', 'I see you.');
    await expect(bubbles(one.page, 'I see you.')).toHaveCount(1);
    await expect(isSent).toBeVisible();
    await expect(isRead).toHaveCount(0);
    await expect(other.page.getByText(/Sent$/)).toBeVisible();
    await expect(other.page.getByText(/Read$/)).toHaveCount(0);
  });
});

test('A message read before the sender’s page connects shows as read', async ({ open, product: { url } }) => {
  const { one, other, roomId, room } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Are you near the lake?' });
  const connect = await holdSockets(one.page);
  await one.page.goto(room);
  await expect(one.page.getByText(/Sent$/)).toBeVisible();
  await other.page.goto(room);
  await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(1);
  const readUpTo = async (): Promise<number> => {
    const asked = { method: 'GET', token: one.entered.accessToken };
    return (await send<{ otherReadSeq: number }>(`${url}/api/chats/${roomId}`, asked)).otherReadSeq;
  };
  await expect.poll(readUpTo).toBe(1);
  connect();
  await expect(one.page.getByText(/Read$/)).toBeVisible();
});
