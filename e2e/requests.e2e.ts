import { expect, test } from './fixtures.ts';
import { send } from './people.ts';
import { bubbles, composer, say } from './steps.ts';
import { two } from './twos.ts';

test('A stranger’s first message waits among the requests and opens once accepted', async ({ open }) => {
  const { one, other } = await two(open);
  await other.page.goto('/account');
  const saved = other.page.waitForResponse(`**/api/users/${other.entered.id}`);
  await other.page.getByText('People I follow and my matches').click();
  await expect(other.page.getByRole('radio', { name: 'People I follow and my matches' })).toBeChecked();
  await saved;
  await other.page.reload();
  await expect(other.page.getByRole('radio', { name: 'People I follow and my matches' })).toBeChecked();

  await one.page.goto(`/users/${other.entered.id}`);
  await one.page.getByRole('button', { name: 'Message' }).click();
  await expect(one.page.getByText('You have one message, without links or pictures.')).toBeVisible();
  await other.page.goto('/home');
  // A refused message shows the reason, stays, and can be moved back into the field.
  await composer(one.page, 'Bo').fill('We both climb. Call me: 415 555 0100');
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(one.page.getByText(/^Leave links, numbers and payment names out of a first message/)).toBeVisible();
  await one.page.reload();
  await expect(one.page.getByText(/^Leave links, numbers and payment names out of a first message/)).toBeVisible();
  await one.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(composer(one.page, 'Bo')).toHaveValue('We both climb. Call me: 415 555 0100');
  await expect(composer(one.page, 'Bo')).toBeFocused();
  await expect(one.page.getByText('Not sent. Tap to retry')).toHaveCount(0);
  await composer(one.page, 'Bo').fill('');
  await say(one.page, 'Bo', 'We both climb, it seems.');
  await expect(one.page.getByText('Your message is waiting.')).toBeVisible();
  await expect(composer(one.page, 'Bo')).toHaveCount(0);

  await other.page.goto('/chat');
  await expect(other.page.getByRole('button', { name: 'Requests 1 waiting' })).toBeVisible();
  await expect(other.page.getByRole('link', { name: /We both climb/ })).toHaveCount(0);
  await expect(other.page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
  const filters = other.page.getByRole('group', { name: 'Which chats' });
  if (await filters.isVisible()) expect(await filters.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await other.page.getByRole('button', { name: 'Requests 1 waiting' }).click();
  await other.page.getByRole('link', { name: /We both climb/ }).click();
  await expect(bubbles(other.page, 'We both climb, it seems.')).toHaveCount(1);
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await say(other.page, 'Ana', 'Badly, in my case.');
  await expect(bubbles(one.page, 'Badly, in my case.')).toHaveCount(1);
  await say(one.page, 'Bo', 'Then we are two.');
  await expect(bubbles(other.page, 'Then we are two.')).toHaveCount(1);
});

test(
  'A deleted request leaves the chats, and its sender sees it waiting as before',
  { tag: '@edge' },
  async ({ open, product }) => {
    const { one, other } = await two(open);
    const { url } = product;
    const { id, accessToken: token } = other.entered;
    await send(`${url}/api/users/${id}`, { token, method: 'PUT', body: { whoMayWrite: 'matches' } });
    await one.page.goto(`/users/${id}`);
    await one.page.getByRole('button', { name: 'Message' }).click();
    await say(one.page, 'Bo', 'Hello from nowhere.');
    await expect(one.page.getByText('Your message is waiting.')).toBeVisible();

    await other.page.goto('/chat');
    await other.page.getByRole('button', { name: /^Requests/ }).click();
    await other.page.getByRole('link', { name: /Hello from nowhere/ }).click();
    await other.page.getByRole('button', { name: 'Block and report' }).click();
    await expect(other.page.getByRole('switch', { name: 'Also block Ana' })).toBeChecked();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: 'Delete' }).click();
    await expect(other.page.getByRole('link', { name: /Hello from nowhere/ })).toHaveCount(0);
    await one.page.reload();
    await expect(one.page.getByText('Your message is waiting.')).toBeVisible();
  },
);
