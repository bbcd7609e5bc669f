import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { bubbles, composer, say } from './steps.ts';

test.use({ settings: { DEMO_COMMUNITY: 'auto' } });

test('The first person here finds a demo member, who is marked as one everywhere and answers by itself', async ({
  open,
}) => {
  const { page } = await open(person('Nell', { zip: '82001' }), { stage: 'quiz' });
  await page.goto('/soul-matching-setup');
  for (let step = 1; step <= 3; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Find My Tribe' }).click();
  await page.getByRole('link', { name: 'Find New Match' }).click();
  await expect(page.getByRole('button', { name: 'Say hello' })).toBeVisible();
  await expect(page.getByText('Demo member', { exact: true })).toBeVisible();
  await expect(page.getByText('took none of your matches', { exact: false })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/, \d+$/, '');
  await page.getByRole('button', { name: 'Say hello' }).click();

  await expect(page.getByText('ten written lines, no person behind them', { exact: false })).toBeVisible();
  await say(page, name, 'Hello, and no offense taken.');
  await expect(bubbles(page, 'Hello, and no offense taken.')).toHaveCount(1);
  await expect(composer(page, name)).toHaveValue('');
  const signed = page.getByText('Demo member · answers by itself', { exact: true });
  await expect(signed.first()).toBeVisible({ timeout: 10_000 });
  await say(page, name, 'Nice to meet you.');
  const line = page.getByRole('region', { name: `Messages with ${name}` }).getByText('/u/', { exact: false });
  await expect(line).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Copy my invite link' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'All chats' }).click();
  await expect(page.getByRole('listitem').getByText('Demo member', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name }) })
    .click();
  await expect(page).toHaveURL(/\/users\//);
  await expect(page.getByText('Demo member', { exact: true })).toBeVisible();
});
