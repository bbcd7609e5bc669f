import { expect, test } from './fixtures.ts';
import { enter, person } from './people.ts';
import { signIn } from './steps.ts';

test('A link leads through the login to its page, and never off the site', async ({ open, product }) => {
  const ida = person('Ida');
  await enter(product.url, ida, 'profile');
  const { page } = await open(ida);
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login\?next=%2Fchat$/);
  await signIn(page, ida);
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login\?next=%2Fchat$/);
  await page.goto('/login?next=https://example.com/');
  await signIn(page, ida);
  await expect(page).toHaveURL(`${product.url}/match`);
});

test('Sign-up says what is wrong with each field, and what is right', async ({ open }) => {
  const { page } = await open(person('Uma'));
  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('uma@nowhere');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('uma@example.com');
  await expect(page.getByText('Email format is valid ✓')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('long enough now');
  await expect(page.getByText('Password meets requirements ✓')).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill('long enough, no');
  await expect(page.getByText("Those passwords aren't twins 👯 Try again.")).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill('long enough now');
  await expect(page.getByText('Passwords match ✓')).toBeVisible();
  await create.click();
  await expect(page.getByText('Please tick this to go on.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Please tick this to go on.')).toHaveCount(0);
});

test('A server that fails says so, and loses nothing that was typed', async ({ open, product }) => {
  const ida = person('Ida');
  await enter(product.url, ida, 'profile');
  const { page } = await open(ida, { expected: /status of 500/ });
  const fail = (path: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await fail('/api/auth/login');
  await page.goto('/login');
  await signIn(page, ida);
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/match$/);

  await fail('/api/auth/sessions');
  await page.goto('/account');
  await expect(page.getByText('Failed to get sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});
