import { expect, test } from './fixtures.ts';
import { enter, person, town } from './people.ts';
import { bubbles, composer, countTaps, firstGroup, firstPost, say, setUpProfile, signUp, takeQuiz } from './steps.ts';

/** The number of taps on visible controls from the landing page to each first event. Typing does not count. */
const TAPS = { match: 28, message: 30, tenth: 39, post: 42, group: 46 };

test('A newcomer among fifty people reaches a match, ten messages, a post and a group', async ({ open, product }) => {
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
  await page.getByRole('button', { name: 'Search now: everyone, 27 to 33, Iowa' }).click();
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

test('Every wizard step has a way out and the browser’s Back returns one step', async ({ open }) => {
  const { page } = await open(person('Remy'), { stage: 'quiz' });
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/match');
  await page.goto('/soul-matching-setup');
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'How far away is okay?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What ages suit you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Who do you hope to meet?' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'What ages suit you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await expect(page).toHaveURL(/\/match$/);
  // Saving removes the history entries of the steps.
  await page.goto('/soul-matching-setup');
  // The setup continues at its second step.
  for (let step = 2; step <= 3; step += 1) await next.click();
  await page.getByRole('button', { name: 'Find My Tribe' }).click();
  await expect(page).toHaveURL(/\/soul-matching$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/match$/);
  for (const path of ['/profile-setup', '/new-quiz-test', '/interest-quiz']) {
    await page.goto(path);
    await page.getByRole(path === '/new-quiz-test' ? 'link' : 'button', { name: 'Leave for now' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('A profile that is saved leaves no steps in the history', { tag: '@edge' }, async ({ open }) => {
  const who = person('Sal');
  const { page } = await open(who, { stage: 'account' });
  await page.goto('/account');
  await page.goto('/profile-setup');
  await setUpProfile(page, who);
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
});

test('The browser’s Back undoes one answer in the deck of interests', { tag: '@edge' }, async ({ open }) => {
  const { page } = await open(person('Dee'), { stage: 'quiz' });
  const isAt = (card: number) =>
    expect(page.getByRole('progressbar', { name: 'Cards' })).toHaveAttribute('aria-valuetext', `${card} of 17`);
  await page.goto('/match');
  await page.goto('/interest-quiz');
  await isAt(1);
  await page.keyboard.press('ArrowLeft');
  await isAt(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: 'Food and drink' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Food and drink' })).toBeVisible();
  await page.goBack();
  await isAt(1);
  // Going forward does not repeat the answer that "back" undid.
  await page.goForward();
  await isAt(1);
  for (const card of [2, 3, 4]) {
    await page.keyboard.press('ArrowLeft');
    await isAt(card);
  }
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await isAt(2);
  await page.goBack();
  await isAt(1);
  await page.keyboard.press('ArrowLeft');
  await isAt(2);
  await page.reload();
  await isAt(2);
  await page.goBack();
  await isAt(1);
  for (const card of [2, 3]) {
    await page.keyboard.press('ArrowLeft');
    await isAt(card);
  }
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/match$/);
  await page.goto('/interest-quiz');
  await isAt(3);
});

test('A page without tabs that does not load has a heading and a way off', { tag: '@edge' }, async ({ open }) => {
  const { page } = await open(person('Lou'), {
    stage: 'quiz',
    options: { viewport: { width: 390, height: 844 } },
    expected: /status of 500/,
  });
  await page.goto('/account');
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
  const wayOff = page.getByRole('link', { name: /^(?:Back to the trail|All chats)$/ });
  const pages = ['/profile-setup', '/signup-profile-boost', '/new-quiz-test', '/interest-quiz', '/soul-matching-setup'];
  for (const path of [...pages, '/u/nobody-here', '/chat/0190f0c0-0000-7000-8000-000000000000']) {
    await page.goto(path);
    await expect(wayOff, path).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
  await wayOff.click();
  await expect(page).toHaveURL(/\/chat$/);
});

test(
  'The browser’s Back returns one question in a party quiz until it is finished',
  { tag: '@edge' },
  async ({ open }) => {
    const { page } = await open(person('Pim'), { stage: 'quiz' });
    const isAt = (question: number) =>
      expect(page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('aria-valuenow', String(question));
    const choose = () => page.locator('main [role=group] button[aria-pressed]').first().click();
    await page.goto('/match');
    await page.goto('/quiz-party/aura');
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    for (const question of [1, 2, 3]) {
      await isAt(question);
      await choose();
    }
    await isAt(4);
    await page.goBack();
    await isAt(3);
    await page.getByRole('button', { name: 'Previous question' }).click();
    await isAt(2);
    for (let question = 2; question <= 10; question += 1) {
      await isAt(question);
      await choose();
    }
    await expect(page.getByRole('heading', { name: 'How it came about' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/match$/);
  },
);
