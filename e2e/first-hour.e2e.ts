import { expect, keepPicture, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { countTaps, firstGroup, firstPost, setUpProfile, signUp, takeQuiz } from './steps.ts';
import { PHONE } from './views.ts';

/**
 * The number of taps from the landing page to each first event on a phone. Each tap is on a visible control, and typing
 * does not count. The test compares exactly, so a change that needs more or fewer taps changes the numbers.
 */
const ALONE = { animal: 26, message: 30, post: 33, group: 37 };

/** A separate server. On a shared server, the search would find nobody because other people live too far away. */
test.use({ settings: { DEMO_COMMUNITY: 'false' } });

test('A newcomer alone in town reaches a chat, a post and a group', async ({ open }) => {
  test.setTimeout(120_000);
  const nova = person('Nova', { zip: town() });
  const { page } = await open(nova);
  const taps = await countTaps(page);
  await page.setViewportSize(PHONE);
  await signUp(page, nova);
  await setUpProfile(page, nova);
  await takeQuiz(page);
  const firsts: Record<string, number> = { animal: await taps() };

  await page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' }).click();
  await page.getByRole('button', { name: /^Search now: everyone, 27 to 33, / }).click();
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
  await firstPost(page, `First one here, and ${nova.zip} is quiet.`);
  firsts['post'] = await taps();

  await firstGroup(page);
  firsts['group'] = await taps();
  expect(firsts).toEqual(ALONE);
});
