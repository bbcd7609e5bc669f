import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, meet, person, send, town, type Entered } from './people.ts';
import { aloud, composer } from './steps.ts';

const toastOf = (page: Page, words: string) => page.getByRole('region', { name: /Notifications/ }).getByText(words);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Introduces a person to `count` AI characters. */
async function meetCompanions(url: string, { accessToken: token }: Entered, count: number): Promise<void> {
  for (let met = 0; met < count; met += 1) await send(`${url}/api/soul-matching/ai-bot`, { token, body: {} });
}

/** Counts the page's searches from now on. Returns a function that reads the count. */
function searchesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/find-new-match')) count += 1;
  });
  return () => count;
}

test('An empty search says whether people, AI characters or both are used up', async ({ open, product }) => {
  const { page: alone, entered: solo } = await open(person('Solo', { zip: town() }), { stage: 'preferences' });
  await meetCompanions(product.url, solo, 3);
  await alone.goto('/soul-matching');
  await alone.getByRole('button', { name: 'Find New Match' }).click();
  await expect(heading(alone, 'Still searching for your vibe')).toBeVisible();
  await expect(alone.getByRole('link', { name: 'Connect with Your Tribe' })).toHaveAttribute('href', '/chat');

  const zip = town();
  const { page, entered } = await open(person('Zoe', { zip }), { stage: 'preferences' });
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    await enter(product.url, person(name, { zip }), 'preferences');
    const { id: matchId } = await meet(product.url, entered);
    // The person decides on each match, because the page would show an undecided match instead of searching.
    await send(`${product.url}/api/soul-matching/swipe`, {
      token: entered.accessToken,
      body: { matchId, action: 'connect' },
    });
  }
  const stay = page.getByRole('button', { name: 'stay here a bit longer' });
  await page.goto('/soul-matching');
  await expect(page.getByRole('dialog').getByText("you've exhausted your daily matches")).toBeVisible();
  // Only the dialog says that the matches are used up.
  await expect(page.getByText(/hiding|Explored all|have met everyone|daily limit/i)).toHaveCount(0);
  await stay.click();
  await expect(heading(page, 'Explored all nearby souls')).toBeVisible();
  await keepPicture(page, 'human-exhausted');
  await page.getByRole('link', { name: 'Summon The Wildin' }).click();
  await page.getByRole('button', { name: /^Meet / }).click();
  await expect(toastOf(page, 'New AI companion! ✨')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/./);

  // The text stays the same while some AI characters are left.
  await page.goto('/soul-matching');
  await stay.click();
  await expect(heading(page, 'Explored all nearby souls')).toBeVisible();
  await meetCompanions(product.url, entered, 2);
  await page.goto('/soul-matching');
  await stay.click();
  await expect(heading(page, 'Welcome to the spirit realm')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Explore' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('link', { name: 'Return at Noon Tomorrow' }).click();
  await expect(page.getByText('3/3 met today').first()).toBeVisible();
});

test('A search widens only by a tap, which finds a person in the next town', async ({ open, product }) => {
  // The two towns are in one county. No other test has people in this county.
  const { page } = await open(person('Vida', { zip: '80501' }), { stage: 'preferences' });
  const wren = await enter(product.url, person('Wren', { zip: '80301' }), 'preferences');
  await send(`${product.url}/api/soul-matching/preferences`, {
    token: wren.accessToken,
    body: { locationRadius: 'county' },
  });
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await expect(heading(page, "everyone's hiding apparently")).toBeVisible();
  await expect(page.getByText('Distance is the narrow one', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Find New Match' }).click();
  // The page asks once for interests. The person can search without interests.
  await page.getByRole('button', { name: 'Search as I am' }).click();
  await expect(heading(page, "everyone's hiding apparently")).toBeVisible();
  await page.getByRole('button', { name: 'Look in my county' }).click();
  await expect(heading(page, /^Wren, \d\d$/)).toBeVisible();
});

test('The Eternal Match asks for premium, is found once a week, and is gold everywhere', async ({ open, product }) => {
  const anywhere = { locationRadius: 'anywhere' };
  const milo = await enter(product.url, person('Milo', { zip: '82001', gender: 'men' }), 'preferences');
  const { page, entered } = await open(person('Nova', { zip: '05401' }), { stage: 'preferences' });
  for (const { accessToken: token } of [milo, entered]) {
    await send(`${product.url}/api/soul-matching/preferences`, { token, body: anywhere });
  }
  await page.goto('/match');
  const eternal = page.getByRole('link', { name: /^Eternal Match/ });
  await expect(eternal).toHaveAttribute('href', '/subscription');
  await expect(eternal.getByText('anywhere in the country', { exact: false })).toBeVisible();
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
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(toastOf(page, 'Chat Started!')).toBeVisible();
  await expect(composer(page, name)).toBeVisible();
});

test('A failed hello says so and a failed pass waits for the network', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('Pia', { zip }), {
    stage: 'preferences',
    expected: /ERR_FAILED|Failed to fetch/,
    options: { viewport: { width: 1440, height: 900 } },
  });
  for (const name of ['Rafe', 'Sol']) {
    await enter(product.url, person(name, { zip }), 'preferences');
    await meet(product.url, entered);
  }
  await page.goto('/match');
  const waiting = page.getByRole('region', { name: 'Waiting for your word' });
  await page.route('**/swipe', (route) => route.abort());
  await waiting.getByRole('button', { name: 'Say hello' }).click();
  await expect(
    toastOf(page, "Couldn't create the soul connection. The cosmic forces might be misaligned."),
  ).toBeVisible();
  await waiting.getByRole('button', { name: 'Pass' }).dblclick();
  await expect(heading(page, 'That soul continues its journey...')).toBeVisible();
  await page.unroute('**/swipe');
  const [written] = await Promise.all([page.waitForRequest('**/swipe'), page.reload()]);
  expect(written.postDataJSON()).toMatchObject({ action: 'pass' });
  await page.goto('/match');
  const left = await waiting.getByRole('heading').first().innerText();
  await waiting.getByRole('button', { name: 'Say hello' }).click();
  await expect(toastOf(page, '🌟 Cosmic Connection Made!')).toBeVisible();
  await expect(composer(page, left.replace(/, \d+$/, ''))).toBeVisible();
});

