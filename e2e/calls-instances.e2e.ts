import { answer, expectFlow, expectTalking, ring, twoWhoMayCall } from './calls.ts';
import { expect, openBrowser, test } from './fixtures.ts';
import { Product } from './server.ts';

const REDIS = process.env['TEST_REDIS_URL'];
test.skip(REDIS === undefined || process.env['TEST_DATABASE_URL'] === undefined, 'needs PostgreSQL and Redis');

test('Two people on two servers call, and a device on each of them rings', async ({ browser }) => {
  const [here, there] = await Product.startTwo(REDIS ?? '');
  try {
    const servers = [here.url, there.url];
    const { one, other, laptop } = await twoWhoMayCall(
      (who, opening) => openBrowser(browser, servers.shift() ?? '', { who, ...opening }),
      here.url,
      { watch: true, withLaptop: here.url },
    );
    await ring(one.page, 'Bo');
    for (const { page } of [other, laptop])
      await expect(page.getByRole('dialog', { name: 'Ana is calling' })).toBeVisible();
    await answer(other.page);
    await expectTalking(one.page, other.page);
    await expect(laptop.page.getByRole('dialog')).toHaveCount(0);
    for (const { page } of [one, other]) await expectFlow(page, { picture: true });
    await other.page.getByRole('button', { name: 'Hang up' }).click();
    for (const { page } of [one, other])
      await expect(page.getByRole('dialog', { name: 'The call is over' })).toBeVisible();
    for (const { page } of [one, other, laptop]) await page.context().close();
  } finally {
    await there.remove();
    await here.remove();
  }
});
