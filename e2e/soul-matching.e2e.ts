import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, meet, person, send, type Entered } from './people.ts';
import { composer } from './steps.ts';

// Premium is given here without a payment.
test.use({ settings: { DEV_TOOLS: 'true' } });

const toastOf = (page: Page, words: string) => page.getByRole('region', { name: /Notifications/ }).getByText(words);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Introduces somebody to so many AI characters. */
async function meetCompanions(url: string, { accessToken: token }: Entered, count: number): Promise<void> {
  for (let met = 0; met < count; met += 1) await send(`${url}/api/soul-matching/ai-bot`, { token, body: {} });
}

/** How often the page has searched for somebody. */
function searchesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/find-new-match')) count += 1;
  });
  return () => count;
}

test('an empty search tells apart who is used up: people, AI characters, both', async ({ open, product }) => {
  const { page: alone, entered: solo } = await open(person('Solo', { zip: '99723' }), { stage: 'preferences' });
  await meetCompanions(product.url, solo, 3);
  await alone.goto('/soul-matching');
  await expect(heading(alone, 'Still searching for your vibe')).toBeVisible();
  await expect(alone.getByRole('link', { name: 'Connect with Your Tribe' })).toHaveAttribute('href', '/chat');

  const { page, entered } = await open(person('Zoe', { zip: '59301' }), { stage: 'preferences' });
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    await enter(product.url, person(name, { zip: '59301' }), 'preferences');
    await meet(product.url, entered);
  }
  const stay = page.getByRole('button', { name: 'stay here a bit longer' });
  await page.goto('/soul-matching');
  await expect(page.getByRole('dialog').getByText("you've exhausted your daily matches")).toBeVisible();
  await stay.click();
  await expect(heading(page, 'Explored all nearby souls')).toBeVisible();
  await keepPicture(page, 'human-exhausted');
  await page.getByRole('button', { name: 'Summon The Wildin' }).click();
  await expect(toastOf(page, 'New AI companion! ✨')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/./);

  await meetCompanions(product.url, entered, 2);
  await page.goto('/soul-matching');
  await stay.click();
  await expect(heading(page, 'Welcome to the spirit realm')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Explore' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('link', { name: 'Return at Noon Tomorrow' }).click();
  await expect(page.getByText('All 3 met today')).toBeVisible();
});

