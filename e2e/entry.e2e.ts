import type { Page } from '@playwright/test';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { workFor } from '#test/work.ts';
import { person, send } from './people.ts';

test.use({ serviceWorkers: 'allow' });

interface Sent {
  messages: { to: string; text: string }[];
}

/** Waits until the newest message to a number or an address matches `wanted`. Returns the first group of the match. */
async function messageTo(url: string, to: string, wanted: RegExp): Promise<string> {
  const read = async (): Promise<string> => {
    const response = await fetch(`${url}/api/dev/outbox`);
    const { messages } = (await response.json()) as Sent;
    return messages.find((message) => message.to === to)?.text ?? '';
  };
  await expect.poll(read).toMatch(wanted);
  return wanted.exec(await read())?.[1] ?? '';
}

const CODE = /\b(\d{6})\b/;

let numbers = 0;
/** Returns an unused phone number from the range that is reserved for fiction, 555-0100 to 555-0199. */
function newNumber(): string {
  numbers += 1;
  return `20255501${String(numbers).padStart(2, '0')}`;
}

async function askForCode(page: Page, number: string): Promise<void> {
  await page.goto('/phone-login');
  await page.getByLabel('Phone number').pressSequentially(number);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible();
}

async function acceptTheThree(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Privacy and Permissions' })).toBeVisible();
  for (const name of [/^Data processing/, /^Terms of service/, /^I am 18 or older/]) {
    await page.getByRole('checkbox', { name }).check();
  }
}

const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const codeField = (page: Page) => page.getByLabel('6-digit code');

