import { expect, type Page } from '@playwright/test';

/** Goes to a page as a link of the app does, without loading the app anew. Waits for the page's title. */
export async function goTo(page: Page, path: string, { isAnother = true } = {}): Promise<void> {
  await page.evaluate(
    ([to, forget]) => {
      if (forget) document.title = '';
      history.pushState(null, '', to);
    },
    [path, isAnother] as const,
  );
  await expect(page, path).toHaveTitle(/\S/);
}
