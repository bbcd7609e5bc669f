import { expect, test } from './fixtures.ts';
import { person } from './people.ts';

test('A rejected proof of work is redone silently and a second rejection shows', async ({ open }) => {
  const willa = person('Willa');
  const { page } = await open(willa, { expected: /400/ });
  let spoiled = 0;
  await page.route('**/api/auth/register', async (route) => {
    const body = route.request().postDataJSON() as { work?: { solution: { derivedKey: string } } };
    if (body.work !== undefined && spoiled > 0) body.work.solution.derivedKey = '00'.repeat(32);
    spoiled -= 1;
    await route.continue({ postData: JSON.stringify(body) });
  });
  spoiled = 2;
  await page.goto('/signup');
  await page.getByLabel('Email').fill(willa.email);
  await page.getByLabel('Password', { exact: true }).fill(willa.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(willa.password);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Our quick check against robots did not finish. Please try once more.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(willa.email);
  // The test spoils only the next proof of work. The page does new work by itself, and the server accepts it.
  spoiled = 1;
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'You are in. Welcome to the wild.' })).toBeVisible();
});
