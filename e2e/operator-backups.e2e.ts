import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { openOperator } from './operator.ts';
import { moderator } from './people.ts';
import { DESK, look } from './views.ts';

test('The owner makes a backup, tries it, takes it home and deletes it', async ({ open, product }) => {
  test.setTimeout(300_000);
  const ada = moderator('Ada');
  const { page } = await open(ada, { stage: 'profile', expected: /403/ });
  await product.makeOperators(ada.handle);
  await page.setViewportSize(DESK);
  await openOperator(page, ada.password, '/operator/backups');

  await test.step('nothing is there yet', async () => {
    await expect(page.getByRole('heading', { name: 'There is no backup yet' })).toBeVisible();
    await look(page, 'operator-backups-empty');
  });

  await test.step('a short passphrase is refused, a long one seals the secrets', async () => {
    const passphrase = page.getByLabel('Passphrase for the secrets', { exact: true });
    await passphrase.fill('short');
    await page.getByRole('button', { name: 'Make it now' }).click();
    await expect(page.getByText('At least 12 characters, or none.')).toBeVisible();
    await passphrase.fill('a passphrase of this test');
    await page.getByRole('button', { name: 'Make it now' }).click();
    await expect(page.getByText('The backup is made.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The last backup is fresh' })).toBeVisible();
    await expect(page.getByText(/secrets, sealed/)).toBeVisible();
    await expect(passphrase).toHaveValue('');
  });

  await test.step('a test restore finds all rows', async () => {
    await page.getByRole('button', { name: /^Try it, the backup of/ }).click();
    await expect(page.getByText('A backup is being tried.')).toBeVisible();
    await expect(page.getByText('The backup was restored on trial: all rows are there.')).toBeVisible({
      timeout: 180_000,
    });
    await expect(page.getByText(/^Restored on trial .* rows, all there/).last()).toBeVisible();
    await look(page, 'operator-backups', { fullPage: true });
  });

  await test.step('the file comes whole', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download the backup of/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^backup-.*\.tar\.gz$/);
    expect(gunzipSync(await readFile(await saved.path())).toString('latin1')).toContain('manifest.json');
  });

  await test.step('a deleted backup is gone', async () => {
    await page.getByRole('button', { name: /^Delete the backup of/ }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: 'There is no backup yet' })).toBeVisible();
  });
});
