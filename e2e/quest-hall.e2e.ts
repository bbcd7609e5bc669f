import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, person, send, town } from './people.ts';
import { composer } from './steps.ts';
import { DESK } from './views.ts';

const hallOf = (page: Page) => page.getByRole('region', { name: 'Quest Hall' });
const join = (page: Page) => hallOf(page).getByRole('button', { name: 'Join Quest' });
const depart = (page: Page) => hallOf(page).getByRole('button', { name: 'Depart' });
const vibeWindow = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Adventure Vibes' });

async function chooseVibe(page: Page): Promise<void> {
  await vibeWindow(page).getByRole('button', { name: 'Curious' }).click();
  await vibeWindow(page).getByRole('button', { name: 'Join Quest' }).click();
}

test('Two people join the hall, see each other come, connect by keyboard, and one departs', async ({ open }) => {
  // The test is long: two people open the window of vibes four times while the hall's bubbles move.
  test.setTimeout(240_000);
  const zip = town();
  const { page: hers } = await open(person('Ana', { zip }), { stage: 'preferences' });
  const { page: his } = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await his.goto('/match');
  // While nobody is in it, the hall says what it is, and names one thing that answers now.
  await expect(hallOf(his).getByText('See who is around right now and say hello. Quiet at the moment.')).toBeVisible();
  await expect(hallOf(his).getByRole('link', { name: /answers at once/ })).toHaveAttribute('href', '/meet');
  await hers.goto('/match');

  // Closing the dialog without saving does not join the hall.
  await join(hers).click();
  await vibeWindow(hers).getByRole('button', { name: 'Return to Village' }).click();
  await expect(join(hers)).toBeVisible();
  // Saving a vibe with "Save Only" does not join the hall either.
  await join(hers).click();
  await vibeWindow(hers).getByRole('button', { name: 'Curious' }).click();
  await vibeWindow(hers).getByRole('button', { name: 'Save Only' }).click();
  await expect(vibeWindow(hers)).toHaveCount(0);
  await expect(join(hers)).toBeVisible();
  await join(hers).click();
  await vibeWindow(hers).getByRole('button', { name: 'Join Quest' }).click();
  await expect(depart(hers)).toBeVisible();
  await expect(hallOf(hers).getByText('You are here')).toBeVisible();

  // He sees her without a reload, and finds her by keyboard in the list.
  await expect(hallOf(his).getByText('1 here')).toBeVisible();
  await keepPicture(his, 'hall-one');
  await expect(
    hallOf(his)
      .getByRole('listitem')
      .filter({ hasText: /Ana, \d\d/ }),
  ).toContainText('Curious');
  await hallOf(his).getByRole('button', { name: /^Ana/ }).focus();
  await his.keyboard.press('Enter');
  const popup = his.getByRole('dialog', { name: 'Ana' });
  await expect(popup.getByText(/^\d+ of 100$/)).toBeVisible();
  // The popup also says that the number rests on little.
  await expect(popup.getByText('early', { exact: true })).toBeVisible();
  const why = popup.getByRole('region', { name: 'Why this match' });
  for (const part of ['Personality', 'Interests', 'Vibe and energy', 'How you talk']) {
    await expect(why.getByText(new RegExp(`^${part} · \\d+\\s%$`))).toBeVisible();
  }
  await expect(why.getByText('Open', { exact: true })).toHaveCount(2);
  await expect(popup.getByRole('button', { name: 'Connect' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Join Quest' }).click();
  await chooseVibe(his);
  await expect(depart(his)).toBeVisible();
  await expect(hallOf(hers).getByText('You and 1 here now')).toBeVisible();
  expect(await violations(hers, 'main')).toEqual([]);

  await hallOf(his).getByRole('button', { name: /^Ana/ }).click();
  await popup.getByRole('button', { name: 'Connect' }).click();
  await expect(composer(his, 'Ana')).toBeVisible();
  await expect(his.getByText('🌟 Cosmic Connection Made!', { exact: true })).toBeVisible();
  await his.goBack();
  await expect(hallOf(his).getByText('You and 1 here now')).toBeVisible();
  // "Say hello" opens the room of an existing match and creates no second match.
  await hallOf(his).getByRole('button', { name: 'Say hello: Ana' }).click();
  await expect(composer(his, 'Ana')).toBeVisible();
  await his.goBack();
  await depart(hers).click();
  await expect(join(hers)).toBeVisible();
  await expect(hallOf(his).getByText('You are here')).toBeVisible();
});

test('A hall that fails says so and opens on a second try', { tag: '@edge' }, async ({ open, product }) => {
  const zip = town();
  const cleo = await enter(product.url, person('Cleo', { zip }), 'preferences');
  await send(`${product.url}/api/users/${cleo.id}`, {
    method: 'PUT',
    token: cleo.accessToken,
    body: { inQuestHall: true },
  });
  const { page } = await open(person('Dov', { zip }), {
    stage: 'preferences',
    expected: /500|Failed to load/,
  });
  // The test blocks the socket and saves data: a new connection or a read ahead would open the hall without the button.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.routeWebSocket(/.*/, () => undefined);
  await page.route('**/api/quest-hall/participants', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/match');
  await expect(hallOf(page).getByText('The hall did not open.')).toBeVisible();
  await keepPicture(page, 'hall-failed');
  await page.unroute('**/api/quest-hall/participants');
  await hallOf(page).getByRole('button', { name: 'Try again' }).click();
  await hallOf(page)
    .getByRole('button', { name: /^Cleo, \d\d/ })
    .click();
  const popup = page.getByRole('dialog', { name: 'Cleo' });
  await keepPicture(page, 'hall-popup');
  // "Pick mine" opens the choice of the viewer's own vibe. Afterwards the popup opens again.
  await popup.getByRole('button', { name: 'Pick mine' }).click();
  await vibeWindow(page).getByRole('button', { name: 'Curious' }).click();
  await vibeWindow(page).getByRole('button', { name: 'Save Only' }).click();
  await expect(popup.getByText('Opens when Cleo picks a vibe.')).toBeVisible();
  await expect(popup.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', `/users/${cleo.id}`);
  await page.route('**/api/chats/dm', (route) => route.abort());
  await popup.getByRole('button', { name: 'Message' }).click();
  await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  await page.unroute('**/api/chats/dm');
  await popup.getByRole('button', { name: 'Message' }).click();
  await expect(composer(page, 'Cleo')).toBeVisible();
});

test('Somebody without preferences learns what the hall needs before choosing vibes', async ({ open }) => {
  const { page } = await open(person('Pat', { zip: town() }), { stage: 'quiz' });
  await page.goto('/match');
  await hallOf(page).getByRole('link', { name: 'Say who you hope to meet, then join' }).click();
  await expect(page).toHaveURL(/soul-matching-setup/);
});

test('A person outside the hall says hello from a row', async ({ open, product }) => {
  const zip = town();
  const eve = await enter(product.url, person('Eve', { zip, bio: 'Soup on Sundays.' }), 'preferences');
  const body = { inQuestHall: true };
  await send(`${product.url}/api/users/${eve.id}`, { method: 'PUT', token: eve.accessToken, body });
  const { page } = await open(person('Fay', { zip }), { stage: 'preferences' });
  await page.goto('/match');
  await expect(hallOf(page).getByText('People who could suit you and are around right now.')).toBeVisible();
  await expect(hallOf(page).getByRole('listitem')).toContainText('Soup on Sundays.');
  await page.setViewportSize(DESK);
  await expect(hallOf(page).getByRole('button', { name: /^Eve, \d\d, \d+ of 100$/ })).toBeVisible();
  await hallOf(page).getByRole('button', { name: 'Say hello: Eve' }).click();
  await expect(composer(page, 'Eve')).toBeVisible();
  await page.goto('/match');
  await expect(join(page)).toBeVisible();
});
