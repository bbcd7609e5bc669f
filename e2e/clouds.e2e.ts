import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, person, send, town, write, type Entered } from './people.ts';
import { bubbles } from './steps.ts';
import { DESK, look } from './views.ts';

// Clouds are visible to everyone, so a separate server keeps the clouds of other tests out of these tests.
test.use({ settings: { DEMO_COMMUNITY: 'false' } });
// Runs the tests of this file in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Makes a person's cloud through the API; returns the id of its room. */
async function make(url: string, by: Entered, words: Record<string, string>): Promise<string> {
  const { accessToken: token } = by;
  const { id } = await send<{ id: string }>(`${url}/api/chats/chaos/create`, { token, body: words });
  return id;
}

test('A sky without clouds offers three beginnings that fill in the form', async ({ open }) => {
  const { page } = await open(person('Cy', { zip: town() }), { stage: 'profile' });
  await page.goto('/chaos');
  await expect(page.getByText(/^A cloud is a small group, 24 people at most/)).toBeVisible();
  const offered = page.getByRole('region', { name: /Three clouds that you could start/ }).getByRole('listitem');
  await expect(offered).toHaveCount(3);
  await look(page, 'clouds-empty');
  const name = await offered.first().locator('.display').textContent();
  await offered.first().getByRole('link').click();
  await expect(page).toHaveURL('/chaos/create');
  await expect(page.getByLabel('Group Name')).toHaveValue(name ?? '');
  await expect(page.getByRole('button', { name: 'Start a New Group' })).toBeEnabled();
});

