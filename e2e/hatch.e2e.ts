import type { Page, Route } from '@playwright/test';
import { expect, keepPicture, test, type Visit } from './fixtures.ts';
import { person, send } from './people.ts';
import { aloud, answer, leaveOutPauses, toasts, tryAgain } from './steps.ts';

const START = '/api/archetype-quiz/session';
const ANSWERS = '/api/archetype-quiz/response';
const COMPLETE = '/api/archetype-quiz/session/*/complete';
const RESULTS = '/api/archetype-quiz/results/*';

/** The heading while the answers are submitted, which begins by itself after the last answer. */
const SUBMIT = 'Piecing your Wild Self puzzle together…';
/** For tests in which calls fail on purpose. */
const failing = { expected: /503/ } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const egg = (page: Page) => page.getByRole('button', { name: 'Hatch the egg' });
const hatch = (page: Page, stage: string) => page.locator(`[data-stage=${stage}]`);
const report = (page: Page) => page.getByText('Your WildSelf Revealed');

const down = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '' });

/** Gives an answer to each question of the quiz from `first` to `last`. */
async function answerUpTo(page: Page, last: number, first = 1): Promise<void> {
  for (let position = first; position <= last; position += 1) await answer(page, position);
}

/** Simulates a member who completed the quiz and closed the tab. The next visit, which this makes, shows the egg. */
async function backToTheEgg({ page, entered }: Visit, url: string): Promise<void> {
  const { session } = await send<{ session: { id: string } }>(`${url}/api/archetype-quiz/results/latest`, {
    method: 'GET',
    token: entered.accessToken,
  });
  await page.goto('/terms');
  await page.evaluate((id) => localStorage.setItem('wildin.quiz.handedIn', id), session.id);
  await page.goto('/new-quiz-test');
  await expect(egg(page)).toBeVisible();
}

test('Touch alone leads through fifteen answers and the egg to the report', async ({ open }) => {
  const options = { hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;
  const { page } = await open(person('Tap'), { stage: 'profile', options });
  await page.goto('/new-quiz-test');
  await leaveOutPauses(page);
  await button(page, 'Start Quiz').tap();
  await expect(page.getByRole('main').getByText('Your Wild Self is revealing itself.', { exact: true })).toBeVisible();
  for (let position = 1; position <= 15; position += 1) {
    await expect(page.getByText(`${position} of 15`)).toBeVisible();
    await page.getByRole('main').getByRole('group').getByRole('button').first().tap();
  }
  await egg(page).tap();
  await expect(hatch(page, 'lightning')).toBeVisible();
  await expect(page.getByText('Wild self hatched!', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^It hatched\. You are the / })).toBeAttached();
  await keepPicture(page, 'hatch-out');
  await button(page, 'Ready for the big reveal? 🎉').tap();
  await expect(report(page)).toBeVisible();
  // The egg hatches only once; the next visit offers another run.
  await page.goto('/new-quiz-test');
  await expect(button(page, 'Start Quiz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View My WildSelf Report' })).toBeVisible();
});

test('The next question comes after 600 ms', async ({ open }) => {
  const { page } = await open(person('Pace'), { stage: 'profile' });
  await page.clock.install();
  await page.goto('/new-quiz-test');
  await button(page, 'Start Quiz').click();
  await expect(button(page, 'Previous question')).toBeDisabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await answer(page, 1);
  await page.clock.runFor(599);
  await expect(page.getByText('1 of 15')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('2 of 15')).toBeVisible();
  await expect(button(page, 'Previous question')).toBeEnabled();
});

