import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { send, type Entered } from './people.ts';
import { DESK } from './views.ts';

/** Opens the desk in a large window, and enters the password when the desk asks for a proof of identity. */
export async function openDesk(page: Page, password: string, path = '/moderation'): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(path);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
}

const queue = (page: Page): Locator => page.getByRole('region', { name: 'Queue' });
/** Locates the cases by their names, because the queue's tabs are links too and come before the cases. */
export const cases = (page: Page): Locator => queue(page).getByRole('link', { name: /^(Message|Person)/ });
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Decide' });

/** Fills in a decision on the open case, and sends the decision. */
export async function decide(
  page: Page,
  { action, rule, sentence }: { action: string; rule: RegExp; sentence: string },
): Promise<void> {
  await pane(page).getByRole('radio', { name: action }).check();
  await page.getByRole('button', { name: 'Choose a rule' }).click();
  await page.getByRole('button', { name: rule }).click();
  await page.getByLabel(/^A sentence to/).fill(sentence);
  await page.keyboard.press('Control+Enter');
  await expect(pane(page).getByText('Until then it has not happened.')).toBeVisible();
}

/** Reports over HTTP, because another test covers the report sheet. */
export async function report(
  url: string,
  { accessToken: token }: Entered,
  body: { subject: { kind: string; id: string }; category: string },
): Promise<void> {
  await send(`${url}/api/reports`, { token, body });
}