test('A group with a type and a tag is found and joined in one tap', async ({ open }) => {
  test.setTimeout(120_000);
  const [ana, bo] = [person('Ana', { zip: town() }), person('Bo', { zip: town() })];
  const one = await open(ana, { stage: 'profile', expected: /ERR_FAILED/ });
  const { page } = one;
  await page.goto('/match');
  await page.getByRole('link', { name: /Chaos Clouds/ }).click();
  // Without an open cloud there is nothing to choose by a vibe, only something to start.
  await expect(page.getByRole('heading', { name: 'Start one of these' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your vibe right now' })).toHaveCount(0);

  const start = page.getByRole('button', { name: 'Start a New Group' });
  await test.step('the form waits for all it needs, and keeps it on the way to the types', async () => {
    await page.getByRole('link', { name: 'New Group', exact: true }).click();
    await page.getByPlaceholder('Please enter the group name').fill('Night hike & no heroes, and more');
    await expect(page.getByText('32/24')).toBeVisible();
    await expect(page.getByText('8 too many')).toBeVisible();
    await page.getByLabel('Group Name').fill('Night hike & no heroes');
    await expect(page.getByText('22/24')).toBeVisible();
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription('Say what it is about first.');
    await page.getByLabel('Group Description').fill('Dark trails, 100% snacks.');
    await expect(start).toHaveAccessibleDescription('Choose its type first.');
    await page.getByRole('link', { name: /Group Type/ }).click();
    await page.goBack();
    await expect(page.getByLabel('Group Name')).toHaveValue('Night hike & no heroes');
    await expect(page).toHaveURL('/chaos/create');
    await page.getByRole('link', { name: /Must be Selected/ }).click();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await page.getByRole('button', { name: 'Share Memes' }).click();
    await page.getByRole('button', { name: '#MemeMania' }).click();
    await page.getByRole('button', { name: 'Tell Stories' }).click();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await look(page, 'cloud-type-open');
    await page.getByRole('button', { name: '#NightHikes' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/chaos/create');
    await expect(page.getByRole('link', { name: /Tell Stories #NightHikes/ })).toBeVisible();
    await expect(page.getByLabel('Group Description')).toHaveValue('Dark trails, 100% snacks.');
    await page.getByLabel('Group Name').fill('  ');
    await expect(start).toBeDisabled();
    await page.getByLabel('Group Name').fill('Night hike & no heroes');
    await expect(start).toBeEnabled();
    await look(page, 'cloud-new');
  });

  await test.step('without a network nothing is lost', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/chats/chaos/create', async (route) => {
      await answered.promise;
      await route.abort();
    });
    await start.click();
    await expect(page.getByText('Creating...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    answered.resolve();
    await expect(page.getByRole('alert')).toHaveText('Network error occurred while creating group. Please try again.');
    await page.unroute('**/api/chats/chaos/create');
    await start.click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Night hike & no heroes' })).toBeVisible();
  });

  await test.step('another finds it by its vibe, sees why, and is in', async () => {
    const two = await open(bo, { stage: 'profile' });
    await two.page.goto('/chaos');
    await expect(two.page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
    await two.page.getByRole('button', { name: 'Creative' }).click();
    await expect(two.page.getByText('No recommendations found')).toBeVisible();
    await expect(two.page.getByRole('region', { name: /Three clouds/ }).getByRole('listitem')).toHaveCount(3);
    await two.page.getByRole('button', { name: 'Adventurous', exact: true }).click();
    await expect(two.page.getByRole('heading', { name: 'Adventurous Vibes for You' })).toBeVisible();
    const found = card(two.page, 'Night hike & no heroes');
    await expect(found).toContainText('1 member, ');
    const why = found.getByRole('button', { name: /Why This Match/ });
    await expect(why).toContainText('#NightHikes, adventurous as you asked');
    await why.click();
    await expect(found.getByRole('definition').first()).toBeVisible();
    // The beginnings stay below an open cloud, whose button has its name and no number.
    await expect(two.page.getByRole('region', { name: 'Or start one of these:' })).toBeVisible();
    await found.getByRole('button', { name: 'Join Night hike & no heroes' }).click();
    await expect(two.page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await two.page.getByRole('textbox', { name: /message/i }).fill('I brought the long snacks');
    await two.page.keyboard.press('Enter');
    await expect(bubbles(page, 'I brought the long snacks')).toBeVisible();
    await two.page.goto(`/users/${one.entered.id}`);
    await expect(two.page.getByRole('link', { name: 'Open Night hike & no heroes' })).toBeVisible();
  });

  await test.step('its maker takes it off their profile', async () => {
    await page.goto('/self');
    await expect(page.getByRole('switch', { name: 'Show it on my profile' })).toBeChecked();
    await look(page, 'self-clouds', { fullPage: true });
    await page.getByRole('switch', { name: 'Show it on my profile' }).click();
    await expect(page.getByRole('switch', { name: 'Show it on my profile' })).not.toBeChecked();
  });
});

const WORDS = [
  ['Wrong bus club', 'Get on one. Tell us where it went.', 'tell-stories', '#WrongBusClub'],
  ['Night hike, no heroes', 'Dark trails, long snacks.', 'tell-stories', '#NightHikes'],
  [
    'ABCDEFGHIJKLMNOPQRSTUVWX',
    `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} and two words more`,
    'sketch-art',
    '#DrawThisInYourStyle',
  ],
  ['Guilt free Tuesdays', 'The chorus you only sing in the car.', 'swap-tunes', '#GuiltFreePop'],
] as const;

test(
  'Full clouds are shown a page at a time, three pages at most',
  { tag: '@edge' },
  async ({ open, product: { url } }) => {
    test.setTimeout(120_000);
    const makers = await Promise.all(
      ['Omar', 'Ines'].map((name) => enter(url, person(name, { zip: town() }), 'profile')),
    );
    for (let at = 0; at < 28; at += 1) {
      const [name = '', description = '', type = '', tag = ''] = WORDS[at] ?? [`Cloud ${at}`, ...WORDS[3].slice(1)];
      const maker = makers[at % 2];
      if (maker === undefined) throw new Error('Nobody makes it.');
      const id = await make(url, maker, { name, description, type, tag });
      if (at === 1) await write(url, maker, { roomId: id, content: 'sunrise is late, and so are we' });
      for (const other of at < 3 ? makers : []) {
        await send(`${url}/api/chats/chaos/join`, { token: other.accessToken, body: { roomId: id } });
      }
    }
    const { page } = await open(person('Ada', { zip: town() }), { stage: 'quiz' });
    await page.goto('/chaos');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('button', { name: 'Adventurous', exact: true }).click();
    await card(page, 'Night hike, no heroes')
      .getByRole('button', { name: /Why This Match/ })
      .click();
    await look(page, 'clouds', { fullPage: true });
    await page.getByRole('button', { name: 'Adventurous', exact: true }).click();
    const more = page.getByRole('button', { name: 'Load More Discoveries' });
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(16);
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(more).toBeHidden();
    await page.goto('/self');
    await expect(page.getByRole('heading', { name: 'Chaos Clouds' })).toBeHidden();
  },
);

test('A desk previews a cloud or a beginning, and Enter goes on to its button', async ({ open, product: { url } }) => {
  const maker = await enter(url, person('Gil', { zip: town() }), 'profile');
  const name = 'Desk lamps at night';
  await make(url, maker, { name, description: 'Show yours.', type: 'tell-stories', tag: '#NightHikes' });
  const { page } = await open(person('Hue', { zip: town() }), { stage: 'profile' });
  await page.setViewportSize(DESK);
  await page.goto('/chaos');
  await page.getByRole('button', { name: 'Adventurous', exact: true }).click();
  const list = page.getByRole('group', { name: 'Clouds' });
  await list.getByRole('button', { name: /^Desk lamps/ }).click();
  const preview = page.getByRole('region', { name, exact: true });
  await expect(preview.getByRole('region', { name: 'Who is in it' })).toContainText('Gil');
  await look(page, 'clouds-desk');
  const beginning = list.getByRole('button').last();
  await beginning.click();
  await expect(preview).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Start / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chaos/create');
  await expect(page.getByLabel('Group Name')).not.toHaveValue('');
});