test('nothing is widened without a tap, and one tap finds who lives a town further', async ({ open, product }) => {
  const { page } = await open(person('Vida', { zip: '94501' }), { stage: 'preferences' });
  const wren = await enter(product.url, person('Wren', { zip: '94607' }), 'preferences');
  await send(`${product.url}/api/soul-matching/preferences`, {
    token: wren.accessToken,
    body: { locationRadius: 'county' },
  });
  await page.goto('/soul-matching');
  await expect(heading(page, "everyone's hiding apparently")).toBeVisible();
  await expect(page.getByText('Distance is the narrow one', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Find New Match' }).click();
  // Whoever has named no interests is asked once, and may go on as they are.
  await page.getByRole('button', { name: 'Search as I am' }).click();
  await expect(heading(page, "everyone's hiding apparently")).toBeVisible();
  await page.getByRole('button', { name: 'Look in my county' }).click();
  await expect(heading(page, /^Wren, \d\d$/)).toBeVisible();
});

test('the Eternal Match asks for premium, is found once a week, and is gold wherever it stands', async ({
  open,
  product,
}) => {
  const anywhere = { locationRadius: 'anywhere' };
  const milo = await enter(product.url, person('Milo', { zip: '82001', gender: 'men' }), 'preferences');
  const { page, entered } = await open(person('Nova', { zip: '05401' }), { stage: 'preferences' });
  for (const { accessToken: token } of [milo, entered]) {
    await send(`${product.url}/api/soul-matching/preferences`, { token, body: anywhere });
  }
  await page.goto('/match');
  await expect(page.getByRole('link', { name: /^Eternal Match/ })).toHaveAttribute('href', '/subscription');
  await send(`${product.url}/api/dev/premium`, { token: entered.accessToken, body: { premium: true } });
  await page.reload();
  await expect(page.getByText('0/5')).toBeVisible();
  await page.getByRole('button', { name: /^Eternal Match/ }).dblclick();
  const found = page.getByRole('heading', { level: 1, name: /, \d\d$/ });
  await expect(found).toBeVisible();
  const name = (await found.innerText()).replace(/, \d+$/, '');
  await expect(page.getByText('Eternal Match', { exact: true })).toBeVisible();
  await keepPicture(page, 'eternal-match');
  await page.goto('/match');
  await expect(page.getByText('0/5')).toBeVisible();
  await page.getByRole('link', { name: /^Eternal Match.*See this week’s$/ }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(toastOf(page, 'Chat Started!')).toBeVisible();
  await expect(composer(page, name)).toBeVisible();
});

test('a pass or a hello that does not get through says so and loses nothing', async ({ open, product }) => {
  const { page, entered } = await open(person('Pia', { zip: '57701' }), {
    stage: 'preferences',
    expected: /ERR_FAILED|Failed to fetch/,
  });
  for (const name of ['Rafe', 'Sol']) {
    await enter(product.url, person(name, { zip: '57701' }), 'preferences');
    await meet(product.url, entered);
  }
  await page.goto('/match');
  const waiting = page.getByRole('region', { name: 'Waiting for your word' });
  await waiting.getByRole('button', { name: /Tap to put it into your message/ }).click();
  await page.route('**/swipe', (route) => route.abort());
  await waiting.getByRole('button', { name: 'Pass' }).click();
  await expect(toastOf(page, "Couldn't pass on this match. Try again?")).toBeVisible();
  await waiting.getByRole('button', { name: 'Connect' }).click();
  await expect(
    toastOf(page, "Couldn't create the soul connection. The cosmic forces might be misaligned."),
  ).toBeVisible();
  await page.unroute('**/swipe');
  await waiting.getByRole('button', { name: 'Pass' }).dblclick();
  await expect(heading(page, 'That soul continues its journey...')).toBeVisible();
  await page.getByRole('button', { name: 'Take a Break' }).click();
  const left = await waiting.getByRole('heading').first().innerText();
  await waiting.getByRole('button', { name: 'Connect' }).click();
  await expect(toastOf(page, '🌟 Cosmic Connection Made!')).toBeVisible();
  await expect(composer(page, left.replace(/, \d+$/, ''))).toBeVisible();
});

test('one match up close: starters to copy, the way back and a pass that search for nobody by themselves', async ({
  open,
  product,
}) => {
  const { page, entered } = await open(person('Uma', { zip: '83001' }), {
    stage: 'preferences',
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const searches = searchesOf(page);
  await page.goto('/soul-match-result');
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  await expect(page.getByText('Personality · 50%')).toBeVisible();
  await expect(page.getByText('Interests · 30%')).toBeVisible();
  await expect(page.getByText('Vibe and communication · 20%')).toBeVisible();

  await enter(product.url, person('Thea', { zip: '83001' }), 'preferences');
  await meet(product.url, entered);
  await page.goto('/match');
  await page.getByRole('link', { name: /^Thea, \d\d$/ }).click();
  await expect(page).toHaveURL(/\/soul-match-result\?match=/);
  const starter = page.getByRole('region', { name: 'Conversation starters' }).getByRole('button').first();
  await starter.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await starter.innerText());

  await page.getByRole('link', { name: 'Back to soul matching' }).click();
  await expect(page.getByRole('button', { name: 'Find Another Soul' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Pass' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to pass on this soul connection? 💔')).toBeVisible();
  await question.getByRole('button', { name: 'Pass' }).click();
  await expect(page).toHaveURL(/\/soul-matching$/);
  await expect(heading(page, 'That soul continues its journey...')).toBeVisible();
  expect(searches()).toBe(0);
});

test('the wizard opens with what is saved, and its presets stand around the own age', async ({ open, product }) => {
  const { page, entered } = await open(person('Tess', { birthday: '01/01/1985' }), { stage: 'quiz' });
  await send(`${product.url}/api/soul-matching/preferences`, {
    token: entered.accessToken,
    body: { minAge: 38, maxAge: 44, locationRadius: 'county', genderPreferences: ['women', 'non-binary'] },
  });
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/soul-matching/setup');
  await expect(page.getByRole('radio', { name: /A little flexibility/ })).toBeChecked();
  await expect(page.getByText('You will meet people from 38 to 44.')).toBeVisible();
  await next.click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'County');
  await next.click();
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Non-binary' }).uncheck();
  await expect(next).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check();
  await next.click();
  await page.getByRole('checkbox', { name: 'Open to see' }).uncheck();
  await expect(page.getByRole('button', { name: 'Find My Tribe' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Both' }).check();
  await page.getByRole('button', { name: 'Find My Tribe' }).click();
  await expect(toastOf(page, '✨ Soul Preferences Saved!')).toBeVisible();
  await expect(page).toHaveURL(/\/match$/);
});
