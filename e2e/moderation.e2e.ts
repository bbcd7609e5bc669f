import type { Page } from '@playwright/test';
import { openDesk } from './desk.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { meet, moderator, person, town, write } from './people.ts';
import { bubbles, composer, say } from './steps.ts';
import { expectNoViolations } from './views.ts';

const WORDS = 'come on its just me';
const SENTENCE = 'You were asked twice. Take the week, then ask first.';

/** A separate server for these tests, so that the queue is empty at first. */
test.use({ settings: { LEGAL_CONTACT: 'moderation@wildin.example' } });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

async function report(page: Page): Promise<void> {
  await bubbles(page, WORDS).hover();
  await page.getByRole('button', { name: 'More about this message' }).last().click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report this message' });
  await expect(sheet.getByRole('list', { name: 'What will be sent' })).toContainText(WORDS);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Say first what it is about.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Harassment' }).check();
  await sheet.getByRole('textbox').fill('i said no twice');
  await sheet.getByRole('switch', { name: /Also block/ }).click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent. Thank you.', { exact: true })).toBeVisible();
}

async function decide(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Queue' })
    .getByRole('link', { name: /^Message/ })
    .click();
  await expect(page.getByRole('article')).toContainText('i said no twice');
  await expect(page.getByRole('list', { name: 'Evidence' })).toBeHidden();
  await page.keyboard.press('o');
  await expect(page.getByRole('list', { name: 'Evidence' })).toContainText(WORDS);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Choose a rule' }).click();
  await page.getByRole('button', { name: /When somebody says stop/ }).click();
  await page.getByLabel(/^A sentence to/).fill(SENTENCE);
  const letter = page.getByRole('region', { name: 'Decide' });
  await expect(letter.getByText(/^You can write again on/)).toBeVisible();
  await keepPicture(page, 'moderation-decide');
  await page.keyboard.press('Control+Enter');
  await expect(letter.getByText('Until then it has not happened.')).toBeVisible();
}

test('A report, its decision and its reversal reach everybody concerned live', async ({ open, product }) => {
  test.setTimeout(240_000);
  const zip = town();
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  await product.makeModerators(kit.handle);
  const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  const { chatRoomId: roomId } = await meet(product.url, ana.entered);
  await write(product.url, bo.entered, { roomId, content: WORDS });

  await openDesk(desk, kit.password);
  await expect(desk.getByText('Nothing waits. Go outside.')).toBeVisible();
  await bo.page.goto(`/chat/${roomId}`);
  await composer(bo.page, 'Ana').fill('half a thought');
  await ana.page.goto(`/chat/${roomId}`);
  await report(ana.page);

  await decide(desk);
  await expect(bo.page.getByText('You can write again on').first()).toBeVisible({ timeout: 20_000 });
  await expect(composer(bo.page, 'Ana')).toHaveValue('half a thought');
  await expect(bo.page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(ana.page.getByText('There is an answer to your report.', { exact: true })).toBeVisible();

  await bo.page.getByRole('link', { name: 'Why' }).click();
  await expect(bo.page.getByText(SENTENCE)).toBeVisible();
  await bo.page.getByRole('button', { name: 'Answer back' }).click();
  await bo.page.getByLabel('Your answer').fill('She asked me to.');
  await bo.page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(bo.page.getByText('It is being read.')).toBeVisible();

  await desk.getByRole('link', { name: 'Appeals 1' }).click();
  await desk
    .getByRole('region', { name: 'Queue' })
    .getByRole('link', { name: /^Message/ })
    .click();
  await expect(desk.getByText('She asked me to.')).toBeVisible();
  await desk.getByRole('radio', { name: 'Take it back' }).check();
  await desk.getByLabel(/^Your answer to/).fill('We read the day before, and you are right.');
  await desk.getByRole('button', { name: 'Take the decision back' }).click();

  await expect(bo.page.getByText('Nothing was decided about you.')).toBeVisible();
  await bo.page.goto(`/chat/${roomId}`);
  await expect(composer(bo.page, 'Ana')).toHaveValue('half a thought');
  await say(bo.page, 'Ana', 'a whole thought');
  await expect(bubbles(ana.page, 'a whole thought')).toBeVisible();
});

test('The desk does not exist for members, and its screens are clean', async ({ open, product }) => {
  test.setTimeout(120_000);
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  await product.makeModerators(kit.handle);
  const { page } = await open(person('Ana'), { stage: 'profile' });
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cases' })).toBeHidden();

  await openDesk(desk, kit.password);
  // The heading appears before the desk has loaded. The keyboard shortcuts work only when the desk has loaded.
  await expect(desk.getByText('Nothing waits.', { exact: true })).toBeVisible();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await expectNoViolations(desk, 'the keys of the desk');
  await desk.keyboard.press('Escape');
  await desk.setViewportSize({ width: 320, height: 640 });
  await expectNoViolations(desk, 'the desk, narrow');
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
