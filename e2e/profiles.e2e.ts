import { encode } from 'uqr';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { pair, person, send } from './people.ts';
import { say } from './posting.ts';
import { two } from './twos.ts';
import { look } from './views.ts';
import { aloud, toasts } from './steps.ts';

test('People follow and give flowers on profiles, and show likes only by choice', async ({ open, product }) => {
  const [ana, bo] = pair();
  const [one, other] = [await open(ana, { stage: 'quiz' }), await open(bo, { stage: 'quiz' })];
  const { page } = one;
  await page.goto(`/users/${other.entered.id}`);
  const follow = page.getByRole('button', { name: /^Follow(ing)? Bo$/ });
  await expect(follow).toHaveText('Follow');
  await expect(page.getByRole('button', { name: /followers?$/ })).toHaveCount(0);
  await follow.click();
  await expect(follow).toHaveText('Following');
  await page.getByRole('button', { name: '1 follower' }).click();
  const list = page.getByRole('dialog', { name: 'Followers' });
  await expect(list.getByRole('link', { name: /Ana/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(follow).toHaveText('Following');

  // On the page of a person from a list, "Back" returns to the viewer's own profile, where the list is closed.
  await other.page.goto('/self');
  await other.page.getByRole('button', { name: '1 follower' }).click();
  const followers = other.page.getByRole('dialog', { name: 'Followers' });
  await followers.getByRole('button', { name: /^Follow(ing)? Ana$/ }).click();
  await expect(followers.getByRole('button', { name: /^Follow(ing)? Ana$/ })).toHaveText('Following');
  await followers.getByRole('link', { name: /Ana/ }).click();
  await expect(other.page).toHaveURL(/\/users\/\d+\?returnTo=%2Fself$/);
  await expect(other.page.getByRole('button', { name: /^Follow(ing)? Ana$/ })).toHaveText('Following');
  await other.page.getByRole('link', { name: 'Back' }).click();
  await expect(other.page).toHaveURL('/self');
  await expect(other.page.getByRole('button', { name: '1 following' })).toBeVisible();

  await test.step('flowers rain once for everybody who sees them given, and are counted once an hour', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const numbers = page.getByRole('group', { name: 'Numbers' });
    await expect(numbers.getByText(/flower/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Give Bo flowers' }).click();
    await expect(page.locator('[data-shower=flowers]')).toHaveCount(1);
    await expect(page.getByText('Flowers for Bo', { exact: true }).first()).toBeVisible();
    await expect(numbers).toContainText('1 flower');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-shower=flowers]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Give Bo flowers' }).click();
    await expect(toasts(page).getByText('One gift an hour counts, and all of them rain.')).toBeVisible();
    await expect(page.locator('[data-shower=flowers]')).toHaveCount(0);
    await expect(numbers).toContainText('1 flower');
  });

  await test.step('likes are private until their owner shows them', async () => {
    const { id } = await send<{ id: string }>(`${product.url}/api/posts`, {
      token: other.entered.accessToken,
      body: { content: 'Socks have no left.', visibility: 'public' },
    });
    await send(`${product.url}/api/posts/${id}/like`, { token: one.entered.accessToken, body: {} });
    await other.page.goto(`/users/${one.entered.id}`);
    await expect(other.page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
    await expect(other.page.getByRole('tab', { name: 'Likes' })).toHaveCount(0);
    await page.goto('/self');
    await page.getByRole('tab', { name: 'Likes' }).click();
    await expect(page.getByText('Socks have no left.')).toBeVisible();
    await page.getByRole('switch', { name: 'Show what I like to others' }).click();
    await expect(page.getByRole('switch', { name: 'Show what I like to others' })).toBeChecked();
    await other.page.reload();
    await other.page.getByRole('tab', { name: 'Likes' }).click();
    await expect(other.page.getByText('Socks have no left.')).toBeVisible();
  });
});

test('A profile photo and a cover can be chosen, moved, saved and removed', async ({ open }) => {
  const { one, other } = await two(open);
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change my pictures' }).click();
  await page.getByRole('menuitem', { name: 'Take the photo away' }).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(aloud(page)).toContainText('Your profile photo is gone.');
  await expect(page.locator('main img[src$="/small"]')).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.locator('main img[src$="/large"]')).toHaveCount(1);
  await expect(other.page.locator('main img[src$="/small"]')).toHaveCount(0);
});

test('A new photo and a new nickname show on the cards that were read before', async ({ open, product }) => {
  const { one } = await two(open);
  const { page } = one;
  await product.age();
  await say(product.url, one.entered, { content: 'The pools are open.' });
  const link = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  await page.goto('/peek');
  const card = page.getByRole('article').filter({ hasText: 'The pools are open.' });
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);

  await link('Self').click();
  await page.getByRole('button', { name: 'Change my pictures' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Change profile photo' }).click();
  await (
    await chooser
  ).setFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(12, { width: 600, height: 600 }) }]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Nickname').fill('Newly Named');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { name: 'Newly Named' })).toBeVisible();

  await link('Peek').click();
  await expect(card.locator('img[src$="/small"]')).toHaveCount(1);
  await expect(card).toContainText('Newly Named');
});

test('A profile’s link is shown as a QR code and shared as a link', async ({ open, product }) => {
  const { page, entered } = await open(person('Quinn'), {
    stage: 'profile',
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/self');
  await page.getByRole('button', { name: 'Share my profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your link' });
  const link = (await dialog.getByText(`${product.url}/u/`).innerText()).trim();
  const dots = await dialog.getByRole('img', { name: 'QR code of your link' }).locator('path').getAttribute('d');
  const { data } = encode(link, { ecc: 'M', border: 4 });
  expect(dots?.match(/M\d+ \d+/g)).toEqual(
    data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : []))),
  );
  await look(page, 'own-link');
  await dialog.getByRole('button', { name: 'Pass it on' }).click();
  await expect(page.getByText('🔗 Link copied!', { exact: true })).toBeVisible();
  expect(await copied()).toBe(link);
  const { id } = await send<{ id: string }>(`${product.url}/api/posts`, {
    token: entered.accessToken,
    body: { content: 'Small, and mine.', visibility: 'public' },
  });
  await page.goto(`/post/${id}`);
  await page.getByRole('button', { name: 'Share this post' }).click();
  await expect(page.getByText('🔗 Link copied!', { exact: true })).toBeVisible();
  expect(await copied()).toBe(`${product.url}/post/${id}`);
});

test('The Edit Profile window checks its fields and says what can change once', async ({ open }) => {
  const { page } = await open(person('Rue', { birthday: '05/14/1996' }), { stage: 'profile' });
  await page.goto('/self');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = sheet.getByRole('button', { name: 'Save' });
  const id = sheet.getByLabel('Wildin ID');
  const birthday = sheet.getByLabel('Birthday');
  await expect(sheet.getByLabel('Gender')).toHaveAttribute('readonly', '');
  await expect(sheet.getByText('It cannot be changed after registration.')).toBeVisible();
  await sheet.getByLabel('Bio').fill('b'.repeat(170));
  await expect(sheet.getByText('170/160')).toBeVisible();
  await sheet.getByLabel('Nickname').fill('A name of twenty lett');
  await expect(sheet.getByLabel('Nickname')).toHaveValue('A name of twenty lett');
  await save.click();
  await expect(sheet.getByText('10 too many')).toBeVisible();
  await expect(sheet.getByText('6 too many')).toBeVisible();
  await sheet.getByLabel('Bio').fill('Turned \u202E round');
  await save.click();
  await expect(sheet.getByText('The character U+202E cannot be used here.')).toBeVisible();
  await sheet.getByLabel('Bio').fill(`Two lines:\n${'🏳️‍🌈'.repeat(60)}`);
  await expect(sheet.getByText('71/160')).toBeVisible();
  await sheet.getByLabel('Nickname').fill('');
  await sheet.getByLabel('ZIP code').fill('00000');
  await save.click();
  await expect(sheet.getByText('A nickname is all it takes.')).toBeVisible();
  await expect(sheet.getByText('⚠ Invalid US ZIP code')).toBeVisible();
  await look(page, 'edit-profile');
  await sheet.getByLabel('Nickname').fill('Rue');
  await sheet.getByLabel('ZIP code').fill('60601');
  await expect(sheet.getByText('Chicago, IL')).toBeVisible();

  const wanted = `Rue_${Date.now().toString(36)}`;
  await id.fill(`${wanted}!`);
  await expect(id).toHaveValue(wanted.toLowerCase());
  await expect(sheet.getByText('This Wildin ID is available.')).toBeVisible();
  await birthday.fill('');
  await birthday.pressSequentially('05151996');
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Change Wildin ID?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(id).toHaveValue(wanted.toLowerCase());
  // The person can save before the check of the ID ends. The response of the check then opens the question.
  await id.fill(`${wanted}_2`);
  await save.click();
  await expect(question).toContainText(`${wanted}_2`.toLowerCase());
  await question.getByRole('button', { name: 'Cancel' }).click();
  await id.fill(wanted);
  await save.click();
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(aloud(page)).toContainText('Profile updated!');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(id).toHaveAttribute('readonly', '');
  await expect(
    sheet.getByText(/^Wildin ID Change Restricted: You can change your Wildin ID again on .+ \d{4}\./),
  ).toBeVisible();
  await expect(birthday).toHaveAttribute('readonly', '');
  await expect(sheet.getByText('Birthday can only be changed once, and yours has been.')).toBeVisible();
});

test('A profile shows its planet, today’s vibes and its posts above the map', async ({ open, product }) => {
  const { page, entered } = await open(person('Ada', { type: 'ENFP' }), { stage: 'quiz' });
  const { accessToken: token } = entered;
  const vibes = { vibes: ['curious', 'chill'], energyLevel: 60 };
  await send(`${product.url}/api/users/${entered.id}/vibes`, { method: 'PUT', token, body: vibes });
  for (const content of ['Stays', 'Goes'])
    await send(`${product.url}/api/posts`, { token, body: { content, visibility: 'public' } });
  await page.goto('/self');
  await expect(page.getByText('Personality planet: Artist')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Vibes today' }).getByRole('listitem')).toHaveText([/Chill/, /Curious/]);
  const goes = page.getByRole('article').filter({ hasText: 'Goes' }).last();
  const map = page.getByRole('region', { name: 'Wild map', exact: true });
  await expect(map.getByText('Outward, through and through')).toBeVisible();
  const top = async (thing: typeof map) => (await thing.boundingBox())?.y ?? 0;
  expect(await top(goes)).toBeLessThan(await top(map));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(goes).toBeInViewport();
  await expect(map).toBeInViewport();

  await page.getByRole('button', { name: 'Let flowers rain' }).click();
  await expect(toasts(page).getByText('It rains flowers.')).toBeVisible();
  await expect(page.locator('[data-still=flowers]')).toHaveCount(1);
  await expect(page.locator('[data-still=flowers]')).toHaveCount(0);

  const numbers = page.getByRole('group', { name: 'Numbers' });
  await expect(numbers).toContainText(/2\s*posts/);
  await goes.getByRole('button', { name: 'More about your post' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(numbers).toContainText(/1\s*post/);
});
