import type { Page } from '@playwright/test';

/** What moved while a page loaded. */
export interface Movement {
  /** The sum of the layout shifts, as the browser scores them, without those that follow an input. */
  sum: number;
  /** The elements that moved, with how far they moved, in px. The farthest is first. */
  moved: { element: string; by: number }[];
}

/** How late each answer of the server is, so that the skeletons show. */
const LATE_MS = 150;
/** The number of frames without a change after which a page counts as still. */
const STILL_FRAMES = 12;

/** Makes every page that is opened from now on record its layout shifts, and delays the answers of the server. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { sum: 0, moved: [] as { element: string; by: number }[] };
    Object.assign(window, { shifts: record });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return 'an element that is gone';
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60) ?? ''} “${words}”`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        record.sum += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const by = Math.round(Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top)));
          record.moved.push({ element: nameOf(node), by });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // A page that was left does not wait for its answers.
    await route.continue().catch(() => undefined);
  });
}

/** An entry of the browser's timeline; TypeScript's library does not have it. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Opens an address as a new document, and returns what moved until nothing loads and nothing changes any more. */
export async function movementOf(page: Page, address: string): Promise<Movement> {
  const requests = { open: 0 };
  const asked = (): void => void (requests.open += 1);
  const answered = (): void => void (requests.open -= 1);
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered);
  await page.goto(address);
  for (let rounds = 0; rounds === 0 || (requests.open > 0 && rounds < 5); rounds += 1) await untilStill(page);
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered);
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Movement }).shifts);
  return { sum, moved: moved.toSorted((a, b) => b.by - a.by) };
}

/** Waits for some frames in a row without a skeleton, without new content and without anything loaded. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    let changed = 0;
    const change = (): void => void (changed += 1);
    const content = new MutationObserver(change);
    content.observe(document, { childList: true, subtree: true });
    const loads = new PerformanceObserver(change);
    loads.observe({ type: 'resource' });
    let seen = changed;
    const begun = performance.now();
    for (let still = 0; still < frames && performance.now() - begun < 15_000; still += 1) {
      await new Promise((next) => requestAnimationFrame(next));
      const isLoading = document.querySelector('[aria-busy="true"],.skeleton') !== null;
      if (changed !== seen || isLoading) still = 0;
      seen = changed;
    }
    content.disconnect();
    loads.disconnect();
  }, STILL_FRAMES);
}
