import { expect, test } from './fixtures.ts';
import { enter, person } from './people.ts';
import { signIn } from './steps.ts';

test('A link to a member’s page leads a stranger to the login and then there', async ({ open, product }) => {
  const ida = person('Ida');
  await enter(product.url, ida, 'profile');
  const { page } = await open(ida);
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login\?next=%2Fchat$/);
  await signIn(page, ida);
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
});

test('A link never leads off the site', async ({ open, product }) => {
  const ida = person('Ida');
  await enter(product.url, ida, 'profile');
  const { page } = await open(ida);
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

test('Sign-up knows an address that is taken', async ({ open, product }) => {
  const uma = person('Uma');
  await enter(product.url, uma, 'account');
  const { page } = await open(uma);
  await page.goto('/signup');
  await page.getByLabel('Email').fill(uma.email);
  await page.getByLabel('Password', { exact: true }).fill(uma.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(uma.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText("Oops, that email's taken! 😅", { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(uma.email);
});

test('The login says whether the person or the password is unknown', async ({ open, product }) => {
  const ida = person('Ida');
  await enter(product.url, ida, 'account');
  const { page } = await open(ida);
  await page.goto('/login');
  const name = page.getByLabel('Email or Wildin ID');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Sign In' });
  await name.fill('nobody@example.com');
  await password.fill('whatever it was');
  await button.click();
  await expect(page.getByText("Looks like you're new here ✨", { exact: true })).toBeVisible();
  await name.fill(ida.email);
  await button.click();
  await expect(page.getByText("Password's not matching up 👀", { exact: true })).toBeVisible();
});

test('The profile takes adults, real days and real places only', async ({ open }) => {
  const { page } = await open(person('Otis', { gender: 'men' }), { stage: 'account' });
  await page.goto('/profile-setup');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: 'Man', exact: true }).check();
  await next.click();
  await next.click();
  await expect(page.getByText('A nickname is all it takes.')).toBeVisible();
  await page.getByLabel('Nickname').fill('Otis');
  await next.click();
  await page.getByLabel('Birthday').fill('02/30/1990');
  await next.click();
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
  await page.getByLabel('Birthday').fill(`01/15/${new Date().getFullYear() - 12}`);
  // The test does not submit this age, because the server would remember the refusal (strangers.e2e.ts).
  await expect(page.getByText(/That makes you 1[12]/)).toBeVisible();
  await page.getByLabel('Birthday').fill('01/15/1990');
  await next.click();
  await page.getByLabel('ZIP code').fill('00000');
  await expect(page.getByText('⚠ Invalid US ZIP code')).toBeVisible();
  await page.getByRole('button', { name: 'Save and find my animal' }).click();
  await expect(page.getByRole('heading', { name: 'Where do you roam?' })).toBeVisible();
});

test('Signing out ends the session in this browser', async ({ open }) => {
  const { page } = await open(person('Ola'), { stage: 'profile' });
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login\?next=%2Fchat$/);
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
