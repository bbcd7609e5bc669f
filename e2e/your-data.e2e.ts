import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, send, type Person } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/** Enters the password in the dialog that asks for a proof of identity. */
async function prove(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function leave(page: Page): Promise<void> {
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
}

test('A member packs their data, proves themself and downloads it once', async ({ open, product }) => {
  const vera = person('Vera', { bio: 'Collects maps of places that are gone' });
  const { page } = await open(vera, { stage: 'quiz' });
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Pack my data' }).click();
  await prove(page, vera);
  await expect(page.getByText(/^Your file is ready/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('wildin-data.zip');
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('index.html')).toBe(true);
  await expect(page.getByRole('button', { name: 'Pack my data' })).toBeVisible();
  expect((await fetch(new URL(download.url(), product.url))).status).toBe(404);
});

test('A member deletes their account, comes back by signing in, and is welcomed', async ({ open }) => {
  const wren = person('Wren');
  const { page } = await open(wren, { stage: 'profile' });
  await leave(page);
  await prove(page, wren);
  await expect(page.getByText('Your account is hidden', { exact: true })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email or Wildin ID').fill(wren.email);
  await page.getByLabel('Password', { exact: true }).fill(wren.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is no longer being deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/match$/);
});

test('A member who comes back by their phone is welcomed as well', { tag: '@edge' }, async ({ open, product }) => {
  const ada = person('Ada');
  const { page, entered } = await open(ada, { stage: 'profile' });
  const number = '2025550177';
  const codeTo = async (): Promise<string> => {
    const { messages } = (await (await fetch(`${product.url}/api/dev/outbox`)).json()) as {
      messages: { to: string; text: string }[];
    };
    return /\b(\d{6})\b/.exec(messages.find(({ to }) => to === `+1${number}`)?.text ?? '')?.[1] ?? '';
  };
  const as = { token: entered.accessToken };
  await send(`${product.url}/api/auth/proof`, { ...as, body: { password: ada.password } });
  await send(`${product.url}/api/auth/phone/change/code`, { ...as, body: { phoneNumber: number, country: 'US' } });
  await expect.poll(codeTo).toMatch(/^\d{6}$/);
  const body = { phoneNumber: number, country: 'US', code: await codeTo() };
  await send(`${product.url}/api/auth/phone/change`, { ...as, body });
  // The person has just proved their identity, so no dialog asks for a proof again.
  await leave(page);
  await expect(page.getByText('Your account is hidden', { exact: true })).toBeVisible();

  await page.goto('/phone-login');
  const first = await codeTo();
  await page.getByLabel('Phone number').pressSequentially(number);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(codeTo).not.toBe(first);
  await page.getByLabel('6-digit code').pressSequentially(await codeTo());
  await expect(page.getByText('Your account is no longer being deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/match$/);
});

test('A member takes a break and returns', async ({ open }) => {
  const { page } = await open(person('Pia'), { stage: 'preferences' });
  await page.goto('/account/data');
  const pause = page.getByRole('switch', { name: 'Pause my account' });
  await pause.click();
  await expect(pause).toBeChecked();
  await page.reload();
  await expect(pause).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET');
  await pause.click();
  await saved;
  await page.reload();
  await expect(pause).not.toBeChecked();
});
