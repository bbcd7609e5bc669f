import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { openDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { moderator } from './people.ts';
import { say, toasts } from './steps.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

/** A separate server, so that nothing of other tests waits at this desk. */
test.use({ settings: { LEGAL_CONTACT: 'desk@wildin.example' } });

const choose = async (page: Page, seed: number): Promise<void> => {
  const buffer = await pictureOf(seed, { width: 1200, height: 900 });
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
};
const waits = (page: Page) => page.getByText('Waiting for a look');
const picture = (page: Page) => page.getByRole('button', { name: /^Open picture/ });

test('A new member’s picture reaches others once a moderator has looked', async ({ open, product }) => {
  test.setTimeout(240_000);
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  await product.makeModerators(kit.handle);
  const { one, other, room } = await twoTalking(open, product.url);
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Look what I found.');
  await other.page.goto(room);
  await say(other.page, 'Ana', 'Show me.');

  await choose(one.page, 41);
  await expect(one.page.getByText('a picture is looked at before others see it.')).toBeVisible();
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(waits(one.page)).toBeVisible();
  await look(one.page, 'picture-waits');
  await one.page.reload();
  await expect(waits(one.page)).toBeVisible();
  await say(other.page, 'Ana', 'I see nothing.');
  await expect(picture(other.page)).toHaveCount(0);

  await openDesk(desk, kit.password, '/moderation/pictures');
  await expect(desk.getByRole('button', { name: /^Show it/ })).toBeDisabled();
  await look(desk, 'looks-closed');
  await desk.keyboard.press('o');
  await expect(desk.getByRole('button', { name: /^Show it/ })).toBeEnabled();
  await look(desk, 'looks-open');
  await desk.keyboard.press('s');
  await expect(desk.getByText('No picture waits.')).toBeVisible();
  await expect(picture(other.page)).toHaveCount(1);
  await expect(picture(one.page)).toHaveCount(1);
  await expect(waits(one.page)).toHaveCount(0);

  await one.page.goto('/post');
  await choose(one.page, 42);
  await one.page.getByRole('textbox', { name: 'Your words' }).fill('A hill of mine');
  await one.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toasts(one.page)).toContainText('Somebody looks at the picture first.');
  await expect(waits(one.page)).toBeVisible();
  await look(one.page, 'post-waits');
  await other.page.goto('/peek?tab=wild');
  await expect(other.page.getByText('A hill of mine')).toHaveCount(0);

  await desk.keyboard.press('o');
  await desk.getByRole('button', { name: /^Refuse it/ }).click();
  await desk.getByRole('button', { name: 'Choose a rule' }).click();
  await desk.getByRole('button', { name: /Be the person you say you are/ }).click();
  await desk.getByLabel(/^A sentence to/).fill('The hill is somebody else’s.');
  await desk.getByRole('button', { name: 'Refuse the picture' }).click();
  await expect(desk.getByText('No picture waits.')).toBeVisible();
  await expect(one.page.getByText('Shown to nobody')).toBeVisible();
  await one.page.getByRole('link', { name: 'Read why, and answer back' }).click();
  await expect(one.page.getByText('The hill is somebody else’s.')).toBeVisible();
  await one.page.goBack();
  await one.page.getByRole('button', { name: 'Put it away' }).click();
  await expect(one.page.getByText('Shown to nobody')).toHaveCount(0);
});
