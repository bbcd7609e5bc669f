import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, keepPicture, keepsPictures } from './fixtures.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

/**
 * Takes pictures in both layouts and color schemes. Runs axe on the desk in light colors and on the phone in dark
 * colors, so that each layout and each color scheme is checked once. Checks that a narrow window and large text need no
 * sideways scrolling. Restores the window, and leaves light colors. `withAxe` is false for a screen that axe has
 * checked in another language.
 */
export async function look(page: Page, name: string, { fullPage = false, withAxe = true } = {}): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  await page.emulateMedia({ colorScheme: 'light' });
  if (keepsPictures) {
    await page.setViewportSize(PHONE);
    await keepPicture(page, `${name}-phone-light`, { fullPage });
  }
  await page.setViewportSize(DESK);
  await keepPicture(page, `${name}-desk-light`, { fullPage });
  if (withAxe) await expectNoViolations(page, `${name}, desk, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await whenStill(page);
  await keepPicture(page, `${name}-desk-dark`, { fullPage });
  await page.setViewportSize(PHONE);
  await keepPicture(page, `${name}-phone-dark`, { fullPage });
  if (withAxe) await expectNoViolations(page, `${name}, phone, dark`);
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(NARROW.width);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectRoomForLargeText(page, name);
}

/** Checks that text of twice the size fits a phone in lines of several letters, without sideways scrolling. */
async function expectRoomForLargeText(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await keepPicture(page, `${name}-phone-large-text`);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const outer = [...document.body.querySelectorAll('*')].filter(sticksOut);
    return scrollWidth > clientWidth ? outer.map(({ outerHTML }) => outerHTML.slice(0, 120)) : [];
  });
  const squeezed = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const { width } = element.getBoundingClientRect();
        // Text for screen readers only is one pixel wide.
        const isThin = width > 2 && width < 1.5 * Number.parseFloat(getComputedStyle(element).fontSize);
        return isThin && own.some(({ textContent }) => (textContent?.trim().length ?? 0) > 7);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(before);
  expect.soft({ wide, squeezed }, `${name}, text at 200 %`).toEqual({ wide: [], squeezed: [] });
}

/** Checks that axe finds nothing. Polls, because a violation may exist only while something loads (a pale button). */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  const seen = async (): Promise<string[]> => {
    await whenStill(page);
    return violations(page);
  };
  await expect.poll(seen, { message: where, timeout: 20_000 }).toEqual([]);
}

/**
 * Waits for the end of all animations, because axe would otherwise check intermediate colors and positions. While
 * `content-visibility` skips an element, the browser pauses its animations, and this function does not wait for them.
 * It checks again in each frame which elements are skipped.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = ({ effect, playState }: Animation): boolean => {
      const target = (effect as KeyframeEffect | null)?.target;
      const isSkipped = target?.checkVisibility({ contentVisibilityAuto: true }) === false;
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && !isSkipped;
    };
    while (document.getAnimations().some(moves)) await new Promise((next) => requestAnimationFrame(next));
  });
}
