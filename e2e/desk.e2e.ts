import type { Page } from '@playwright/test';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { expect, test } from './fixtures.ts';
import { meet, person, send, town, write, type Entered } from './people.ts';
import { bubbles } from './steps.ts';
import { look } from './views.ts';

const WORDS = 'you owe me a call';
const SENTENCE = 'She said no before you wrote this.';

/** Opens the desk and proves to be the moderator, as the desk asks from time to time. */
async function openDesk(page: Page, password: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/moderation');
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page.keyboard.press('Enter');
  await expect(cases(page)).toHaveCount(1);
}

const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });
/** The cases in the queue: its tabs are links too, and stand there before anything has loaded. */
const cases = (page: Page) => queue(page).getByRole('link', { name: /^(Message|Person)/ });
const pane = (page: Page) => page.getByRole('region', { name: 'Decide' });

/** Fills in a decision on the open case, and presses its button. */
async function decide(page: Page, action: string): Promise<void> {
  await pane(page).getByRole('radio', { name: action }).check();
  await page.getByRole('button', { name: 'Choose a rule' }).click();
  await page.getByRole('button', { name: /When somebody says stop/ }).click();
  await page.getByLabel(/^A sentence to/).fill(SENTENCE);
  await page.keyboard.press('Control+Enter');
  await expect(pane(page).getByText('Until then it has not happened.')).toBeVisible();
}

/** Reports over HTTP: the sheet has a test of its own. */
const report = (url: string, { accessToken: token }: Entered, subject: { kind: string; id: string }) =>
  send(`${url}/api/reports`, { token, body: { subject, category: 'harassment' } });

test('A message is hidden, appealed and restored, and each step is seen live by whom it concerns', async ({
  open,
  product,
}) => {
  test.setTimeout(240_000);
  const zip = town();
  const kit = person('Kit', { handle: 'kit_at_the_pile' });
  const desk = (await open(kit, { stage: 'profile' })).page;
  const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.makeModerators('kit_at_the_pile');
  const { chatRoomId: roomId } = await meet(product.url, ana.entered);
  await write(product.url, bo.entered, { roomId, content: WORDS });
  await report(product.url, ana.entered, { kind: 'message', id: `${roomId}:1` });
  await ana.page.goto(`/chat/${roomId}`);
  await bo.page.goto(`/chat/${roomId}`);
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await expect(bubbles(bo.page, WORDS)).toBeVisible();

  await openDesk(desk, kit.password);
  await cases(desk).click();
  await expect(pane(desk).getByRole('radio', { name: 'Hide the message' })).toBeVisible();
  await look(desk, 'desk-filled');
  await decide(desk, 'Hide the message');
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

test('A person is suspended, and of two moderators with one case open the second reads what the first decided', async ({
  open,
  product,
}) => {
  test.setTimeout(240_000);
  const [kit, lou] = [person('Kit', { handle: 'kit_of_the_two' }), person('Lou', { handle: 'lou_of_the_two' })];
  const desks = [];
  for (const one of [kit, lou]) desks.push((await open(one, { stage: 'profile' })).page);
  await product.makeModerators('kit_of_the_two', 'lou_of_the_two');
  const [first, other] = desks as [Page, Page];
  const ana = await open(person('Ana'), { stage: 'profile' });
  const cy = person('Cy');
  const { page, entered } = await open(cy, { stage: 'profile' });
  await report(product.url, ana.entered, { kind: 'person', id: String(entered.id) });
  await openDesk(first, kit.password);
  await openDesk(other, lou.password);
  for (const desk of [first, other]) {
    await cases(desk).click();
    await expect(pane(desk).getByRole('radio', { name: 'Suspend' })).toBeVisible();
  }
  await decide(first, 'Suspend');
  await expect(other.getByText('Somebody changed this case meanwhile.')).toBeVisible({ timeout: 20_000 });

  await page.goto('/login');
  await page.getByLabel('Email or Wildin ID').fill(cy.email);
  await page.getByLabel('Password', { exact: true }).fill(cy.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await look(page, 'suspended');
  await page.goto('/chat');
  await expect(page.getByText(SENTENCE)).toBeVisible();
});
