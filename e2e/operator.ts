import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const proof = (page: Page): Locator => page.getByRole('dialog', { name: 'Is it you?' });

/** Unlocks the operators' pages with the password. */
export async function unlockWith(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Unlock' }).click();
  await proof(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens one of the operators' pages, and unlocks it if it is locked. */
export async function openOperator(page: Page, password: string, path = '/operator'): Promise<void> {
  await page.goto(path);
  const rail = page.getByRole('navigation', { name: 'Pages for operators' });
  const locked = page.getByRole('heading', { name: 'These pages are locked' });
  await expect(rail.or(locked)).toBeVisible();
  if (await locked.isVisible()) await unlockWith(page, password);
  await expect(rail).toBeVisible();
}