test('A new person joins by their phone number', async ({ open, product }) => {
  const { page } = await open(person('Pia'));
  const number = newNumber();
  await page.goto('/phone-login?next=%2Fchat');
  await expect(page.getByText('Standard messaging rates may apply')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.getByLabel('Phone number').pressSequentially('+44');
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Phone number').fill('202');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.getByLabel('Phone number').fill('');
  await page.getByLabel('Phone number').pressSequentially(number);
  await expect(page.getByLabel('Phone number')).toHaveValue(`(202) 555-01${number.slice(-2)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`•••• 01${number.slice(-2)}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();

  // The code can be pasted anywhere on the page, and the page then sends it without a press.
  const code = await messageTo(product.url, `+1${number}`, CODE);
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `Your code: ${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(page.getByRole('button', { name: 'Accept Required Terms to Continue' })).toBeDisabled();
  await acceptTheThree(page);
  await page.getByRole('checkbox', { name: /^Notifications/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verified!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Personality Quiz' })).toBeVisible();

  await page.goto('/consent');
  await expect(page.getByRole('checkbox', { name: /^Notifications/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Data processing/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Camera/ }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await page.goto('/consent');
  await expect(page.getByRole('checkbox', { name: /^Camera/ })).toBeChecked();
});

test('Five wrong codes invalidate the right one and another can be requested later', async ({ open, product }) => {
  const { page } = await open(person('Max'));
  await page.clock.install();
  const number = newNumber();
  await askForCode(page, number);
  const right = await messageTo(product.url, `+1${number}`, CODE);
  const wrong = right === '123456' ? '654321' : '123456';
  for (let tries = 1; tries <= 5; tries += 1) {
    await codeField(page).pressSequentially(wrong);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(
        tries < 5 ? /^That code is not right/ : /^That code no longer works\. You can ask for a new one when/,
      ),
    ).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  }
  await codeField(page).pressSequentially(right);
  await expect(page.getByText(/^That code no longer works/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  // The minute is over in this tab but not on the server. The countdown follows the server.
  await page.clock.fastForward(60_000);
  await expect(page.getByText('That code no longer works. Please ask for a new one.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(toastOf(page)).toContainText(/Please wait \d+ seconds?/);
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
});

test('The countdown to another code goes on while somebody types', async ({ open }) => {
  const { page } = await open(person('Typ'));
  await page.clock.install();
  await askForCode(page, newNumber());
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  for (let key = 0; key < 20; key += 1) {
    await codeField(page).press(key % 2 === 0 ? '1' : 'Backspace');
    await page.clock.runFor(500);
  }
  // The accessible name of a button does not include its timer.
  await expect(page.locator('button time')).toHaveText(/^4\ds$/);
});

test('A Wildin ID taken meanwhile and a broken connection are explained in place', async ({ open, product }) => {
  const { page } = await open(person('Uma'), { expected: NO_NETWORK });
  const number = newNumber();
  const wanted = `uma_${process.pid}_${Date.now() % 100_000}`;
  await askForCode(page, number);
  await codeField(page).fill(await messageTo(product.url, `+1${number}`, CODE));
  await acceptTheThree(page);
  await page.getByLabel(/^Your Wildin ID/).fill(wanted);
  await expect(page.getByText(/available/i)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Account creation failed. Please try again or go back to change your username.',
  );
  await page.context().setOffline(false);
  await send(`${product.url}/api/auth/register`, {
    body: {
      email: person('Early').email,
      password: 'correct horse battery',
      handle: wanted,
      consentData: { dataProcessing: true, termsOfService: true, ageVerification: true },
      work: await workFor(product.url),
    },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This username is already taken. Please go back and choose a different username.',
  );
  await page.getByRole('button', { name: 'Go Back to Signup' }).click();
  await acceptTheThree(page);
  await expect(page.getByLabel(/^Your Wildin ID/)).toHaveValue(wanted);
  await page.getByLabel(/^Your Wildin ID/).fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Personality Quiz' })).toBeVisible();
});

test('A screen in the middle of a flow leads to its beginning', async ({ open }) => {
  const { page } = await open(person('Lou'));
  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'What is your number?' })).toBeVisible();
  await page.goto('/consent');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(toastOf(page)).toContainText('Signup data not found. Please try signing up again.');
  await page.goto('/verify?method=social');
  await expect(page.getByRole('heading', { name: 'What is your number?' })).toBeVisible();
  const { page: member } = await open(person('Mia'), { stage: 'account' });
  await member.goto('/verify?method=social');
  await member.getByRole('link', { name: 'Complete Authentication' }).click();
  await expect(member.getByRole('heading', { name: 'What is your gender?' })).toBeVisible();
});

test('The mail’s link sets a new password and ends the other sessions', async ({ open, product }) => {
  const vera = person('Vera');
  const { page: old } = await open(vera, { stage: 'profile' });
  await old.goto('/');
  await expect(old.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  const { page } = await open(vera);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Your email goes here.')).toBeVisible();
  await page.getByLabel('Email').fill(vera.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const path = await messageTo(product.url, vera.email, /(\/reset-password\?token=[\w-]+)/);

  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm new password', { exact: true }).fill('password12');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Those passwords aren't twins 👯 Try again.")).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill('password123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please pick a password that is harder to guess.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  vera.password = 'seven purple herons';
  await page.getByLabel('New password', { exact: true }).fill(vera.password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(vera.password);
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Password changed');
  await expect(page).toHaveURL(/\/login$/);

  await old.goto('/account');
  await expect(old).toHaveURL(/\/login/);

  await page.getByLabel('Email or Wildin ID').fill(vera.email);
  await page.getByLabel('Password', { exact: true }).fill(vera.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match$/);

  await old.goto(path);
  await old.getByLabel('New password', { exact: true }).fill('eight purple herons');
  await old.getByLabel('Confirm new password', { exact: true }).fill('eight purple herons');
  await old.keyboard.press('Enter');
  await expect(old.getByRole('alert')).toContainText('This link no longer works.');
  await old.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(old.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('The code in the reset mail sets a new password', async ({ open, product }) => {
  const cody = person('Cody');
  await open(cody, { stage: 'account' });
  const { page } = await open(cody);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(cody.email);
  await page.keyboard.press('Enter');
  const code = await messageTo(product.url, cody.email, /\/reset-password[^]*\b(\d{6})\b/);
  await page.getByRole('link', { name: 'Type the code instead' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(cody.email);
  cody.password = 'seven purple herons';
  await page.getByLabel('New password', { exact: true }).fill(cody.password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(cody.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter all 6 digits.')).toBeVisible();
  await codeField(page).fill(code === '123456' ? '654321' : '123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^That code is not right/)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(cody.password);
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Password changed');
});

test('A new member is welcomed, verifies their address, and decides who sees them', async ({ open, product }) => {
  const nell = person('Nell');
  const { page } = await open(nell, { stage: 'account' });
  await page.goto('/signup-profile-boost');
  await expect(page.getByRole('link', { name: 'Set up my profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Verify my email' }).click();
  const code = await messageTo(product.url, nell.email, CODE);
  await codeField(page).fill(code);
  await expect(page.getByText('Email verified', { exact: true }).first()).toBeVisible();
  const hide = page.getByRole('switch', { name: /Hide when I'm online/ });
  // The second switch is pressed while the request for the first is pending.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/users/*', async (route) => {
    await held;
    await route.continue();
  });
  const second = page.waitForResponse(
    (response) => response.request().postData()?.includes('"inviteEnabled":false') === true,
  );
  await hide.click();
  await expect(hide).toBeChecked();
  await page.getByRole('switch', { name: /My invite page/ }).click();
  await expect(page.getByText('Closed. The link shows nothing.')).toBeVisible();
  letGo();
  await second;
  await page.reload();
  await expect(hide).toBeChecked();
  await expect(page.getByRole('switch', { name: /My invite page/ })).not.toBeChecked();
  await page.goto('/signup-profile-boost');
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('The sign-in screens say what is wrong and keep what was typed', async ({ open, product }) => {
  const taken = person('Tess');
  await open(taken, { stage: 'account' });
  const { page } = await open(taken, { expected: NO_NETWORK });
  await page.goto('/login');
  const enter = async (who: string, password: string): Promise<void> => {
    await page.getByLabel('Email or Wildin ID').fill(who);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await enter(taken.email, 'not the one');
  await expect(toastOf(page)).toContainText("Password's not matching up 👀");
  await enter('nobody@example.com', 'not the one');
  await expect(toastOf(page)).toContainText("Looks like you're new here ✨");
  await page.context().setOffline(true);
  await enter(taken.email, taken.password);
  await expect(toastOf(page)).toContainText('Login error');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(taken.password);
  await page.context().setOffline(false);

  await page.goto('/signup');
  await page.getByLabel('Email').fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm password', { exact: true }).fill('password123');
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toastOf(page)).toContainText('Registration failed');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(taken.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(taken.password);
  // A double click sends only one request.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) requests.push(request.url());
  });
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(toastOf(page)).toContainText("Oops, that email's taken! 😅");
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(requests).toEqual([`${product.url}/api/auth/register`]);
});

test('The profile says beside each field what is missing, refused or out of range', async ({ open, product }) => {
  const ivy = person('Ivy');
  const { page, entered } = await open(ivy, { stage: 'profile', expected: NO_NETWORK });
  const as = { token: entered.accessToken, method: 'PUT' };
  await send(`${product.url}/api/users/${entered.id}`, { ...as, body: { zipCode: '10001' } });
  await send(`${product.url}/api/users/${entered.id}`, { ...as, body: { zipCode: '60601' } });
  await page.goto('/profile-setup');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('Nickname').fill('');
  await next.click();
  await expect(page.getByText('A nickname is all it takes.')).toBeVisible();
  await page.getByLabel('Nickname').fill('Ivy');
  await next.click();
  await page.getByLabel('Birthday').fill('');
  await next.click();
  await expect(page.getByText('Please fill all fields')).toBeVisible();
  await page.getByLabel('Birthday').fill('02/30/1990');
  await next.click();
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
  await page.getByLabel('Birthday').fill(`01/15/${new Date().getFullYear() - 12}`);
  // The test does not submit this age, because the server would remember the refusal.
  await expect(page.getByText(/That makes you 1[12]/)).toBeVisible();
  await page.getByLabel('Birthday').fill('');
  await page.getByLabel('Birthday').pressSequentially('0514');
  await next.click();
  await expect(page.getByText('Invalid birthday format. Please use MM/DD/YYYY format.')).toBeVisible();
  await page.getByLabel('Birthday').pressSequentially('1996');
  await next.click();
  const save = page.getByRole('button', { name: 'Save and find my animal' });
  await page.getByLabel('ZIP code').fill('1234');
  await save.click();
  await expect(page.getByText('Invalid zip code. Please enter a 5-digit US zip code.')).toBeVisible();
  await page.getByLabel('ZIP code').fill('00000');
  await expect(page.getByText('⚠ Invalid US ZIP code')).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { name: 'Where do you roam?' })).toBeVisible();
  await page.getByLabel('ZIP code').fill('94607');
  await expect(page.getByText(/Oakland/)).toBeVisible();
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('wildin cannot be reached right now.');
  await page.context().setOffline(false);
  await save.click();
  await expect(toastOf(page)).toContainText('Error updating profile');
  await expect(toastOf(page)).toContainText('Please check your information and try again.');
  await expect(page.getByText('You can change your ZIP code twice in 30 days.')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  // This is what happens when a person clears the site's data, and is so signed out.
  await page.evaluate(() => localStorage.clear());
  await save.click();
  await expect(toastOf(page)).toContainText('No user data found. Please start over.');
});
