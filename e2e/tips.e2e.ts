import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';

test('An icon shows its name under the mouse and the focus, and Escape hides it', async ({ open }) => {
  const { page } = await open(pair()[0], { stage: 'profile' });
  await page.goto('/match');
  const tip = page.locator('.tip');
  const party = page.getByRole('link', { name: 'Quiz party' });
  await party.hover();
  await expect(tip).toBeVisible();
  await expect(tip).toHaveAttribute('data-words', 'Quiz party');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  await page.mouse.move(200, 500);
  await party.focus();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await expect(tip).not.toHaveAttribute('data-words', 'Quiz party');
  const edges = await tip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
  expect(edges).toBe(true);
});
