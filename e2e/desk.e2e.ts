import type { Page } from '@playwright/test';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { cases, decide, openDesk, pane, report } from './desk.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { meet, moderator, person, town, write } from './people.ts';
import { bubbles, composer, signIn } from './steps.ts';
import { expectNoViolations, look, DESK } from './views.ts';

/** A separate server, so that the queue contains only the cases of this file. */
test.use({ settings: { LEGAL_CONTACT: 'desk@wildin.example' } });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

const WORDS = 'you owe me a call';
const SENTENCE = 'She said no before you wrote this.';

const DECISION = { rule: /When somebody says stop/, sentence: SENTENCE };

const LAST_WORDS = 'come on its just me';
const WEEK = 'You were asked twice. Take the week, then ask first.';

async function reportInRoom(page: Page): Promise<void> {
  await bubbles(page, LAST_WORDS).hover();
  await page.getByRole('button', { name: 'More about this message' }).last().click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report this message' });
  await expect(sheet.getByRole('list', { name: 'What will be sent' })).toContainText(LAST_WORDS);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Say first what it is about.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Harassment' }).check();
  await sheet.getByRole('textbox').fill('i said no twice');
  await sheet.getByRole('switch', { name: /Also block/ }).click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent. Thank you.', { exact: true })).toBeVisible();
}

async function forbidWriting(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Queue' })
    .getByRole('link', { name: /^Message/ })
    .click();
  await expect(page.getByRole('article')).toContainText('i said no twice');
  await expect(page.getByRole('list', { name: 'Evidence' })).toBeHidden();
  await page.keyboard.press('o');
  await expect(page.getByRole('list', { name: 'Evidence' })).toContainText(LAST_WORDS);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Choose a rule' }).click();
  await page.getByRole('button', { name: /When somebody says stop/ }).click();
  await page.getByLabel(/^A sentence to/).fill(WEEK);
  const letter = page.getByRole('region', { name: 'Decide' });
  await expect(letter.getByText(/^You can write again on/)).toBeVisible();
  await keepPicture(page, 'moderation-decide');
  await page.keyboard.press('Control+Enter');
  await expect(letter.getByText('Until then it has not happened.')).toBeVisible();
}

