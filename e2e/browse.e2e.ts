import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, send, town } from './people.ts';
import { look } from './views.ts';

/** A bio that is wider than a row of the list. */
const TALKATIVE = 'Repairs clocks, keeps three tortoises, and will talk about either until the last bus.';

/** Opens a filter's sheet and takes one of its choices. */
async function choose(page: Page, filter: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}:`) }).click();
  await page.getByRole('dialog', { name: filter }).getByRole('button', { name: choice }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('The directory finds people by name and filters, and Back restores the list', async ({ open }) => {
  const zip = town();
  const ana = person('Ana');
  const [zelda, zeno] = [person('Zelda', { zip, type: 'ENFP', bio: TALKATIVE }), person('Zeno', { zip, type: 'INTJ' })];
  const { page } = await open(ana, { stage: 'quiz' });
  for (const one of [zelda, zeno]) await open(one, { stage: 'quiz' });
  await page.goto('/browse');
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
  await look(page, 'browse');
  await expect(page.getByText(/near Oakland/)).toBeVisible();
  await page.getByRole('button', { name: 'Search by name' }).click();
  // People are found by the beginning of any word of their name, with or without accents.
  await page.getByRole('searchbox', { name: 'Name or Wildin ID' }).fill('zé');
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Name or Wildin ID' }).fill('Ze');
  const rows = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await choose(page, 'Archetype', /\(ENFP\)/);
  await expect(rows).toHaveCount(1);
  await choose(page, 'Last here', 'Here today');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/browse?q=Ze&archetype=ENFP&here=today');
  await rows.getByRole('link', { name: /Zelda/ }).click();
  await expect(page.getByRole('heading', { name: 'Zelda' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/browse?q=Ze&archetype=ENFP&here=today');
  await expect(page.getByRole('searchbox', { name: 'Name or Wildin ID' })).toHaveValue('Ze');
  await expect(rows).toHaveCount(1);

  // No INFJ has this name; without the archetype filter, two people match.
  await choose(page, 'Archetype', /\(INFJ\)/);
  await expect(page.getByText('Without the archetype, 2 people would.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nobody listed' })).toHaveCount(1);
  await look(page, 'browse-nobody');
  await page.getByRole('button', { name: 'Leave out the archetype' }).click();
  await expect(rows).toHaveCount(2);

  // A person can type any address, so an unknown archetype must not break the page.
  await page.goto('/browse?archetype=dragon');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
});

test('The directory begins near, names what two share, and follows with a tap', async ({ open, product }) => {
  const zip = town();
  const { page, entered: me } = await open(person('Ana', { zip }), { stage: 'quiz' });
  const share = (who: { id: number; accessToken: string }, interests: string[]) =>
    send(`${product.url}/api/users/${who.id}/interest-profile`, { token: who.accessToken, body: { interests } });
  await share(me, ['jazz', 'vinyl']);
  await open(person('Alone', { zip }), { stage: 'quiz' });
  const bio = `${TALKATIVE} Ask me on Tuesdays.`;
  await share((await open(person('Twin', { zip, bio }), { stage: 'quiz' })).entered, ['vinyl', 'jazz', 'chess']);
  await page.goto('/browse');
  const cards = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  const [twin, alone] = [cards.first(), cards.filter({ hasText: 'Alone' })];
  await expect(twin).toContainText('Twin');
  await expect(twin).toContainText('Vinyl records');
  await expect(twin).not.toContainText('Chess');
  await expect(twin.getByText(TALKATIVE, { exact: true })).toBeVisible();
  await expect(alone).toBeVisible();
  await expect(page.getByText(/^\d+ near .+\. Then everybody else\.$/)).toBeVisible();

  await twin.getByRole('button', { name: 'Follow Twin' }).click();
  await expect(twin.getByRole('button', { name: 'Following Twin' })).toBeVisible();
  await page.reload();
  await twin.getByRole('button', { name: 'Following Twin' }).click();
  await expect(twin.getByRole('button', { name: 'Follow Twin' })).toBeVisible();

  // An interest is searched by the keyboard alone, and comes back with the address.
  await page.getByRole('button', { name: /^Interest:/ }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Find an interest' });
  await field.fill('ches');
  await expect(page.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/browse?interest=chess');
  await expect(page.getByRole('button', { name: 'Interest: Chess' })).toBeFocused();
  await expect(cards.filter({ hasText: 'Alone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Place: Near me' }).click();
  await look(page, 'browse-place');
  await page.getByRole('option', { name: 'Anywhere' }).click();
  await expect(page).toHaveURL('/browse?interest=chess&near=any');
});

test('A directory row and a profile show live presence unless the person hides it', async ({ open, product }) => {
  const { page } = await open(person('Ana'), { stage: 'quiz' });
  const { entered } = await open(person('Quintus'), { stage: 'quiz' });
  const hide = (hideOnline: boolean) =>
    send(`${product.url}/api/users/${entered.id}`, {
      method: 'PUT',
      token: entered.accessToken,
      body: { hideOnline },
    });
  await hide(true);
  await page.goto('/browse?q=Quintus');
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Quintus' });
  await expect(row).toBeVisible();
  const dot = row.getByRole('img', { name: 'online' });
  await expect(dot).toHaveCount(0);
  await hide(false);
  await expect(dot).toBeVisible();
  await hide(true);
  await expect(dot).toHaveCount(0);

  await row.getByRole('link', { name: /Quintus/ }).click();
  await expect(page.getByRole('heading', { name: 'Quintus' })).toBeVisible();
  const here = page.getByText('Here now');
  await expect(here).toHaveCount(0);
  await hide(false);
  await expect(here).toBeVisible();
  await hide(true);
  await expect(here).toHaveCount(0);
});

test('The directory’s back arrow returns to the page the reader came from', async ({ open }) => {
  const { entered: other } = await open(person('Ben'), { stage: 'quiz' });
  const { page } = await open(person('Ana'), { stage: 'quiz' });
  const back = page.getByRole('link', { name: 'Back' });
  const directory = page.getByRole('heading', { name: 'Browse', level: 1 });
  await page.goto('/peek?tab=pack');
  await page.getByRole('link', { name: 'Browse people' }).click();
  await expect(directory).toBeVisible();
  await choose(page, 'Last here', 'Here today');
  await expect(page).toHaveURL('/browse?here=today');
  await back.click();
  await expect(page).toHaveURL('/peek?tab=pack');

  await page.goto('/self');
  // Nothing is counted yet, so the profile leads to people in the place of zeros.
  await expect(page.getByRole('group', { name: 'Numbers' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Find people' }).click();
  await expect(directory).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/self/);

  // A profile that was opened by its address links back to the directory. The directory's back link skips the profile.
  const cold = await page.context().newPage();
  await cold.goto(`/users/${other.id}?returnTo=/browse`);
  await cold.getByRole('link', { name: 'Back' }).click();
  await expect(cold).toHaveURL('/browse');
  await expect(cold.getByRole('heading', { name: 'Browse', level: 1 })).toBeVisible();
  await cold.getByRole('link', { name: 'Back' }).click();
  await expect(cold).toHaveURL('/peek');
});
