import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';

test('People follow each other from their profiles, and the numbers open into lists', async ({ open }) => {
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'quiz' }), await open(bo, { stage: 'quiz' })];
  const { page } = one;
  await page.goto(`/users/${other.entered.id}`);
  const follow = page.getByRole('button', { name: 'Follow Bo' });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: '0 followers' })).toBeVisible();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toHaveText('Following');
  await page.getByRole('button', { name: '1 follower' }).click();
  const list = page.getByRole('dialog', { name: 'Followers' });
  await expect(list.getByRole('link', { name: /Ana/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  // The way back from somebody in a list leads to the profile whose list it is.
  await other.page.goto('/self');
  await other.page.getByRole('button', { name: '1 follower' }).click();
  const followers = other.page.getByRole('dialog', { name: 'Followers' });
  await followers.getByRole('button', { name: 'Follow Ana' }).click();
  await expect(followers.getByRole('button', { name: 'Follow Ana' })).toHaveText('Following');
  await followers.getByRole('link', { name: /Ana/ }).click();
  await expect(other.page).toHaveURL(/\/users\/\d+\?returnTo=%2Fself$/);
  await expect(other.page.getByRole('button', { name: 'Follow Ana' })).toHaveText('Following');
  await other.page.getByRole('link', { name: 'Back' }).click();
  await expect(other.page).toHaveURL('/self');
  await expect(other.page.getByRole('button', { name: '1 following' })).toBeVisible();
});

test('Flowers rain once for everybody who sees them given, and are counted once an hour', async ({ open }) => {
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'quiz' }), await open(bo, { stage: 'quiz' })];
  const { page } = one;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/users/${other.entered.id}`);
  const numbers = page.getByRole('group', { name: 'Numbers' });
  await expect(numbers.getByText('flowers')).toBeVisible();
  await page.getByRole('button', { name: 'Give Bo flowers' }).click();
  await expect(page.locator('[data-shower=flowers]')).toHaveCount(1);
  await expect(page.getByText('Flowers for Bo', { exact: true }).first()).toBeVisible();
  await expect(numbers).toContainText(/1 flowers?/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-shower=flowers]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Give Bo flowers' }).click();
  await expect(page.getByText('One gift an hour counts, and all of them rain.').first()).toBeVisible();
  await expect(page.locator('[data-shower=flowers]')).toHaveCount(0);
  await expect(numbers).toContainText(/1 flowers?/);
});

const SCREENS = process.env['SCREENS'] === '1';
test('The profiles as they look', async ({ open }) => {
  test.skip(!SCREENS, 'only where pictures are asked for');
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'quiz' }), await open(bo, { stage: 'quiz' })];
  for (const [name, width, height] of [
    ['phone', 390, 844],
    ['desk', 1440, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await one.page.setViewportSize({ width, height });
      await one.page.emulateMedia({ colorScheme });
      for (const [screen, path] of [
        ['self', '/self'],
        ['person', `/users/${other.entered.id}`],
      ] as const) {
        await one.page.goto(path);
        await expect(one.page.getByRole('group', { name: 'Numbers' })).toContainText('0');
        await one.page.screenshot({ path: `artifacts/screens/profiles/${screen}-${name}-${colorScheme}.png` });
      }
    }
  }
});

test('A profile photo and a cover are chosen, moved, saved or not, shown to others and taken away', async ({
  open,
}) => {
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'profile' }), await open(bo, { stage: 'profile' })];
  const { page } = one;
  const choose = async (what: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> => {
    await page.getByRole('button', { name: 'Change my pictures' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: what }).click();
    await (await chooser).setFiles([{ name: 'chosen', mimeType, buffer }]);
  };
  await page.goto('/self');
  await choose('Change profile photo', Buffer.from('words'), 'text/plain');
  await expect(page.getByText('Invalid file type', { exact: true }).first()).toBeVisible();
  const photo = await pictureOf(12, { width: 1200, height: 800 });
  await choose('Change profile photo', photo);
  const dialog = page.getByRole('dialog', { name: 'New profile photo' });
  await dialog.getByRole('button', { name: /^The part that is shown/ }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('main img[src^="/api/users/images/"]')).toHaveCount(0);
  await choose('Change profile photo', photo);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main img[src$="/small"]')).toHaveCount(1);
  await choose('Change cover image', photo);
  await page.getByRole('dialog', { name: 'New cover image' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('main img[src$="/large"]')).toHaveCount(1);

  await other.page.goto(`/users/${one.entered.id}`);
  for (const width of ['small', 'large']) {
    const shown = other.page.locator(`main img[src$="/${width}"]`);
    await expect(shown).toHaveCount(1);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  }
  await page.getByRole('button', { name: 'Change my pictures' }).click();
  await page.getByRole('menuitem', { name: 'Take the photo away' }).click();
  await expect(page.locator('main img[src$="/small"]')).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.locator('main img[src$="/large"]')).toHaveCount(1);
  await expect(other.page.locator('main img[src$="/small"]')).toHaveCount(0);
});