test(
  'A report and its decision reach everybody concerned live, and only moderators see the desk',
  { tag: '@edge' },
  async ({ open, product }) => {
    test.setTimeout(240_000);
    const zip = town();
    const kit = moderator('Kit');
    const desk = (await open(kit, { stage: 'profile' })).page;
    await product.makeModerators(kit.handle);
    const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
    const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
    const { chatRoomId: roomId } = await meet(product.url, ana.entered);
    await write(product.url, bo.entered, { roomId, content: LAST_WORDS });

    await ana.page.goto('/moderation');
    await expect(ana.page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(ana.page.getByRole('link', { name: 'Cases' })).toBeHidden();
    await openDesk(desk, kit.password);
    await expect(desk.getByText('Nothing waits. Go outside.')).toBeVisible();
    await desk.keyboard.press('?');
    await expect(desk.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    await expectNoViolations(desk, 'the keys of the desk');
    await desk.keyboard.press('Escape');
    await desk.setViewportSize({ width: 320, height: 640 });
    await expectNoViolations(desk, 'the desk, narrow');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await desk.setViewportSize(DESK);
    await bo.page.goto(`/chat/${roomId}`);
    await composer(bo.page, 'Ana').fill('half a thought');
    await ana.page.goto(`/chat/${roomId}`);
    await reportInRoom(ana.page);

    await forbidWriting(desk);
    await expect(bo.page.getByText('You can write again on').first()).toBeVisible({ timeout: 20_000 });
    await expect(composer(bo.page, 'Ana')).toHaveValue('half a thought');
    await expect(bo.page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(ana.page.getByText('There is an answer to your report.', { exact: true })).toBeVisible();

    await bo.page.getByRole('link', { name: 'Why' }).click();
    await expect(bo.page.getByText(WEEK)).toBeVisible();
  },
);

test('A hidden message is appealed and restored, and everyone concerned sees it live', async ({ open, product }) => {
  test.setTimeout(240_000);
  const zip = town();
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.makeModerators(kit.handle);
  const { chatRoomId: roomId } = await meet(product.url, ana.entered);
  await write(product.url, bo.entered, { roomId, content: WORDS });
  await report(product.url, ana.entered, { subject: { kind: 'message', id: `${roomId}:1` }, category: 'harassment' });
  await ana.page.goto(`/chat/${roomId}`);
  await bo.page.goto(`/chat/${roomId}`);
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await expect(bubbles(bo.page, WORDS)).toBeVisible();

  await openDesk(desk, kit.password);
  await expect(cases(desk)).toHaveCount(1);
  await cases(desk).click();
  await expect(pane(desk).getByRole('radio', { name: 'Hide the message' })).toBeVisible();
  await look(desk, 'desk-filled');
  await decide(desk, { ...DECISION, action: 'Hide the message' });
  await desk.keyboard.press('z');
  await expect(desk.getByText('Taken back.', { exact: true })).toBeVisible();
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(bubbles(ana.page, HIDDEN_MESSAGE)).toBeVisible({ timeout: 20_000 });
  await expect(bubbles(bo.page, WORDS)).toBeVisible();

  await bo.page.goto('/account/decisions');
  await expect(bo.page.getByRole('heading', { name: 'Your message is hidden.' })).toBeVisible();
  await bo.page.getByRole('button', { name: 'Answer back' }).click();
  await bo.page.getByLabel('Your answer').fill('It was about a phone bill.');
  await bo.page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(bo.page.getByText('It is being read.')).toBeVisible();

  await expect(desk.getByText('It was about a phone bill.')).toBeVisible();
  await desk.getByRole('radio', { name: 'Take it back' }).check();
  await desk.getByLabel(/^Your answer to/).fill('A bill it was.');
  await desk.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(bo.page.getByText('Nothing was decided about you.')).toBeVisible();
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await expect(ana.page.getByText('We looked again at what you reported.', { exact: true })).toBeVisible();
});

test(
  'A second moderator on the same case reads what the first one decided',
  { tag: '@edge' },
  async ({ open, product }) => {
    test.setTimeout(240_000);
    const [kit, lou] = [moderator('Kit'), moderator('Lou')];
    const desks = [];
    for (const one of [kit, lou]) desks.push((await open(one, { stage: 'profile' })).page);
    await product.makeModerators(kit.handle, lou.handle);
    const [first, other] = desks as [Page, Page];
    const ana = await open(person('Ana'), { stage: 'profile' });
    const cy = person('Cy');
    const { page, entered } = await open(cy, { stage: 'profile' });
    await report(product.url, ana.entered, {
      subject: { kind: 'person', id: String(entered.id) },
      category: 'harassment',
    });
    await openDesk(first, kit.password);
    await openDesk(other, lou.password);
    for (const desk of [first, other]) {
      await cases(desk).click();
      await expect(pane(desk).getByRole('radio', { name: 'Suspend' })).toBeVisible();
    }
    await decide(first, { ...DECISION, action: 'Suspend' });
    await expect(other.getByText('Somebody changed this case meanwhile.')).toBeVisible({ timeout: 20_000 });

    await page.goto('/login');
    await signIn(page, cy);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await look(page, 'suspended');
    await page.goto('/chat');
    await expect(page.getByText(SENTENCE)).toBeVisible();
  },
);

test('A ban of an old account happens when a second moderator agrees, and not before', async ({ open, product }) => {
  test.setTimeout(240_000);
  const [kit, lou] = [moderator('Kit'), moderator('Lou')];
  const [first, other] = [(await open(kit, { stage: 'profile' })).page, (await open(lou, { stage: 'profile' })).page];
  const ana = await open(person('Ana'), { stage: 'profile' });
  const cyOf = person('Cy');
  const cy = await open(cyOf, { stage: 'profile', expected: /40[13]/ });
  await product.makeModerators(kit.handle, lou.handle);
  await product.age(200);
  await report(product.url, ana.entered, {
    subject: { kind: 'person', id: String(cy.entered.id) },
    category: 'scam',
  });
  await openDesk(first, kit.password);
  await cases(first).click();
  await decide(first, { ...DECISION, action: 'Ban' });
  await first.keyboard.press('Control+Enter');
  await expect(first.getByText('You proposed it, so somebody else decides.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Ban the account' })).toHaveCount(0);
  await cy.page.goto('/account/decisions');
  await expect(cy.page.getByText('Nothing was decided about you.')).toBeVisible();

  await openDesk(other, lou.password);
  await cases(other).click();
  await expect(other.getByText('An account this old needs two of you.')).toBeVisible();
  await expect(other.getByText(SENTENCE)).toBeVisible();
  await look(other, 'desk-second-ban');
  await other.getByRole('button', { name: 'Ban the account' }).click();
  await expect(cases(other)).toHaveCount(0);
  await expect(cases(first)).toHaveCount(0);
  await cy.page.goto('/login');
  await signIn(cy.page, cyOf);
  await expect(cy.page.getByText(SENTENCE)).toBeVisible();
});
