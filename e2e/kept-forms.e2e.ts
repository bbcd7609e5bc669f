import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair, person, town, write } from './people.ts';
import { APART } from './settings.ts';

test.use({ settings: APART });

test('A half-made cloud survives a reload and leaves the form once it is made', async ({ open }) => {
  const { page } = await open(person('Ana', { zip: town() }), { stage: 'profile' });
  await page.goto('/chaos/create');
  await page.getByLabel('Group Name').fill('Night hike & no heroes');
  await page.getByLabel('Group Description').fill('Dark trails, 100% snacks.');
  await page.getByRole('switch', { name: 'Profile Display' }).click();
  await page.getByRole('link', { name: /Group Type/ }).click();
  await page.getByRole('button', { name: 'Tell Stories' }).click();
  await page.getByRole('button', { name: '#NightHikes' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: /Tell Stories #NightHikes/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Group Name')).toHaveValue('Night hike & no heroes');
  await expect(page.getByLabel('Group Description')).toHaveValue('Dark trails, 100% snacks.');
  await expect(page.getByRole('switch', { name: 'Profile Display' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: /Tell Stories #NightHikes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start a New Group' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
  await page.goto('/chaos/create');
  await expect(page.getByLabel('Group Name')).toHaveValue('');
  await expect(page.getByRole('link', { name: /Must be Selected/ })).toBeVisible();
});

/** Opens the window for a new group from the chats. */
async function openNewGroup(page: Page) {
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  return page.getByRole('dialog', { name: 'New group' });
}

test('The group window keeps its draft through a reload and loses it at sign-out', async ({ open, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const other = await enter(product.url, bo, 'profile');
  const room = await directRoom(product.url, entered, other);
  await write(product.url, other, { roomId: room, content: 'hello' });
  await page.goto('/chat');
  const before = await openNewGroup(page);
  await before.getByLabel('Name').fill('Early birds');
  await before.getByLabel('What is it about?').fill('Whoever comes next.');
  await before.getByRole('checkbox', { name: /Bo/ }).check();
  await page.reload();
  const after = await openNewGroup(page);
  await expect(after.getByLabel('Name')).toHaveValue('Early birds');
  await expect(after.getByLabel('What is it about?')).toHaveValue('Whoever comes next.');
  await expect(after.getByRole('button', { name: 'Make it and invite 1' })).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'JOIN NOW' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
});

test('The profile and the plan that a person was choosing are there after a reload', async ({ open }) => {
  const { page } = await open(person('Vera', { zip: town() }), { stage: 'profile' });
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    return page.getByRole('dialog', { name: 'Edit Profile' });
  };
  await page.goto('/self');
  await (await edit()).getByLabel('Bio').fill('Rain is underrated.');
  await page.reload();
  const again = await edit();
  await expect(again.getByLabel('Bio')).toHaveValue('Rain is underrated.');
  await again.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect((await edit()).getByLabel('Bio')).toHaveValue('');

  await page.goto('/subscription');
  await page.getByRole('radio', { name: /Quarterly/ }).check({ force: true });
  await page.goto('/match');
  await page.goto('/subscription');
  await expect(page.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
});
