import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerQuiz, person } from './people.ts';
import { answer, leaveOutPauses } from './steps.ts';

const at = (page: Page, position: number) => page.getByText(`${position} of 15`);

async function begin(page: Page): Promise<void> {
  await page.goto('/new-quiz-test');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
}

test('The quiz introduces itself by its sixteen animals', async ({ open }) => {
  const { page } = await open(person('Intro'), { stage: 'profile' });
  await page.goto('/new-quiz-test');
  await expect(page.getByRole('heading', { name: 'Personality Quiz' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'The sixteen animals' }).getByRole('listitem')).toHaveCount(16);
  await expect(page.getByText('Which one?')).toBeVisible();
  for (const figure of ['Pillars4', 'Questions15', 'Descriptors66', /^Possibilities∞/]) {
    await expect(page.locator('dl > div').filter({ hasText: figure })).toBeVisible();
  }
});

test('The browser’s Back returns one quiz question and leaves a finished quiz', async ({ open }) => {
  const { page } = await open(person('Back'), { stage: 'profile' });
  await page.goto('/');
  await begin(page);
  for (const position of [1, 2, 3]) await answer(page, position);
  await expect(at(page, 4)).toBeVisible();
  await page.reload();
  await expect(at(page, 4)).toBeVisible();
  await page.goBack();
  await expect(at(page, 3)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(at(page, 2)).toBeVisible();
  await page.goForward();
  await expect(at(page, 3)).toBeVisible();
  await leaveOutPauses(page);
  for (let position = 3; position <= 15; position += 1) await answer(page, position);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Your WildSelf Revealed')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('A quiz finished elsewhere leads the other tab to its result', async ({ open, product }) => {
  const ida = person('Ida');
  const { page, entered } = await open(ida, { stage: 'profile' });
  await begin(page);
  await answer(page, 1);
  await expect(at(page, 2)).toBeVisible();
  await answerQuiz(product.url, ida, { token: entered.accessToken });
  await answer(page, 2);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Your WildSelf Revealed')).toBeVisible();
  await page.goto('/new-quiz-test');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});
