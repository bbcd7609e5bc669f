import type { Locator, Page } from '@playwright/test';
import { failures } from '#content/wyn.ts';
import { markOf } from '#contract/wyn.used.ts';
import { violations } from './axe.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { withModel } from './model.ts';
import { enter, meet, person, town } from './people.ts';
import { composer } from './steps.ts';

const wynWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Wyn' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Wyn' });
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Conversation with Wyn' }).locator('> li');

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  // Enter does not send the text while an answer is arriving.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.keyboard.press('Enter');
}

async function open(page: Page): Promise<void> {
  await page.goto('/?open=wyn');
  await expect(wynWindow(page).getByText('Your AI wingman with a brain')).toBeVisible();
}

test('A visitor gets help without signing in, by keyboard alone', async ({ open: visit }) => {
  const { page } = await visit(person('Guest'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Wyn AI' }).press('Enter');
  await expect(wynWindow(page).getByText('Your AI wingman with a brain')).toBeVisible();
  await expect(lines(page).first()).toContainText('your AI wingman');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.keyboard.type('   ');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field(page).fill('Give me');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('an opener');
  await expect(field(page)).toHaveValue('Give me\nan opener');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByText('I’m Wyn, an AI, not a person', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(lines(page)).toHaveCount(5);
  await tell(page, 'I don’t want to be here anymore');
  const card = page.getByRole('region', { name: 'Help' });
  await expect(card.getByRole('link', { name: /Call 988/ })).toHaveAttribute('href', 'tel:988');
  // The card is longer than the window, which shows its beginning.
  await expect(card.getByRole('heading')).toBeInViewport();
  await keepPicture(page, 'wyn-help');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await field(page).fill('not sent yet');
  await page.keyboard.press('Escape');
  await expect(wynWindow(page)).toHaveCount(0);
  await open(page);
  await expect(field(page)).toHaveValue('not sent yet');
  await expect(lines(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Clear conversation' }).click();
  await expect(lines(page)).toHaveCount(1);
});

test('An opener for a real match goes into their chat', async ({ open: visit, product }) => {
  const zip = town();
  const marisol = person('Marisol', { type: 'INFJ', zip });
  await enter(product.url, marisol, 'preferences');
  const { page, entered } = await visit(person('Ada', { type: 'ENFP', zip }), { stage: 'preferences' });
  const { chatRoomId } = await meet(product.url, entered);
  await page.goto('/match');
  await expect(page.getByRole('link', { name: /Marisol/ }).first()).toBeVisible();
  await page.goto('/match?open=wyn');
  await expect(lines(page).first()).toContainText('Hype Connector');
  await keepPicture(page, 'wyn-greeting');
  await page.getByRole('button', { name: 'Give me an opener' }).click();
  const answer = lines(page).last();
  await expect(answer).toContainText('Marisol');
  const opener = /“(.+)”/s.exec(await answer.innerText())?.[1] ?? '';
  await keepPicture(page, 'wyn-opener');
  await page.reload();
  await expect(lines(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Use it in the chat with Marisol' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${chatRoomId}$`));
  await expect(composer(page, 'Marisol')).toHaveValue(opener);
  // The device knows the opener as used, and says so with the next question, without its words.
  await page.goto('/match?open=wyn');
  const asked = page.waitForRequest('**/api/wyn/chat/stream');
  await tell(page, 'Give me an opener for Marisol');
  expect((await asked).postDataJSON()).toMatchObject({ used: [markOf(chatRoomId, opener)] });
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wyn'))))
    .toEqual([]);
});

withModel(
  'Wyn’s words form as they come and a lost model offers a way to ask again',
  async ({ open: visit, model }) => {
    const { page } = await visit(person('Noor', { zip: town() }), { stage: 'preferences', expected: /50[03]/ });
    await open(page);
    model.manners = ['stall'];
    await tell(page, 'hello');
    await expect(lines(page).last()).toContainText('Once upon');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await keepPicture(page, 'wyn-streaming');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await expect(lines(page).last()).toContainText('Once upon');
    model.manners = [{ status: 500 }];
    await tell(page, 'and then?');
    await expect(lines(page).last()).toContainText(failures.en);
    await keepPicture(page, 'wyn-failed');
    model.manners = [{ say: ['There you', ' are.'] }];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(lines(page).last()).toContainText('There you are.');
    await expect(page.getByText(failures.en)).toHaveCount(0);
    await expect(page.getByText('and then?')).toHaveCount(1);
  },
);
