import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { enter, person, send, town } from './people.ts';
import { goTo } from './navigation.ts';
import { two } from './twos.ts';
import { look } from './views.ts';

const AURA = 'What Color Is Your Aura?';
const question = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.locator('main [role=group] button[aria-pressed]');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Questions' });

/** Chooses the first answer of each question from number `from` up to, but not including, number `to`. */
async function answerUntil(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    await expect(progress(page)).toHaveAttribute('aria-valuenow', String(number));
    await answers(page).first().click();
  }
}

test('A party quiz survives a reload and can be finished, rated and retaken', async ({ open }) => {
  const { page } = await open(person('Pia', { zip: town() }), { stage: 'profile' });
  await page.goto('/self');
  await page.getByRole('link', { name: 'Quiz Party' }).last().click();
  await expect(page).toHaveURL('/quiz-party');
  await expect(page.getByRole('article')).toHaveCount(5);
  const card = page.getByRole('article', { name: AURA });
  await expect(card).toContainText('4 min · 10 questions');
  await expect(card).toContainText('Fresh out of the oven');
  await expect(card).not.toContainText('people tested');
  await card.getByRole('link', { name: 'Start the quiz' }).click();
  await page.getByRole('button', { name: 'Start the quiz' }).click();

  await test.step('what was answered is there again after a reload', async () => {
    const kept = page.waitForResponse(
      (one) => one.url().endsWith('/aura/draft') && one.request().postData()?.split(',').length === 4,
    );
    await answerUntil(page, 1, 5);
    await kept;
    await page.reload();
    await page.getByRole('button', { name: 'Go on, 4 of 10' }).click();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '5');
    await page.getByRole('button', { name: 'Previous question' }).click();
    await expect(answers(page).first()).toHaveAttribute('aria-pressed', 'true');
    await answers(page).nth(1).click();
    await page.getByRole('button', { name: 'Leave for now' }).click();
    await page.getByRole('button', { name: 'Go on, 4 of 10' }).click();
  });

  await test.step('the last answer brings the result, with its votes and a picture', async () => {
    await answerUntil(page, 5, 11);
    await expect(page.getByRole('heading', { name: 'How it came about' })).toBeVisible();
    await expect(page.getByText(/^\d of 10 votes$/).first()).toBeVisible();
    await page.getByText('The answers that led here').click();
    await expect(page.getByRole('img', { name: /your result with its animal and its votes$/ })).toBeVisible();
    await page.getByRole('button', { name: '4 stars' }).click();
    await expect(page.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('it can be taken again', async () => {
    const before = await page.locator('figcaption').first().innerText();
    await page.getByRole('button', { name: 'Take it again' }).click();
    for (let number = 1; number <= 10; number += 1) {
      await expect(progress(page)).toHaveAttribute('aria-valuenow', String(number));
      await answers(page).last().click();
    }
    await expect(page.getByRole('heading', { name: 'How it came about' })).toBeVisible();
    expect(await page.locator('figcaption').first().innerText()).not.toBe(before);
  });
});

test('Friends compare once both show their result, and five people make a number', async ({
  open,
  product: { url },
}) => {
  const { one, other } = await two(open);
  const pick = ['moss', 'moss', 'moss', 'dusk', 'moss', 'moss', 'dusk', 'moss', 'moss', 'moss'];
  const finish = (token: string, given: string[]) =>
    send(`${url}/api/quiz-party/aura/complete`, { token, body: { answers: given } });
  await finish(one.entered.accessToken, pick);
  await finish(other.entered.accessToken, pick.with(0, 'dusk'));
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    await send(`${url}/api/users/${b.entered.id}/follow`, { token: a.entered.accessToken, body: {} });
  }
  await one.page.goto('/quiz-party/aura');
  await one.page.getByRole('switch', { name: /Show my result to friends/ }).click();
  await expect(one.page.getByText('No friend shows a result of this quiz yet.')).toBeVisible();
  await other.page.goto('/quiz-party/aura');
  await other.page.getByRole('switch', { name: /Show my result to friends/ }).click();
  await expect(other.page.getByRole('list', { name: 'Friends’ results' })).toContainText('9 of 10 alike');
  await one.page.reload();
  await expect(one.page.getByRole('list', { name: 'Friends’ results' })).toContainText('Bo');
  await look(one.page, 'quiz-party-result', { fullPage: true });

  for (const name of ['Cem', 'Dee', 'Eli']) {
    const { accessToken } = await enter(url, person(name, { zip: town() }), 'profile');
    await finish(accessToken, pick);
  }
  await one.page.emulateMedia({ reducedMotion: 'reduce' });
  await one.page.goto('/quiz-party');
  await expect(one.page.getByRole('article', { name: AURA })).toContainText(/\d people tested/);
  await look(one.page, 'quiz-party', { fullPage: true });
  await one.page.goto('/quiz-party/love');
  await expect(one.page.getByText('7 min · 20 questions')).toBeVisible();
  await look(one.page, 'quiz-party-start');
  await one.page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(question(one.page)).toHaveText('Somebody you love has a terrible cold.');
  await look(one.page, 'quiz-party-question');
  await one.page.goto('/quiz-party/nothing');
  await expect(one.page.getByText('There is no such quiz at this party.')).toBeVisible();
});

test('The cards come one after another, 200 ms apart, where motion is wanted', { tag: '@edge' }, async ({ open }) => {
  const { page } = await open(person('Mo', { zip: town() }), {
    stage: 'profile',
    options: { reducedMotion: 'no-preference' },
  });
  await page.goto('/match');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { cardTimes: times });
    new MutationObserver(() => {
      const count = document.querySelectorAll('main article').length;
      while (times.length < count) times.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await goTo(page, '/quiz-party');
  await expect(page.getByRole('article')).toHaveCount(5);
  const times = await page.evaluate(() => (globalThis as unknown as { cardTimes: number[] }).cardTimes);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  // A slow machine can make a gap longer, but never shorter than the timer.
  for (const gap of gaps) expect(gap).toBeGreaterThan(150);
});
