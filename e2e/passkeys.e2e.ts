import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNothingMade, NAME } from './hostile.ts';
import { person } from './people.ts';
import { aloud } from './steps.ts';

/**
 * Adds a virtual authenticator that always unlocks. Switches off passkey suggestions in form fields, because the
 * authenticator would accept a suggestion at once.
 */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { PublicKeyCredential: browser } = window as unknown as { PublicKeyCredential: object };
    Object.assign(browser, { isConditionalMediationAvailable: async () => false });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The name contains markup, which the page must show as it was written. */
const NAMED = `My blue key ${NAME}`;

test('A member adds a passkey, signs in with it and removes it', async ({ open }) => {
  const vera = person('Vera');
  const { page } = await open(vera, { stage: 'profile' });
  await plugIn(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(vera.password);
  await page.keyboard.press('Enter');
  await expect(aloud(page)).toContainText('Passkey added');
  await expect(page.getByText('Not used yet')).toBeVisible();

  await page.getByRole('button', { name: /^More about the passkey/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill(NAMED);
  await page.keyboard.press('Enter');
  await expect(page.getByText(NAMED)).toBeVisible();
  await expectNothingMade(page, 'passkeys');

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/logout/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/match$/);

  await page.goto('/account/security');
  await expect(page.getByText('Last used just now')).toBeVisible();
  await page.getByRole('button', { name: `More about the passkey ${NAMED}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Use my password instead' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  await expect(page.getByText(NAMED)).toBeHidden();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/logout/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('That passkey did not work here.')).toBeVisible();
});
