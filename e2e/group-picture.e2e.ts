import type { Locator } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { send } from './people.ts';
import { composer } from './steps.ts';
import { two } from './twos.ts';
import { DESK, look } from './views.ts';

test('A group’s picture is cut to a square and shows to everybody at once', async ({ open, product }) => {
  const { one, other } = await two(open, { one: { expected: /403 \(Forbidden\)/ } });
  const [groups, as] = [`${product.url}/api/chats/groups`, { token: one.entered.accessToken }];
  const body = { name: 'Morning people', description: 'Walks before work.' };
  const { id } = await send<{ id: string }>(groups, { ...as, body });
  const made = await send<{ linkCode: string }>(`${groups}/${id}/link`, { ...as, body: {} });
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  await one.page
    .getByRole('region', { name: 'Settings' })
    .getByRole('button', { name: /^Name and look/ })
    .click();
  const dialog = one.page.getByRole('dialog', { name: 'Name and look' });
  await dialog.getByLabel('Name').fill('Dawn walkers');
  const choose = async (name: string, buffer: Buffer): Promise<void> =>
    dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
  await choose('page.jpg', Buffer.from('<script>alert(1)</script>'));
  await expect(dialog.getByText('this browser cannot open it')).toBeVisible();
  await choose('dawn.jpg', await pictureOf(12, { width: 1200, height: 800 }));
  const square = dialog.getByRole('button', { name: /^The part that is shown/ });
  await square.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Closer' }).press('ArrowRight');
  await look(one.page, 'group-picture-choice');
  await one.page.route('**/api/media?*', (route) => route.fulfill({ status: 403, json: REFUSED }), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This picture cannot be used here.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Dawn walkers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(one.page.getByText('You changed the picture.')).toBeVisible();

  await other.page.goto(`/g/${made.linkCode}`);
  await expect(other.page.getByRole('heading', { name: 'Dawn walkers' })).toBeVisible();
  const face = other.page.locator('main img[src*="/api/media/"]');
  await expect.poll(() => sidesOf(face)).toEqual([true, true]);
  await look(other.page, 'group-picture-link');
  await other.page.getByRole('button', { name: 'Join' }).click();
  await expect(composer(other.page, 'Dawn walkers')).toBeVisible();
  const header = other.page.locator('header img[src*="/api/media/"]');
  await expect.poll(() => sidesOf(header.first())).toEqual([true, true]);
  await look(one.page, 'group-picture');

  await one.page
    .getByRole('region', { name: 'Settings' })
    .getByRole('button', { name: /^Name and look/ })
    .click();
  await dialog.getByRole('button', { name: 'Take it away' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.page.getByText('Ana took the picture away.')).toBeVisible();
  await expect(header).toHaveCount(0);
});

const REFUSED = {
  code: 'picture_refused',
  message: 'This picture cannot be used here.',
  requestId: 'e2e',
  fields: { picture: 'This picture cannot be used here.' },
};

/** Returns whether a picture has loaded, and whether it is square. */
async function sidesOf(image: Locator): Promise<[boolean, boolean]> {
  return image.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) return [false, false];
    return [element.naturalWidth > 0, element.naturalWidth === element.naturalHeight];
  });
}