test('The egg keeps its times', async ({ open, product }) => {
  const visit = await open(person('Ovo', { type: 'ENFP' }), { stage: 'quiz' });
  const { page } = visit;
  await page.clock.install();
  await backToTheEgg(visit, product.url);
  await expect(egg(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.keyboard.press('Enter');
  let stage = 'waiting';
  for (const [next, after] of [
    ['lightning', 100],
    ['spinning', 1400],
    ['cracking', 1000],
    ['complete', 1000],
    ['ready', 1000],
  ] as const) {
    await page.clock.runFor(after - 1);
    await expect(hatch(page, stage)).toBeVisible();
    await page.clock.runFor(1);
    await expect(hatch(page, next)).toBeVisible();
    await keepPicture(page, `hatch-${next}`);
    stage = next;
  }
  await expect(page.getByRole('heading', { name: 'Hype Connector' })).toBeVisible();
  await expect(button(page, 'Ready for the big reveal? 🎉')).toBeFocused();
});

test('An egg left alone hatches by itself', async ({ open, product }) => {
  const visit = await open(person('Auto'), { stage: 'quiz' });
  const { page } = visit;
  await page.clock.install();
  await backToTheEgg(visit, product.url);
  await page.clock.pauseAt(Date.now() + 1000);
  await page.clock.runFor(3500);
  await expect(hatch(page, 'waiting')).toBeVisible();
  await page.clock.runFor(7000);
  await expect(button(page, 'Ready for the big reveal? 🎉')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A hatch skipped in the middle says the result aloud and without a toast', async ({ open, product }) => {
  const visit = await open(person('Skip'), { stage: 'quiz' });
  const { page } = visit;
  await backToTheEgg(visit, product.url);
  await egg(page).dblclick();
  await expect(hatch(page, 'spinning')).toBeVisible();
  const noted = page.waitForResponse((response) => response.request().postData()?.includes('isPhotoAsked') === true);
  await page.keyboard.press('Escape');
  await expect(report(page)).toBeVisible();
  await expect(aloud(page)).toContainText('Wild self hatched!');
  await expect(toasts(page)).toHaveCount(0);
  // The question for a photo comes with the first report, and never again.
  const question = page.getByText('A face helps.');
  await expect(question).toBeVisible();
  await button(page, /^Stay the /).click();
  await expect(page.getByRole('status').filter({ hasText: 'Any time, with the camera on your page.' })).toBeFocused();
  await expect(question).toHaveCount(0);
  await noted;
  await backToTheEgg(visit, product.url);
  await expect(egg(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(report(page)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('A quiz whose start or questions fail says so, and begins at the next try', async ({ open }) => {
  const { page } = await open(person('Start'), { stage: 'profile', ...failing });
  await page.route(START, down);
  await page.goto('/new-quiz-test');
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await page.unroute(START);
  await button(page, 'Try again').click();
  await expect(button(page, 'Start Quiz')).toBeVisible();

  await page.route('/api/archetype-quiz/questions', down);
  await page.reload();
  await expect(page.getByText('Failed to fetch questions')).toBeVisible();
  await tryAgain(page, '/api/archetype-quiz/questions');
  await expect(button(page, 'Start Quiz')).toBeVisible();
  await page.route('/api/archetype-quiz/questions', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No questions available. Please try again later.')).toBeVisible();
  await button(page, 'Go Back').click();
  await expect(page).toHaveURL(/\/profile-setup$/);
});

test('Unsent answers and an unconfirmed end of the quiz outlive the tab', async ({ open }) => {
  const { page: first } = await open(person('Line'), { stage: 'profile', ...failing });
  await first.goto('/new-quiz-test');
  await button(first, 'Start Quiz').click();
  await answerUpTo(first, 2);
  await first.context().route(ANSWERS, down);
  await answerUpTo(first, 5, 3);
  await expect(first.getByText('Not sent yet. Your answers are safe on this device.')).toBeVisible();
  await expect(first.getByText('6 of 15')).toBeVisible();
  const page = await first.context().newPage();
  await first.close();
  await page.goto('/new-quiz-test');
  await expect(page.getByText('6 of 15')).toBeVisible();
  await expect(page.getByText('Not sent yet. Your answers are safe on this device.')).toBeVisible();
  await page.context().unroute(ANSWERS);
  await button(page, 'Try again').click();
  await expect(page.getByText('Not sent yet.')).toHaveCount(0);
  await leaveOutPauses(page);
  await answerUpTo(page, 14, 6);

  // The end of the quiz does not reach the server.
  const unsent = page.getByText('Not handed in yet. All 15 answers are safe.');
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(COMPLETE, async (route) => {
    await refused;
    await down(route);
  });
  await answer(page, 15);
  await expect(page.getByRole('heading', { name: SUBMIT })).toBeVisible();
  refuse();
  await expect(unsent).toBeVisible();
  await expect(page.getByText('15 of 15')).toBeVisible();
  await expect(button(page, 'Meet my Wild Self')).toBeVisible();
  // Then the server accepts it, and the connection breaks before the response.
  await page.unroute(COMPLETE);
  const lost = Promise.withResolvers<void>();
  await page.route(COMPLETE, async (route) => {
    await route.fetch();
    await down(route);
    lost.resolve();
  });
  await button(page, 'Try again').click();
  await lost.promise;
  await expect(unsent).toBeVisible();
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();

  await page.route(RESULTS, down);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Personality Map' })).toBeVisible();
  await expect(page.getByText('Your results did not load.')).toBeVisible();
  await keepPicture(page, 'results-missing');
  const secondTry = page.waitForResponse(RESULTS);
  await button(page, 'Try again').click();
  await secondTry;
  await expect(page.getByText('Your results did not load.')).toBeVisible();
  await tryAgain(page, RESULTS);
  await expect(egg(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(report(page)).toBeVisible();
});

test('A quiz retake clears the completion flags even when its start fails', async ({ open, product }) => {
  const visit = await open(person('Again'), { stage: 'quiz', ...failing });
  const { page } = visit;
  await backToTheEgg(visit, product.url);
  await page.route(RESULTS, down);
  await page.reload();
  await expect(page.getByText('Your results did not load.')).toBeVisible();
  await page.evaluate(() => {
    for (const key of ['archetypeCompleted', 'profileCompleted']) {
      localStorage.setItem(key, 'true');
      localStorage.setItem(`wildin_${key}`, 'true');
    }
  });
  await page.route(START, down);
  await button(page, 'Take Quiz Again').click();
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Completed')))).toEqual([]);
  await page.unroute(START);
  await button(page, 'Try again').click();
  await button(page, 'Start Quiz').click();
  await expect(page.getByText('1 of 15')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(0);
});
