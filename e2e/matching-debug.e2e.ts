import { expect, keepPicture, test } from './fixtures.ts';
import { enter, person } from './people.ts';

test('The debug console shows every step of a search with its count', async ({ open, product }) => {
  const { page } = await open(person('Lux', { zip: '59801' }), { stage: 'preferences', expected: /500/ });
  for (const name of ['Kit', 'Wren']) await enter(product.url, person(name, { zip: '59715' }), 'preferences');
  await page.goto('/soul-matching-debug');
  await expect(page.getByRole('heading', { name: 'How my search works' })).toBeVisible();
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps).toHaveCount(12);
  await expect(steps.first()).toContainText('Eligible profiles');
  await expect(steps.nth(2)).toContainText('Your distance: across town');
  await expect(steps.last()).toContainText('Scored');
  await expect(page.getByText('Eligible: nothing is missing for a search.')).toBeVisible();
  await expect(page.getByText('ZIP code')).toBeVisible();
  await expect(page.getByText('59801')).toBeVisible();
  await keepPicture(page, 'match-debug');

  await page.route('**/api/soul-matching/debug', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Run it again' }).click();
  await expect(page.getByRole('alert')).toContainText('Debug Error');
  await expect(page.getByRole('alert')).toContainText('Failed to load debug information. Please try again.');
  await page.unroute('**/api/soul-matching/debug');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(steps).toHaveCount(12);

  await page.getByRole('link', { name: 'Back to soul matching' }).click();
  await expect(page).toHaveURL(/\/soul-matching$/);
});
