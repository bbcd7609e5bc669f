import { expect, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { look } from './views.ts';
import { WITHOUT_TOOLS } from './settings.ts';

test.use({ settings: WITHOUT_TOOLS });

test('Premium plans show prices and terms but cannot be bought without a payment service', async ({ open }) => {
  const { page } = await open(person('Ana', { zip: town() }), { stage: 'preferences' });
  await page.goto('/subscription');
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans).toContainText('$119.99');
  await expect(plans.getByRole('listitem')).toHaveCount(3);
  // What only a plan that is sold has: a choice, a button, a recommendation, and a renewal.
  await expect(plans.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toHaveCount(0);
  await expect(page.getByText('Most Popular')).toHaveCount(0);
  await expect(page.getByText('Renews automatically')).toHaveCount(0);
  const [note, promises] = [
    page.getByText(/^Payments are not set up here/),
    page.getByRole('region', { name: 'What is in it' }),
  ];
  const [top = 0, below = 0] = await Promise.all([note, promises].map(async (part) => (await part.boundingBox())?.y));
  expect(top).toBeLessThan(below);
  await expect(promises.getByRole('listitem')).toHaveCount(4);
  await expect(promises.getByText('the same')).toHaveCount(0);
  await expect(promises.getByText('And, as everybody has: up to 3 fictional characters daily.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms', exact: true }).first()).toBeVisible();
  await look(page, 'premium-off', { fullPage: true });
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await expect(page.getByText('Aquí no hay pagos configurados')).toBeVisible();
  await look(page, 'premium-off-spanish', { fullPage: true, withAxe: false });
});
