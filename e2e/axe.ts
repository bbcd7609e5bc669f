import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

/**
 * Returns what axe finds wrong on a page or within a part of it. It is called directly, not through its wrapper for
 * browsers' drivers, which brings half a megabyte of script for each look and needs three times as long.
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
