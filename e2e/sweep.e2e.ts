import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FROZEN_SENTENCE } from '#content/decision-words.ts';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { pictureOf } from '#test/photo.ts';
import { cases, decide, openDesk, report } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { directRoom, type Entered, moderator, person, write } from './people.ts';
import { bubbles, composer } from './steps.ts';

// This test has a separate server, because its open cases would appear in the queue of other tests.
test.use({ settings: { LEGAL_CONTACT: 'legal@sweep.example' } });

const CHILDREN = { rule: /Nothing sexual about anybody under 18/, sentence: 'It looks like a child.' };
const openPicture = (page: Page) => page.getByRole('button', { name: /^Open picture/ });

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }]);
}

async function show(page: Page, picture: Buffer): Promise<void> {
  await choose(page, picture);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(openPicture(page)).toHaveCount(1);
}

test('A picture removed by a moderator disappears with its copy in another room', async ({ open, product }) => {
  test.setTimeout(240_000);
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  const [ana, bo, cy, dee] = await Promise.all(
    ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => open(person(name), { stage: 'profile', expected: /403/ })),
  );
  if (ana === undefined || bo === undefined || cy === undefined || dee === undefined) throw new Error('Nobody came.');
  await product.makeModerators(kit.handle);
  await product.age();
  const talk = async (one: Entered, other: Entered): Promise<string> => {
    const roomId = await directRoom(product.url, one, other);
    for (const by of [one, other]) await write(product.url, by, { roomId, content: 'Hello.' });
    return roomId;
  };
  const [first, second] = [await talk(ana.entered, bo.entered), await talk(cy.entered, dee.entered)];
  const picture = await pictureOf(77);
  const copy = await sharp(picture).rotate(90).resize(300).jpeg().toBuffer();
  for (const { page } of [ana, bo]) await page.goto(`/chat/${first}`);
  for (const { page } of [cy, dee]) await page.goto(`/chat/${second}`);
  await show(bo.page, picture);
  await show(dee.page, copy);
  await expect(openPicture(cy.page)).toHaveCount(1);
  await report(product.url, ana.entered, { subject: { kind: 'message', id: `${first}:3` }, category: 'minor' });

  await openDesk(desk, kit.password);
  await cases(desk).click();
  await decide(desk, { ...CHILDREN, action: 'Hide the message' });
  await desk.keyboard.press('Control+Enter');
  // The copy is in another room, without a report. It is hidden there too, except from its sender.
  await expect(bubbles(cy.page, HIDDEN_MESSAGE)).toBeVisible({ timeout: 30_000 });
  await expect(openPicture(cy.page)).toHaveCount(0);
  await expect(openPicture(dee.page)).toHaveCount(1);
  await expect(cases(desk).filter({ hasText: 'hidden' })).toHaveCount(1);

  await choose(cy.page, picture);
  await expect(cy.page.getByText('This picture cannot be used here.')).toBeVisible();
  await expect(cy.page.getByText('You can write again on').first()).toBeVisible({ timeout: 20_000 });
  await expect(cy.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(composer(dee.page, 'Cy')).toBeEditable();
  await cy.page.getByRole('link', { name: 'Why' }).click();
  await expect(cy.page.getByText(FROZEN_SENTENCE)).toBeVisible();
  await expect(cy.page.getByRole('button', { name: 'Answer back' })).toBeVisible();
  await expect(cases(desk).filter({ hasText: 'Person' })).toHaveCount(1);
});
