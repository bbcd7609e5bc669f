import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, person } from './people.ts';
import { holdLine } from './line.ts';
import { say as post } from './posting.ts';
import { bubbles, say } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

test('A message marked as sent survives a killed server and the chat goes on', async ({ open, product }) => {
  const [one, other] = [
    await open(person('Cleo'), { stage: 'profile', expected: NO_NETWORK }),
    await open(person('Dov', { birthday: '11/30/1990', zip: '94110' }), {
      stage: 'profile',
      expected: NO_NETWORK,
    }),
  ];
  const id = await directRoom(product.url, one.entered, other.entered);
  for (const { page } of [one, other]) await page.goto(`/chat/${id}`);
  for (let n = 1; n <= 5; n += 1) await say(one.page, 'Dov', `Postcard ${n}`);
  await expect(one.page.getByText(/(Sent|Read)$/)).toBeVisible();
  await expect(one.page.getByText('Sending…')).toHaveCount(0);
  await expect(bubbles(other.page, 'Postcard 5')).toHaveCount(1);

  await product.stop('SIGKILL');
  await say(other.page, 'Cleo', 'Written while the house was dark.');
  await product.run();

  for (const { page } of [one, other]) {
    await expect(bubbles(page, 'Written while the house was dark.')).toHaveCount(1, { timeout: 30_000 });
  }
  const fresh = await one.page.context().newPage();
  await fresh.goto(`/chat/${id}`);
  for (let n = 1; n <= 5; n += 1) await expect(bubbles(fresh, `Postcard ${n}`)).toHaveCount(1);
  await expect(other.page.getByText('Sending…')).toHaveCount(0);
});

test('An offline feed page counts the posts made around a server restart', async ({ open, product }) => {
  const { page } = await open(person('Emi'), { stage: 'profile', expected: NO_NETWORK });
  const other = await open(person('Fay'), { stage: 'profile', expected: NO_NETWORK });
  await post(product.url, other.entered, { content: 'Before the lights went out' });
  const line = await holdLine(page);
  await page.goto('/peek');
  await expect(page.getByText('Before the lights went out')).toBeVisible();
  await post(product.url, other.entered, { content: 'While they flickered' });
  await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible();
  await line.cut();
  await product.stop('SIGKILL');
  await product.run();
  await post(product.url, other.entered, { content: 'After the lights came back' });
  await line.mend();
  await expect(page.getByRole('button', { name: '2 new posts' })).toBeVisible();
});
