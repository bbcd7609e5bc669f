import { violations } from './axe.ts';
import { expect, keepPicture, test, type Opening } from './fixtures.ts';
import { moderator, person, send, town } from './people.ts';
import { photographed, takeACase } from './photo-check.ts';
import { DESK } from './views.ts';

/** A separate server, so that its queue has only the check of this file. */
test.use({ settings: { LEGAL_CONTACT: 'desk@wildin.example' } });

test('Three live pictures become a badge once a moderator has compared them', async ({ open, product }) => {
  const zip = town();
  const camera: Opening = { options: { permissions: ['camera'] }, stage: 'quiz' };
  const wren = await open(person('Wren', { zip }), camera);
  const mara = moderator('Mara');
  const mod = await open(mara, { stage: 'quiz' });
  await product.makeModerators(mara.handle);
  await photographed(product.url, wren.entered);
  await takeACase(product.url, { mod: mod.entered, password: mara.password, reporter: wren.entered });

  const { page } = wren;
  await page.goto('/photo-check');
  await page.getByRole('button', { name: 'Open the camera page' }).click();
  const poses: string[] = [];
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`${step} of 3`, { exact: true })).toBeVisible();
    const take = page.getByRole('button', { name: `Take picture ${step}` });
    await expect(take).toBeEnabled();
    if (step === 1) {
      expect(await violations(page)).toEqual([]);
      const before = await page.getByRole('heading', { level: 2 }).textContent();
      await page.getByRole('button', { name: 'Give me another pose' }).click();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
    }
    poses.push((await page.getByRole('heading', { level: 2 }).textContent()) ?? '');
    await expect(page.getByText('Live, not saved yet')).toBeVisible();
    await take.click();
    await page.getByRole('button', { name: step === 3 ? 'Keep it and send the three' : 'Keep', exact: true }).click();
  }
  await expect(page.getByText('A moderator compares your three pictures.')).toBeVisible();

  await mod.page.setViewportSize(DESK);
  await mod.page.goto('/moderation/photo-checks');
  await expect(mod.page.getByText('1 of 1, by age.')).toBeVisible();
  await mod.page.keyboard.press('o');
  for (const [at, pose] of poses.entries()) {
    await expect(mod.page.getByRole('listitem').filter({ hasText: pose }).getByRole('img')).toHaveAccessibleName(
      `Live picture ${at + 1}`,
    );
  }
  await expect(mod.page.getByRole('img', { name: 'Main picture of the profile' })).toBeVisible();
  expect(await violations(mod.page)).toEqual([]);
  await keepPicture(mod.page, 'photo-check-desk');
  await mod.page.keyboard.press('y');
  await expect(mod.page.getByText('No photo check waits.')).toBeVisible();

  await expect(page.getByText(/^Photo checked · /)).toBeVisible();
  await page.getByRole('switch', { name: 'Only photo-checked people' }).click();
  await expect(page.getByRole('switch', { name: 'Only photo-checked people' })).toBeChecked();
  await mod.page.goto(`/users/${wren.entered.id}`);
  await expect(mod.page.getByText(/^Photo checked · /)).toBeVisible();
  await expect(mod.page.getByText('It says nothing about manners.', { exact: false })).toBeVisible();
  await send(`${product.url}/api/users/upload-image/avatar`, { token: wren.entered.accessToken, method: 'DELETE' });
  await mod.page.reload();
  await expect(mod.page.getByText(/^Photo checked · /)).toHaveCount(0);
});
