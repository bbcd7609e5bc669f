import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { composer, countTaps, say, setUpProfile, signUp, takeQuiz } from './steps.ts';
import { PHONE } from './views.ts';

/**
 * The most taps from the landing page to each first, on a phone, by way of what the screens offer. Typing is not counted.
 * Each is what the way takes today; a change that makes it longer has to say so here.
 */
const ALONE = { animal: 26, message: 30, post: 33, group: 37 };
const AMONG_PEOPLE = { match: 28, message: 30, tenth: 39 };

/** A server of this file's own: on the others there are people in other towns, and then it is the distance that is to blame. */
test.use({ settings: { DEMO_COMMUNITY: 'false' } });

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** From the landing page to the first search, where the report sends a newcomer. */
async function hatch(page: Page, who: ReturnType<typeof person>): Promise<void> {
  await page.setViewportSize(PHONE);
  await signUp(page, who);
  await setUpProfile(page, who);
  await takeQuiz(page);
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' }).click();
  await page.getByRole('button', { name: 'Use these and search' }).click();
}

test('A newcomer who is alone finds an animal, somebody to write to, a first post and a first group', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const nova = person('Nova', { zip: town() });
  const { page } = await open(nova);
  const taps = await countTaps(page);
  await hatch(page, nova);
  const firsts: Record<string, number> = { animal: await taps() };

  await search(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button').first()).toHaveText('Meet The Wildin', { timeout: 20_000 });
  await keepPicture(page, 'first-hour-nobody');
  await main.getByRole('button', { name: 'Meet The Wildin' }).click();
  const field = page.getByRole('textbox', { name: /^Message / });
  await field.fill('Hello from a quiet town.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Hello from a quiet town.' })).toBeVisible();
  firsts['message'] = await taps();

  await page.getByRole('link', { name: 'All chats' }).click();
  await tab(page, 'Post').click();
  await page.getByRole('textbox', { name: 'Your words' }).fill(`First one here, and ${nova.zip} is quiet.`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Posted successfully! 🎉').first()).toBeVisible();
  firsts['post'] = await taps();

  await tab(page, 'Chat').click();
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Name').fill('Early birds');
  await dialog.getByLabel('What is it about?').fill('Whoever comes next.');
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await expect(composer(page, 'Early birds')).toBeVisible();
  firsts['group'] = await taps();
  expect(firsts).toEqual(ALONE);
});

test('Among people a newcomer comes to a match, a first message and a tenth', async ({ open }) => {
  test.setTimeout(120_000);
  const zip = town();
  const soraya = await open(person('Soraya', { zip }), { stage: 'preferences' });
  const nova = person('Nova', { zip });
  const { page } = await open(nova);
  const taps = await countTaps(page);
  await hatch(page, nova);
  await search(page);
  await expect(page.getByRole('heading', { name: /^Soraya, \d\d$/ })).toBeVisible({ timeout: 20_000 });
  const firsts: Record<string, number> = { match: await taps() };
  await keepPicture(page, 'first-hour-match');
  await page
    .getByRole('button', { name: /hello|Connect/i })
    .first()
    .click();
  await expect(composer(page, 'Soraya')).toBeVisible();
  for (let line = 1; line <= 10; line += 1) {
    await say(page, 'Soraya', `Line ${line} of ten.`);
    if (line === 1) firsts['message'] = await taps();
  }
  firsts['tenth'] = await taps();
  await expect(page.getByText('Line 10 of ten.')).toBeVisible();
  await soraya.page.goto('/chat');
  expect(firsts).toEqual(AMONG_PEOPLE);
});
