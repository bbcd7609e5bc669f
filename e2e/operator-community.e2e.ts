import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { openOperator } from './operator.ts';
import { moderator, person } from './people.ts';
import { DESK, look } from './views.ts';

// A server of its own: the place must be empty at first.
test.use({ settings: { PLACE_TIME_ZONE: 'America/New_York' } });

test('The owner reads numbers of the place that hide what is below five', async ({ open, product }) => {
  test.setTimeout(240_000);
  const ada = { ...moderator('Ada'), email: person('Ada').email };
  const { page } = await open(ada, { stage: 'profile' });
  await product.makeOperators(ada.handle);
  await page.setViewportSize(DESK);
  const pageOf = () => openOperator(page, ada.password, '/operator/community');

  await test.step('an empty place says so', async () => {
    await pageOf();
    await expect(page.getByRole('heading', { name: 'A place of few people, so far' })).toBeVisible();
    await look(page, 'operator-community-empty', { fullPage: true });
  });

  await test.step('a place of months has a finding, plots and a table of the same numbers', async () => {
    await product.fillMonths();
    await pageOf();
    await expect(page.getByRole('heading', { level: 1, name: /come back after a week$/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'The days one by one' }).getByRole('row')).toHaveCount(31);
    await look(page, 'operator-community', { fullPage: true });
  });

  await test.step('the range goes back a year, with what happened to the place', async () => {
    await page.getByRole('button', { name: '90 days' }).click();
    await expect(page.getByText(/: open to everybody$/)).toBeVisible();
    await expect(page.getByText('in 90 days').first()).toBeVisible();
    await look(page, 'operator-community-90-days', { fullPage: true, withAxe: false });
    await page.getByRole('button', { name: 'A year' }).click();
    await expect(page.getByText(/in the best week$/).first()).toBeVisible();
  });

  await test.step('the file says few where the page does', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^community-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head = '', ...rows] = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe('day,members,joined,left,removed,matches,messages,posts,reports');
    const cells = rows.flatMap((row) => row.split(',').slice(1));
    expect(cells).toContain('few');
    expect(cells.filter((cell) => cell !== 'few' && !(Number(cell) >= 5))).toEqual([]);
  });
});
