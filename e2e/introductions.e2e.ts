import { expect, test } from './fixtures.ts';
import { directRoom, pair, person, write } from './people.ts';
import { look } from './views.ts';

test('A member introduces two, and the three have a chat once both said yes', async ({ open, product }) => {
  test.setTimeout(120_000);
  const { url } = product;
  const [ana, bo] = pair();
  const cy = person('Cy', { zip: bo.zip });
  const [one, two, three] = [
    await open(ana, { stage: 'profile' }),
    await open(bo, { stage: 'profile' }),
    await open(cy, { stage: 'profile' }),
  ];
  for (const { entered } of [two, three]) {
    const roomId = await directRoom(url, one.entered, entered);
    await write(url, one.entered, { roomId, content: 'Hello' });
  }
  for (const { page } of [one, two, three]) await page.goto('/chat');
  await one.page.getByRole('button', { name: 'Start New Chat' }).click();
  await one.page.getByRole('button', { name: 'Introduce two people' }).click();
  const dialog = one.page.getByRole('dialog', { name: 'Introduce two people' });
  await dialog.getByRole('button', { name: 'Introduce them' }).click();
  await expect(dialog.getByText('Choose two people.')).toBeVisible();
  for (const name of ['Bo', 'Cy']) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Introduce them' }).click();
  await expect(one.page.getByText('Waiting. It ends by itself after 14 days.')).toBeVisible();

  const meet = two.page.getByRole('button', { name: 'Yes, please: meet Cy' });
  await expect(meet).toBeVisible();
  await look(two.page, 'introductions');
  await meet.click();
  await expect(two.page.getByText('You said yes. If they do too, the three of you get a chat.')).toBeVisible();
  await expect(one.page.getByText('Waiting. It ends by itself after 14 days.')).toBeVisible();
  await three.page.getByRole('button', { name: 'Yes, please: meet Bo' }).click();
  await expect(three.page.getByRole('heading', { name: 'An introduction' })).toBeVisible();
  for (const { page } of [one, two]) await expect(page.getByRole('link', { name: /An introduction/ })).toBeVisible();
});
