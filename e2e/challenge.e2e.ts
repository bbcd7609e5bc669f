import { randomUUID } from 'node:crypto';
import { challengeOf } from '#content/challenge.ts';
import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { openPost } from './posting.ts';
import { look } from './views.ts';

test('The challenge of the day leads from the feed to the composer with its tag, and the tag to all answers', async ({
  open: enter,
}) => {
  test.slow();
  const [ana, bo] = pair();
  const [{ page }, other] = [await enter(ana, { stage: 'profile' }), await enter(bo, { stage: 'profile' })];
  await page.goto('/challenge');
  await expect(page.getByText('Nobody has answered yet')).toBeVisible();
  await page.goto('/peek');
  const asked = challengeOf(new Date(), 'America/New_York');
  const challenge = page.getByRole('region', { name: 'Wild Self Challenge' });
  await expect(challenge.getByText(asked)).toBeVisible();
  await challenge.getByRole('link', { name: 'Answer it' }).click();
  const words = page.getByRole('textbox', { name: 'Your words' });
  await expect(words).toHaveValue('#WildSelfChallenge');
  await expect(page.getByText(`Today’s challenge: ${asked}`)).toBeVisible();
  await expect(page).toHaveURL(/\/post$/);
  const answer = `A heron, obviously ${randomUUID().replaceAll(/[\d-]/g, '')}`;
  await words.fill(`${answer} #WildSelfChallenge`);
  await look(page, 'challenge-compose');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/peek$/);
  await expect(page.getByRole('article').filter({ hasText: answer })).toHaveCount(1);
  await look(page, 'challenge-peek');

  await other.page.goto('/peek');
  const card = other.page.getByRole('article').filter({ hasText: answer });
  await card.getByRole('link', { name: '#Wild Self Challenge' }).click();
  await expect(other.page).toHaveURL(/\/challenge$/);
  await expect(other.page.getByRole('article').filter({ hasText: answer })).toHaveCount(1);
  await look(other.page, 'challenge');
  await openPost(other.page.getByRole('link', { name: answer }));
  await other.page.getByRole('link', { name: '#Wild Self Challenge' }).click();
  await expect(other.page.getByRole('heading', { name: '#Wild Self Challenge' })).toBeVisible();
});