test('A match has starters to copy, and Back or Pass starts no search', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('Uma', { zip }), {
    stage: 'preferences',
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const searches = searchesOf(page);
  await page.goto('/soul-match-result');
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  for (const part of ['Personality · 50 %', 'Interests · 30 %', 'Vibe and energy · 10 %', 'How you talk · 10 %']) {
    await expect(page.getByText(part)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByRole('dialog', { name: 'Juniper is made up' })).toBeVisible();
  await page.keyboard.press('Escape');

  await enter(product.url, person('Thea', { zip }), 'preferences');
  const room = await meet(product.url, entered);
  await page.goto('/match');
  await page.getByRole('link', { name: /Thea, \d\d/ }).click();
  await expect(page).toHaveURL(/\/soul-match-result\?match=/);
  // Neither person has named interests, so that part is open and the score covers the other parts.
  const why = page.getByRole('region', { name: 'Why this match' });
  await expect(why.getByText('Opens when you have both named some.')).toBeVisible();
  await expect(why.getByRole('link', { name: 'Name mine' })).toHaveAttribute('href', '/interest-quiz');
  // One number, the word that it is early, and the way to sharpen it.
  await expect(page.getByText('early', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Name three interests' })).toHaveAttribute('href', '/interest-quiz');
  const starter = page.getByRole('region', { name: 'Conversation starters' }).getByRole('button').first();
  await starter.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await starter.innerText());

  await page.goto(`/chat/${room.chatRoomId}`);
  await expect(page.getByRole('button', { name: /Why this match/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('No messages yet. Start the conversation!')).toHaveCount(1);
  await page.goBack();

  await page.getByRole('link', { name: 'Back to soul matching' }).click();
  await expect(page.getByRole('button', { name: 'Find Another Soul' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/\/soul-match-result\?match=/);
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page).toHaveURL(/\/soul-matching$/);
  await expect(heading(page, 'That soul continues its journey...')).toBeVisible();
  expect(searches()).toBe(0);
});

test('The wizard opens with what is saved, and its presets surround the own age', async ({ open, product }) => {
  const { page, entered } = await open(person('Tess', { birthday: '01/01/1985' }), { stage: 'quiz' });
  await send(`${product.url}/api/soul-matching/preferences`, {
    token: entered.accessToken,
    body: { minAge: 38, maxAge: 44, locationRadius: 'county', genderPreferences: ['women', 'non-binary'] },
  });
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/soul-matching/setup');
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Non-binary' }).uncheck();
  await expect(next).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Open to see' }).uncheck();
  await expect(next).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Both' }).check();
  await next.click();
  await expect(page.getByRole('radio', { name: /A little flexibility/ })).toBeChecked();
  await expect(page.getByText('You will meet people from 38 to 44.')).toBeVisible();
  await next.click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'County');
  await next.click();
  await page.getByRole('button', { name: 'Find My Tribe' }).click();
  await expect(aloud(page)).toContainText('✨ Soul Preferences Saved!');
  // Saving also searches.
  await expect(page).toHaveURL(/\/soul-matching$/);
  await expect(heading(page, "everyone's hiding apparently")).toBeVisible();
  await expect(page.locator('main header').getByText('✨ Soul Preferences Saved!')).toBeVisible();
});

test('A card of the preferences opens the step on which it is chosen', async ({ open }) => {
  const { page } = await open(person('Noa', { zip: town() }), { stage: 'preferences' });
  await page.goto('/match?open=soul');
  await page.getByRole('button', { name: 'I Connect Within Across town' }).click();
  await expect(heading(page, 'How far away is okay?')).toBeVisible();
  await page.goto('/match?open=soul');
  await page.getByRole('button', { name: 'I Reach Out By' }).click();
  await expect(heading(page, 'How do you reach out?')).toBeVisible();
});

test('A search starts only by a tap, not by opening its page', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('Otto', { zip }), { stage: 'preferences' });
  const searches = searchesOf(page);
  await page.goto('/soul-matching');
  await expect(heading(page, 'Somebody may be looking, too.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Somebody may be looking, too.')).toBeVisible();
  expect(searches()).toBe(0);

  await enter(product.url, person('Pia', { zip }), 'preferences');
  await enter(product.url, person('Quinn', { zip }), 'preferences');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  const found = page.getByRole('heading', { level: 1, name: /^(Pia|Quinn), \d\d$/ });
  const name = await found.innerText();
  const second = await page.context().newPage();
  const more = searchesOf(second);
  await second.goto('/soul-matching');
  await expect(heading(second, name)).toBeVisible();
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  expect([searches(), more()]).toEqual([1, 0]);
  const { humanMatches } = await send<{ humanMatches: number }>(`${product.url}/api/soul-matching/matches`, {
    method: 'GET',
    token: entered.accessToken,
  });
  expect(humanMatches).toBe(1);
});
