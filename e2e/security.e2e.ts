import { expect, test } from './fixtures.ts';
import { person, send } from './people.ts';

interface Sent {
  messages: { to: string; text: string }[];
}

/** Waits until the newest message to an address matches `wanted`. Returns the first group of the match. */
async function messageTo(url: string, to: string, wanted: RegExp): Promise<string> {
  const read = async (): Promise<string> => {
    const { messages } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as Sent;
    return messages.find((message) => message.to === to)?.text ?? '';
  };
  await expect.poll(read).toMatch(wanted);
  return wanted.exec(await read())?.[1] ?? '';
}

test('A member changes their password after proving their identity', async ({ open }) => {
  const vera = person('Vera');
  const { page } = await open(vera, { stage: 'profile' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Password, email and phone' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('seven purple herons');
  await page.getByRole('button', { name: 'Save password' }).click();

  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const proof = dialog.getByLabel('Password', { exact: true });
  await expect(proof).toBeFocused();
  await proof.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('seven purple herons');

  await page.getByRole('button', { name: 'Save password' }).click();
  await proof.fill(vera.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  vera.password = 'seven purple herons';

  const { page: other } = await open(vera);
  await other.goto('/login');
  await other.getByLabel('Email or Wildin ID').fill(vera.email);
  await other.getByLabel('Password', { exact: true }).fill(vera.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/match$/);
});

test('A member moves to another address by its code', async ({ open, product }) => {
  const wren = person('Wren');
  const { page } = await open(wren, { stage: 'profile' });
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(wren.email);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(wren.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is your address already.')).toBeVisible();

  const moved = `moved.${wren.email}`;
  await page.getByLabel('New email').fill(moved);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Six digits are on their way')).toBeVisible();
  await page.getByLabel('6-digit code').fill(await messageTo(product.url, moved, /\b(\d{6})\b/));
  await expect(page.getByText('Email changed', { exact: true })).toBeVisible();
  await expect(page.getByText(moved)).toBeVisible();
});

test('A dead proof code says when another can be requested', async ({ open }) => {
  const { page } = await open(person('Iris'), { stage: 'profile', expected: /400/ });
  await page.route('**/api/auth/proof', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { ways: ['email'], freshUntil: null } })
      : route.fulfill({ status: 400, json: { code: 'code_dead', message: 'That code no longer works.' } }),
  );
  await page.route('**/api/auth/proof/code', (route) => route.fulfill({ json: { ok: true, resendAfterSeconds: 60 } }));
  await page.clock.install();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill('iris.moved@example.com');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabel('6-digit code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/You can ask for a new one when the countdown below ends/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(dialog.getByText('That code no longer works. Please ask for a new one.')).toBeVisible();
});

test('A link that takes an account back says so when it no longer works', async ({ open }) => {
  const { page } = await open(person('Ada'));
  await page.goto('/not-me?token=0123456789012345678901234567890');
  await page.getByRole('button', { name: 'Take my account back' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
});

test('A list of many devices keeps its height until it is unfolded', async ({ open, product }) => {
  const vera = person('Vera');
  const { page } = await open(vera, { stage: 'profile' });
  const heightOf = async (): Promise<number | undefined> => {
    await page.goto('/account');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    return (await page.getByRole('list').filter({ hasText: 'This device' }).boundingBox())?.height;
  };
  const alone = await heightOf();
  await expect(page.getByText('Nowhere else.')).toBeVisible();
  for (const deviceId of ['one', 'two', 'three']) {
    const body = { handleOrEmail: vera.email, password: vera.password, deviceId };
    await send(`${product.url}/api/auth/login`, { body });
  }
  expect(await heightOf()).toBe(alone);
  await expect(page.getByText('3 other devices')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('button', { name: /^End the session on/ })).toHaveCount(3);
});
