import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person } from './people.ts';

interface Device {
  session: CDPSession;
  authenticatorId: string;
}

/** Gives the page's browser a device with a lock that its person always opens. */
async function plugIn(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Whether the person touches the device when it asks. */
async function touch({ session, authenticatorId }: Device, enabled: boolean): Promise<void> {
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('A member adds a passkey, signs in by it, proves by it that it is them, and removes it', async ({ open }) => {
  const vera = person('Vera');
  const { page } = await open(vera, { stage: 'profile' });
  const device = await plugIn(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(vera.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();

  await page.getByRole('button', { name: /^More about the passkey/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My blue key');
  await page.keyboard.press('Enter');
  await expect(page.getByText('My blue key')).toBeVisible();

  // The browser's suggestions are outside the page: nobody touches the device until the button is pressed.
  await touch(device, false);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/logout/);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await touch(device, true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/match$/);

  await page.goto('/account/security');
  await expect(page.getByText('Last used just now')).toBeVisible();
  await page.getByRole('button', { name: 'More about the passkey My blue key' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Use my password instead' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  await expect(page.getByText('My blue key')).toBeHidden();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/logout/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('That passkey did not work here.')).toBeVisible();
});
