import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { findFirefox } from '#scripts/engines-here.ts';
import type { Driver } from './engine.tab.ts';

const PREFERENCES = {
  // A phone's scrollbars lie over the page and take no width.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
};

/** Firefox over WebDriver BiDi, without a window. Each person has a tab with storage of their own. */
export class Firefox {
  readonly #browser: Browser;
  /** What pages called an error, also while they loaded. */
  readonly errors: string[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(): Promise<Firefox> {
    const executablePath = findFirefox();
    if (executablePath === undefined) throw new Error('There is no Firefox.');
    return new Firefox(
      await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: PREFERENCES,
        env: { ...process.env, TZ: 'America/New_York', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      }),
    );
  }

  /** Opens a tab of the size of a phone for another person. */
  async tab(): Promise<Driver & { resize: (width: number, height: number) => Promise<void> }> {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844 });
    page.on('pageerror', (error) => void this.errors.push(String(error)));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    return { ...driverOf(page), resize: (width, height) => page.setViewport({ width, height }) };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}

function driverOf(page: Page): Driver {
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: async <A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A) =>
      (await page.evaluate(work as unknown as (...all: unknown[]) => R, ...given)) as R,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
  };
}
