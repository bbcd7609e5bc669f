import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, meet, person, send, town } from './people.ts';
import { bubbles, composer, say } from './steps.ts';
import { groupOf, two, twoTalking } from './twos.ts';

const CLOSED = 'This chat is closed. What was said stays readable.';

async function blockIn(page: Page, name: string, more = `More about ${name}`): Promise<void> {
  await page.getByRole('button', { name: more }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const question = page.getByRole('alertdialog', { name: `Block ${name}?` });
  await expect(question).toContainText('no longer see each other anywhere');
  await keepPicture(page, `block-question-${name}`);
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`${name} is blocked.`, { exact: true })).toBeVisible();
}

test('A block closes the open room of both people at once', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await one.page.goto(room);
  await other.page.goto(room);
  await say(one.page, 'Bo', 'Hello there.');
  await expect(bubbles(other.page, 'Hello there.')).toHaveCount(1);
  await say(other.page, 'Ana', 'Something unkind.');
  await expect(bubbles(one.page, 'Something unkind.')).toHaveCount(1);

  await blockIn(one.page, 'Bo', 'More about this chat');
  for (const { page } of [one, other]) {
    await expect(page.getByText(CLOSED)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'A Wild Self' })).toBeVisible();
    await expect(bubbles(page, 'Hello there.')).toHaveCount(1);
    await expect(bubbles(page, 'Something unkind.')).toHaveCount(1);
  }
  await keepPicture(one.page, 'block-closed-room');
  await other.page.goto(`/users/${one.entered.id}`);
  await expect(other.page.getByRole('heading', { name: 'Profile not found' })).toBeAttached();
  await other.page.goto(room);
  await expect(other.page.getByText(CLOSED)).toBeVisible();

  await one.page.goto('/account');
  await one.page.getByRole('link', { name: 'Blocked people' }).click();
  await expect(one.page.getByRole('listitem').filter({ hasText: 'Bo' })).toBeVisible();
  await keepPicture(one.page, 'blocked-list');
  await one.page.getByRole('button', { name: 'Unblock Bo' }).click();
  await expect(one.page.getByText('You block nobody.')).toBeVisible();
  await expect(composer(other.page, 'Ana')).toBeVisible();
  await expect(other.page.getByText(CLOSED)).toHaveCount(0);
});

test('A profile that is blocked leaves the screen, and Undo brings the person back', async ({ open }) => {
  const { one, other } = await two(open);
  await other.page.goto(`/users/${one.entered.id}`);
  await expect(other.page.getByRole('heading', { name: 'Ana' })).toBeVisible();
  await one.page.goto(`/users/${other.entered.id}?returnTo=%2Faccount`);
  await blockIn(one.page, 'Bo');
  await expect(one.page.getByRole('heading', { name: 'Account' })).toBeVisible();
  // Bo has Ana's profile open. The block hides the profile without a reload.
  await expect(other.page.getByRole('heading', { name: 'Profile not found' })).toBeAttached();
  await one.page.getByRole('button', { name: 'Undo' }).click();
  await expect(one.page.getByText('Bo is unblocked.', { exact: true })).toBeVisible();
  await expect(other.page.getByRole('heading', { name: 'Ana' })).toBeVisible();
});

test('A blocked match is gone from both lists, and nothing offers to undo its end', async ({ open, product }) => {
  const zip = town();
  const [ana, bo] = [person('Ana', { zip }), person('Bo', { zip, gender: 'men' })];
  const [one, other] = [await open(ana, { stage: 'preferences' }), await open(bo, { stage: 'preferences' })];
  const { id: matchId } = await meet(product.url, one.entered);
  const body = { matchId, action: 'connect' };
  await send(`${product.url}/api/soul-matching/swipe`, { token: one.entered.accessToken, body });
  await one.page.goto('/match');
  await other.page.goto('/match');
  await expect(other.page.getByRole('link', { name: /Ana, \d\d/ })).toBeVisible();
  await one.page.getByRole('button', { name: 'More about Bo' }).click();
  await expect(one.page.getByRole('menuitem', { name: 'Unmatch' })).toBeVisible();
  await one.page.keyboard.press('Escape');
  await blockIn(one.page, 'Bo');
  await expect(one.page.getByText('Your match is over.', { exact: true })).toBeVisible();
  await expect(one.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(one.page.getByRole('link', { name: /Bo, \d\d/ })).toHaveCount(0);
  await expect(other.page.getByRole('link', { name: /Ana, \d\d/ })).toHaveCount(0);
});

test('The screens that show one match offer to unmatch, report and block', async ({ open }) => {
  const zip = town();
  for (const name of ['Bo', 'Cy']) await open(person(name, { zip }), { stage: 'preferences' });
  const { page } = await open(person('Ana', { zip }), { stage: 'preferences' });
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  const name = page.getByRole('heading', { name: /^(Bo|Cy), \d\d$/ });
  await expect(name).toBeVisible();
  const first = (await name.textContent())?.slice(0, 2) ?? '';
  await page.getByRole('button', { name: `More about ${first}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Soul preferences', 'Unmatch', 'Report', 'Block']);
  await page.getByRole('menuitem', { name: 'Unmatch' }).click();
  const question = page.getByRole('alertdialog', { name: `Unmatch ${first}?` });
  await question.getByRole('button', { name: 'Unmatch' }).click();
  await expect(page.getByRole('heading', { name: 'The night is still young.' })).toBeVisible();

  const second = first === 'Bo' ? 'Cy' : 'Bo';
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await page.getByRole('link', { name: 'See this match up close' }).click();
  await expect(page.getByRole('heading', { name: 'Why you two' })).toBeVisible();
  await blockIn(page, second);
  await expect(page).toHaveURL(/\/match$/);
  await expect(page.getByRole('region', { name: 'Today’s matches' })).toBeVisible();
  // Looks for the name as a whole word, because "Nobody" contains "Bo".
  await expect(page.getByRole('main').getByText(new RegExp(`\\b${second}\\b`))).toHaveCount(0);
});

test('The members of a group are counted without those who are hidden', async ({ open, product: { url } }) => {
  const { page, entered } = await open(person('Ana'), { stage: 'profile' });
  const [bo, cy] = [await enter(url, person('Bo'), 'profile'), await enter(url, person('Cy'), 'profile')];
  const id = await groupOf(url, entered, bo, cy);
  await send(`${url}/api/blocks/${cy.id}`, { method: 'PUT', token: entered.accessToken });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/chat/${id}`);
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members.getByRole('button', { name: 'Bo', exact: true })).toBeVisible();
  await expect(members.getByRole('button', { name: 'Cy', exact: true })).toHaveCount(0);
  await expect(members.getByText(/^2 of /)).toBeVisible();
  await expect(members.getByRole('button', { name: 'All members' })).toBeVisible();
});
