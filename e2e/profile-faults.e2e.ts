import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { openPost, say } from './posting.ts';
import { two } from './twos.ts';

test('A new photo that is on its way for ever is called off', async ({ open, product }) => {
  const { page } = await open(person('Quinn'), { stage: 'profile' });
  await product.age();
  await page.route('**/api/users/upload-image?*', () => undefined);
  await page.goto('/self');
  await page.getByRole('button', { name: 'Change my pictures' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Change profile photo' }).click();
  const buffer = await pictureOf(91, { width: 600, height: 600 });
  await (await chooser).setFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer }]);
  const dialog = page.getByRole('dialog', { name: 'New profile photo' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Upload Error')).toHaveCount(0);
});

test('The share window leads to the invite page’s switch when that is off', async ({ open }) => {
  const { page } = await open(person('Quinn'), { stage: 'profile' });
  await page.goto('/account');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('switch', { name: /^My invite page/ }).click();
  await saved;
  await expect(page.getByRole('link', { name: 'See it as a visitor does' })).toHaveCount(0);
  await page.goto('/self');
  await page.getByRole('button', { name: 'Share my profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your link' });
  await expect(dialog).toContainText('Your invite page is off');
  await expect(dialog.getByRole('img', { name: 'QR code of your link' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Switch on my invite page' }).click();
  await expect(page.getByRole('switch', { name: /^My invite page/ })).not.toBeChecked();
});

test('The way back from a liked post returns to the Likes tab', async ({ open, product }) => {
  const expected = /status of 500/;
  const { one, other } = await two(open, { one: { expected } });
  const id = await say(product.url, other.entered, { content: 'Liked by Ana' });
  const headers = { authorization: `Bearer ${one.entered.accessToken}` };
  await fetch(`${product.url}/api/posts/${id}/like`, { method: 'POST', headers });
  const { page } = one;
  await page.goto('/self');
  await page.getByRole('tab', { name: 'Likes' }).click();
  await openPost(page.getByRole('article').filter({ hasText: 'Liked by Ana' }).getByRole('link', { name: 'Liked' }));
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Likes' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Liked by Ana' })).toBeVisible();

  const broken = /\/api\/users\/\d+\/(stats|following\/\d+)$/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto(`/users/${other.entered.id}`);
  const count = page.getByRole('button', { name: 'Count again' });
  const whether = page.getByRole('button', { name: /^Try again: whether you follow/ });
  await expect(count).toBeVisible();
  await page.unroute(broken);
  await count.click();
  await expect(page.getByRole('group', { name: 'Numbers' })).toContainText('1 post');
  await whether.click();
  await expect(page.getByRole('button', { name: /^Follow / })).toBeVisible();
});

test('A form with unsaved words asks before it closes', async ({ open, product }) => {
  const { page, entered } = await open(person('Quinn'), { stage: 'profile' });
  await say(product.url, entered, { content: 'Soon gone' });
  await page.goto('/self');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
  await sheet.getByLabel('Bio').fill('Half a thought');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(sheet.getByLabel('Bio')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await openPost(page.getByRole('article').filter({ hasText: 'Soon gone' }).getByRole('link', { name: 'Soon gone' }));
  await page.getByRole('button', { name: 'More about your post' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/self$/);
});

test('A save waiting for the ID check is not sent behind the leave question', async ({ open }) => {
  const { page } = await open(person('Rue'), { stage: 'profile' });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/check-handle/*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/self');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
  await sheet.getByLabel('Wildin ID').fill(`rue_${Date.now().toString(36)}`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(leaving).toBeVisible();
  answer();
  await expect(page.getByText('This Wildin ID is available.')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  // Save was pressed before the leaving dialog opened. Canceling this dialog leads on to the question about the new ID.
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Change Wildin ID?' })).toBeVisible();
});
