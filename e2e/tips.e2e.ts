import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { DESK } from './views.ts';

test('An icon shows its name under the mouse and the focus, and Escape hides it', async ({ open }) => {
  const { page } = await open(pair()[0], { stage: 'profile' });
  await page.addInitScript(() => localStorage.setItem('wildin.tools-named', '3'));
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

test('The bar’s tools show their names three times, the rail’s always', async ({ open }) => {
  const { page } = await open(pair()[0], { stage: 'profile' });
  const tools = ['Quiz party', /your vibes/i, 'Soul matching preferences', /Chat with Wyn/];
  const names = ['Party', 'Vibes', 'Matching', 'Wyn'];
  const bar = page.getByRole('banner');
  for (let visit = 1; visit <= 3; visit += 1) {
    await page.goto('/match');
    for (const name of names) await expect(bar.getByText(name, { exact: true })).toBeVisible();
  }
  await page.goto('/match');
  for (const name of tools) {
    const tool = bar.getByLabel(name);
    await expect(tool).toBeVisible();
    await tool.hover();
    await expect(page.locator('.tip')).toHaveAttribute('data-words', name);
    await expect(page.locator('.tip')).toBeVisible();
  }
  for (const name of names) await expect(bar.getByText(name, { exact: true })).toHaveCount(0);
  await page.setViewportSize(DESK);
  const rail = page.getByRole('navigation', { name: 'Main' });
  for (const name of names) await expect(rail.getByText(name, { exact: true })).toBeVisible();
});
