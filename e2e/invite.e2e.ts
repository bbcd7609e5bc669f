import { expect, test } from './fixtures.ts';
import { answerQuiz, person } from './people.ts';
import { fillSignUp, tokenOf } from './steps.ts';
import { look } from './views.ts';

test('A friend joins by an invite, takes the quiz, and the two are compared', async ({ open, product }) => {
  const { page: hers } = await open(person('Robin', { type: 'ENFP', handle: 'robin_invites' }), { stage: 'quiz' });
  const sol = person('Sol');
  const { page } = await open(sol);
  await page.goto('/u/robin_invites');
  await expect(page.getByRole('heading', { name: 'Robin wants to compare animals with you' })).toBeVisible();
  const [friend, own] = [page.getByRole('figure').first(), page.getByRole('figure').last()];
  await expect(friend).toContainText('Hype Connector');
  await expect(friend).toContainText('Plate 7 of 16');
  await expect(own).toContainText('Unhatched');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /First the quiz: 15 questions, about four minutes\.$/,
    /Then see how you and Robin fit\.$/,
  ]);
  await look(page, 'invite-plates');
  await page.getByRole('link', { name: 'JOIN NOW' }).click();
  await fillSignUp(page, sol);
  await expect(page).toHaveURL('/new-quiz-test');
  await answerQuiz(product.url, sol, { token: await tokenOf(page) });
  await page.goto('/my-report');
  const together = page.getByRole('region', { name: 'You and Robin' });
  await expect(together.getByText('of 100')).toBeVisible();
  await expect(together.getByRole('link', { name: 'See Robin’s profile' })).toBeVisible();

  await hers.goto('/account');
  const animal = hers.getByRole('switch', { name: 'My animal on my invite page' });
  // A tick tells on from off where colors do not.
  await expect(animal.locator('svg')).toHaveCount(1);
  await animal.click();
  await expect(animal.locator('svg')).toHaveCount(0);
  await hers.getByRole('link', { name: 'See it as a visitor does' }).click();
  await expect(hers.getByRole('figure').first()).toHaveText('Robin');
  await expect(hers.getByText('Hype Connector')).toHaveCount(0);
});

test('An invite page shows a long name, a handle instead, or nothing', async ({ open }) => {
  const name = 'Wolfeschlegelst';
  await open(person('Max', { name, type: 'INFP', handle: 'max_invites', bio: '' }), { stage: 'quiz' });
  await open(person('Nix', { handle: 'nix_invites' }), { stage: 'account' });
  const { page } = await open(person('Nobody'));
  await page.goto('/u/max_invites');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${name} wants to compare animals with you`);
  await expect(page.getByText('behind the blur')).toHaveCount(0);
  await look(page, 'invite-long');
  await page.goto('/u/nix_invites');
  await expect(heading).toHaveText('@nix_invites wants to compare animals with you');
  await expect(page.getByRole('figure').first()).toHaveText('@nix_invites');
});

test('An invite of a friend without an animal leads a newcomer to the quiz', async ({ open }) => {
  await open(person('Pia', { handle: 'pia_invites' }), { stage: 'profile' });
  const sol = person('Sol');
  const { page } = await open(sol);
  await page.goto('/u/pia_invites');
  await page.getByRole('link', { name: 'JOIN NOW' }).click();
  await fillSignUp(page, sol);
  await expect(page).toHaveURL('/new-quiz-test');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});
