import { expect, test } from './fixtures.ts';
import { enter, pair, person, send } from './people.ts';
import { composer, fillSignUp } from './steps.ts';
import { groupOf, two } from './twos.ts';
import { DESK, look } from './views.ts';

test('A group link lets people in until an admin resets or ends it', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile' });
  const other = await open(bo, { stage: 'profile', expected: /404 \(Not Found\)/ });
  const as = { token: one.entered.accessToken };
  const body = { name: 'Morning people', description: 'Walks before work.' };
  const { id } = await send<{ id: string }>(`${product.url}/api/chats/groups`, { ...as, body });
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  const link = one.page.getByRole('region', { name: 'Invite link' });
  await link.getByRole('button', { name: 'Make one' }).click();
  await expect(link.getByText(/0 of 25 used/)).toBeVisible();
  const address = await link.getByText(/\/g\/[A-Za-z0-9_-]{22}$/).innerText();

  await other.page.goto(address);
  await expect(other.page.getByRole('heading', { name: 'Morning people' })).toBeVisible();
  await expect(other.page.getByText('1 member')).toBeVisible();
  await other.page.getByRole('button', { name: 'Join' }).click();
  await expect(composer(other.page, 'Morning people')).toBeVisible();
  await expect(link.getByText(/1 of 25 used/)).toBeVisible();

  const asked = one.page.getByRole('alertdialog');
  await link.getByRole('button', { name: 'Reset' }).click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(link.getByText(address)).toBeVisible();
  await link.getByRole('button', { name: 'Reset' }).click();
  await look(one.page, 'group-link-reset');
  await asked.getByRole('button', { name: 'Reset' }).click();
  await expect(asked).toHaveCount(0);
  await expect(link.getByText(/0 of 25 used/)).toBeVisible();
  const fresh = await link.getByText(/\/g\/[A-Za-z0-9_-]{22}$/).innerText();
  expect(fresh).not.toBe(address);
  await other.page.goto(address);
  await expect(other.page.getByText('This link leads nowhere.')).toBeVisible();

  const late = await open(person('Cy'), { stage: 'profile' });
  await late.page.goto(fresh);
  await expect(late.page.getByRole('button', { name: 'Join' })).toBeVisible();
  await link.getByRole('button', { name: 'End it' }).click();
  // The link works until the owner confirms in the dialog.
  await expect(one.page.getByText(fresh)).toBeVisible();
  await asked.getByRole('button', { name: 'End it' }).click();
  await expect(link.getByText(/Nobody joins by a link/)).toBeVisible();
  await other.page.goto(fresh);
  await expect(other.page.getByText('This link leads nowhere.')).toBeVisible();
  await late.page.getByRole('button', { name: 'Join' }).click();
  await expect(late.page.getByText('This link leads nowhere.')).toBeVisible();
});

test('A newcomer who signs up by a group’s link arrives at that group', async ({ open, product: { url } }) => {
  const [ana, bo] = pair();
  const owner = await enter(url, ana, 'profile');
  const id = await groupOf(url, owner);
  const made = await send<{ linkCode: string }>(`${url}/api/chats/groups/${id}/link`, {
    token: owner.accessToken,
    body: {},
  });
  const { page } = await open(bo);
  await page.goto(`/g/${made.linkCode}`);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await fillSignUp(page, bo);
  await expect(page.getByRole('heading', { name: 'Morning people' })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
});

test('A link of a group that asks first makes a question, which an admin answers', async ({ open, product }) => {
  const { one, other } = await two(open);
  const token = one.entered.accessToken;
  const id = await groupOf(product.url, one.entered);
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  const settings = one.page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: /^By the link/ }).click();
  await one.page.getByText('Ask, and an admin answers').click();
  await one.page.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByRole('button', { name: /^By the link.*Ask/ })).toBeVisible();

  const made = await send<{ linkCode: string }>(`${product.url}/api/chats/groups/${id}/link`, { token, body: {} });
  await other.page.goto(`/g/${made.linkCode}`);
  await other.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(other.page.getByText('You asked to join.')).toBeVisible();
  await look(other.page, 'group-asked');
  await other.page.getByRole('button', { name: 'Take it back' }).click();
  await other.page.getByRole('button', { name: 'Ask to join' }).click();

  const strip = one.page.getByRole('complementary', { name: 'Requests to join' });
  await expect(strip.getByText('Somebody asks to join.')).toBeVisible();
  await strip.getByRole('button', { name: 'Look' }).click();
  await expect(one.page.getByRole('button', { name: 'Let in Bo' })).toBeVisible();
  await look(one.page, 'group-requests');
  await one.page.getByRole('button', { name: 'Let in Bo' }).click();
  await expect(one.page.getByRole('dialog', { name: 'Who asks to join' })).toHaveCount(0);
  await expect(strip).toHaveCount(0);
  await expect(one.page.getByText('Bo joined.')).toBeVisible();
  await other.page.goto('/chat');
  await expect(other.page.getByRole('listitem').filter({ hasText: 'Morning people' })).toBeVisible();
});
