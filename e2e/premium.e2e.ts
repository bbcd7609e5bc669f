import { expect, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { look } from './views.ts';
import { toasts } from './steps.ts';

// A sandbox with its own port, and so its own origin, replaces the payment service.

test('Premium can be bought, canceled in two taps and resumed', async ({ open }) => {
  test.setTimeout(150_000);
  const { page } = await open(person('Ana', { zip: town() }), { stage: 'preferences' });
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Unlock Wildin Premium' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
  await look(page, 'premium', { fullPage: true });
  await page.getByText('Annual', { exact: true }).click();
  await expect(page.getByText('$119.99 today')).toBeVisible();
  await page.getByText('Quarterly', { exact: true }).click();
  await expect(page.getByText('$39.99 today, then every 3 months.')).toBeVisible();
  await look(page, 'premium-chosen');

  await test.step('closing the payment page or a card that fails changes nothing', async () => {
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('Nobody is charged.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText('The card was declined.')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(toasts(page).getByText('Welcome to Wildin Premium')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  const own = page.getByRole('region', { name: 'Your subscription' });
  await expect(own).toContainText('The quarterly plan renews on');
  await look(page, 'premium-own');

  await own.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(own).toContainText('You keep Premium until');
  await page.reload();
  await own.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(own).toContainText('The quarterly plan renews on');

  await own.getByRole('button', { name: 'Card and invoices' }).click();
  await page.getByRole('button', { name: 'Let the card fail' }).click();
  for (let month = 0; month < 3; month += 1) await page.getByRole('button', { name: 'A month later' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(own).toContainText('Your last payment failed.');
  await look(page, 'premium-unpaid');
  await page.goto('/match');
  await expect(page.getByText(/\/5 met today/).first()).toBeVisible();
});
