import { answer, expectFlow, expectTalking, flow, ring, twoInRoom, twoWhoMayCall, watchConnections } from './calls.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ringing = { name: 'Ana is calling' };

test('Two people say yes, ring, answer as animals and hear each other', async ({ open, product }) => {
  const { one, other, open: enter } = await twoInRoom(open, product.url);
  for (const { page } of [one, other]) await watchConnections(page);
  await enter();
  await one.page.getByRole('button', { name: 'Calls with Bo' }).click();
  await one.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(one.page.getByText('You asked Bo about calls.')).toBeVisible();
  await expect(other.page.getByRole('heading', { name: 'Let Ana call you?' })).toBeVisible();
  expect(await violations(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Yes, both ways' }).click();
  await expect(other.page.getByRole('heading', { name: 'Let Ana call you?' })).toHaveCount(0);

  await ring(one.page, 'Bo');
  await expect(one.page.getByRole('dialog')).toContainText('Ringing');
  const asked = other.page.getByRole('dialog', ringing);
  await expect(asked).toContainText('no camera.');
  await expect(asked).toContainText('First call with somebody');
  await expect(asked).toContainText('can see your network address');
  expect(await violations(other.page)).toEqual([]);
  await answer(other.page);
  await expectTalking(one.page, other.page);
  for (const { page } of [one, other]) await expectFlow(page, { picture: true });
  await expect(one.page.getByText('Bo is speaking')).toBeVisible();
  expect(await violations(one.page)).toEqual([]);

  await other.page.getByRole('button', { name: 'Hang up' }).click();
  for (const { page } of [one, other]) {
    await expect(page.getByRole('dialog', { name: 'The call is over' })).toContainText(/0:\d\d/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/called (?:you|Bo) ·/)).toBeVisible();
  }
  expect((await flow(one.page)).sound).toBe(0);
});
