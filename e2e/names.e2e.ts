import { expect, NO_NETWORK, test } from './fixtures.ts';
import { person, send } from './people.ts';

test('A refused nickname stays on its step, and a former Wildin ID leads on', async ({ open, product }) => {
  const { page, entered } = await open(person('Juno', { handle: 'juno_before' }), {
    stage: 'account',
    expected: NO_NETWORK,
  });
  await page.goto('/profile-setup');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: 'Woman', exact: true }).check();
  await next.click();
  await page.getByLabel('Nickname').fill('0412');
  await next.click();
  await expect(page.getByText('A name needs a letter.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toBeFocused();
  await page.getByLabel('Nickname').fill('Juno');
  await next.click();
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();

  const address = `${product.url}/api/users/${entered.id}`;
  await send(address, { token: entered.accessToken, method: 'PUT', body: { handle: 'juno_after' } });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/u/juno_before');
  await expect(page).toHaveURL(/\/u\/juno_after$/);
  await expect(page.getByRole('heading', { name: 'Juno' })).toBeVisible();
});
