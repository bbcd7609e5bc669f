import { expect, test } from './fixtures.ts';
import { enter, person, town } from './people.ts';
import { bubbles, composer, countTaps, firstGroup, firstPost, say, setUpProfile, signUp, takeQuiz } from './steps.ts';

/** The taps from the landing page to each first, by way of what the screens offer. Typing is not counted. */
const TAPS = { match: 28, message: 30, tenth: 39, post: 42, group: 46 };

test('Among fifty people a newcomer comes from the landing page to a match, ten messages, a post and a group', async ({
  open,
  product,
}) => {
  test.setTimeout(120_000);
  const zip = town();
  const { id } = await enter(product.url, person('Soraya', { zip }), 'preferences');
  await product.fillTown(id, 49);
  const nova = person('Nova', { zip });
  const { page } = await open(nova);
  const taps = await countTaps(page);
  await signUp(page, nova);
  await setUpProfile(page, nova);
  await takeQuiz(page);
  await page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' }).click();
  await page.getByRole('button', { name: 'Use these and search' }).click();
  const found = page.getByRole('heading', { name: /^(?:Soraya|Neighbour \d+), \d\d$/ });
  await expect(found).toBeVisible({ timeout: 20_000 });
  const name = (await found.innerText()).replace(/, \d+$/, '');
  const firsts: Record<string, number> = { match: await taps() };
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(composer(page, name)).toBeVisible();
  for (let line = 1; line <= 10; line += 1) {
    await say(page, name, `Line ${line} of ten.`);
    if (line === 1) firsts['message'] = await taps();
  }
  firsts['tenth'] = await taps();
  await expect(bubbles(page, 'Line 10 of ten.')).toBeVisible();
  await page.getByRole('link', { name: 'All chats' }).click();
  await firstPost(page, 'Fifty of us, and a bird.');
  firsts['post'] = await taps();
  await firstGroup(page);
  firsts['group'] = await taps();
  expect(firsts).toEqual(TAPS);
});

test('Every step of a wizard has a way out, and the browser’s back goes one step back', async ({ open }) => {
  const { page } = await open(person('Remy'), { stage: 'quiz' });
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/match');
  await page.goto('/soul-matching-setup');
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Whom do you hope to meet?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How far do you connect?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Whose age resonates?' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'How far do you connect?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await expect(page).toHaveURL(/\/match$/);
  for (const path of ['/profile-setup', '/new-quiz-test', '/interest-quiz']) {
    await page.goto(path);
    await page.getByRole(path === '/profile-setup' ? 'button' : 'link', { name: 'Leave for now' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});
