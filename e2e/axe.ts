import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

/**
 * Returns the problems that axe finds on a page or in a part of the page. Runs axe directly, because the wrapper of axe
 * for Playwright loads half a megabyte of script per check and takes three times as long.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { axe: here } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await here.run(part ?? document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, within);
}
