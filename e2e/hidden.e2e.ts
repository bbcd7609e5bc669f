import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, type Person } from './people.ts';
import { fillSignUp, signIn } from './steps.ts';

test.use({ settings: { HIDE_ACCOUNT_EXISTENCE: 'true' } });
// Runs the tests of this file in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

/** Waits for a mail to the address. Returns the text of the newest mail. */
async function mailTo(url: string, to: string): Promise<string> {
  const read = async (): Promise<string[]> => {
    const { messages } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as {
      messages: { to: string; text: string }[];
    };
    return messages.filter((message) => message.to === to).map(({ text }) => text);
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read())[0] ?? '';
}

async function fillForm(page: Page, who: Person, address = '/signup'): Promise<void> {
  await page.goto(address);
  await fillSignUp(page, who);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

const codeField = (page: Page) => page.getByLabel('6-digit code');
const isIn = (page: Page) => expect(page.getByRole('heading', { name: /^You are in/ })).toBeVisible();

test('A stranger joins by a mailed code where accounts are hidden', async ({ open, product }) => {
  const moss = person('Moss');
  const { page } = await open(moss, { expected: /400/ });
  await fillForm(page, moss);
  const code = /\b(\d{6})\b/.exec(await mailTo(product.url, moss.email))?.[1] ?? '';
  await page.getByRole('button', { name: 'Change what I typed' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(moss.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(moss.password);
  await expect(page.getByRole('checkbox', { name: /18 or older/ })).toBeChecked();
  // The first mail is recent, so this press sends no second mail. The code of the first mail stays valid.
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await codeField(page).fill(code === '123456' ? '654321' : '123456');
  await expect(page.getByText(/^That code is not right/)).toBeVisible();
  await codeField(page).fill(code);
  await isIn(page);
  await page.goto('/account');
  await expect(page.getByText(moss.email)).toBeVisible();
});

test('The mail’s link goes on in another browser, and the first one is told nothing', async ({ open, product }) => {
  const fern = person('Fern');
  const first = await open(fern, { expected: /400|429/ });
  await fillForm(first.page, fern);
  const link = /http\S+\/signup\?\S+/.exec(await mailTo(product.url, fern.email))?.[0] ?? '';
  const { page } = await open(fern, { expected: /400/ });
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(fern.email);
  await page.getByLabel('Password', { exact: true }).fill(fern.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(fern.password);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await isIn(page);

  // The use of the link ended the code, and the address now has an account. The first tab reveals neither fact.
  await codeField(first.page).fill('123456');
  await expect(first.page.getByText(/^That code/)).toBeVisible();
  const second = await open(fern, { expected: /400|429/ });
  await second.page.goto('/login');
  await signIn(second.page, fern);
  await expect(second.page).toHaveURL(/\/match$/);
});

test('The mail’s link leads to what the newcomer came for', async ({ open, product: { url } }) => {
  const una = person('Una');
  const { page } = await open(una, { expected: /400|404/ });
  await fillForm(page, una, '/signup?next=%2Fg%2Fa-link-that-has-ended00');
  const link = /http\S+\/signup\?\S+/.exec(await mailTo(url, una.email))?.[0] ?? '';
  const other = await page.context().newPage();
  await other.goto(link);
  await fillSignUp(other, una);
  await expect(other).toHaveURL('/g/a-link-that-has-ended00');
});

test('A dead sign-up code says when another can be requested', async ({ open, product }) => {
  const reed = person('Reed');
  const { page } = await open(reed, { expected: /400/ });
  await fillForm(page, reed);
  const right = /\b(\d{6})\b/.exec(await mailTo(product.url, reed.email))?.[1];
  for (let tries = 1; tries <= 5; tries += 1) {
    await codeField(page).fill(right === '123456' ? '654321' : '123456');
    await expect(page.getByText(tries < 5 ? /^That code is not right/ : /^That code no longer works/)).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
  }
  await expect(page.getByText(/You can ask for a new one when the countdown below ends/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
});
