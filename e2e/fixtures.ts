import { join } from 'node:path';
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { enter, secretsOf, type Entered, type Person, type Stage } from './people.ts';
import { KINDS, type Kind } from './place.ts';
import { Product } from './server.ts';

/** The responses and errors that a test's browser recorded. */
interface Ear {
  who: Person;
  heard: { from: string; text: string }[];
  complaints: string[];
}

export interface Opening {
  /** The stage that the person reaches through the API before signing in. Without a stage, the person is a stranger. */
  stage?: Stage;
  options?: BrowserContextOptions;
  /** Matches the complaints that the test causes on purpose. */
  expected?: RegExp;
}

/** Opens a separate browser for the person, and watches it for policy violations, errors and others' secrets. */
export type Open = (who: Person, opening?: Opening) => Promise<Visit>;

export interface Visit {
  page: Page;
  /** The person's id and tokens from the server; empty for a stranger. */
  entered: Entered;
}

/** Returns a worker's database kind: of two kinds the first for the first worker, and the second for the others. */
const kindOf = (worker: number): Kind | undefined => KINDS.at(worker === 0 ? 0 : -1);

export const test = base.extend<{ open: Open }, { product: Product; settings: Record<string, string> }>({
  /** Environment variables that override the defaults of the tests. */
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use, { parallelIndex }) => {
      const product = await Product.start(settings, kindOf(parallelIndex));
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 250_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  open: async ({ browser, product }, use) => {
    const ears: Ear[] = [];
    const pages: Page[] = [];
    await use(async (who, opening = {}) => {
      const { page, entered, ear } = await openBrowser(browser, product.url, { who, ...opening });
      ears.push(ear);
      pages.push(page);
      return { page, entered };
    });
    for (const page of pages) await page.context().close();
    expect(ears.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(leaks(ears)).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Opens a page of a person in a browser, and records what it hears and complains of. */
export async function openBrowser(
  browser: Browser,
  url: string,
  { who, stage, options, expected }: Opening & { who: Person },
): Promise<Visit & { ear: Ear }> {
  const entered = stage === undefined ? NOBODY : await enter(url, who, stage);
  const context = await browser.newContext({
    ...options,
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: tokensOf(entered) }] },
  });
  const page = await context.newPage();
  const ear: Ear = { who, heard: [], complaints: [] };
  await listen(page, ear, expected);
  return { page, entered, ear };
}

const NOBODY: Entered = { id: 0, accessToken: '', refreshToken: '' };

function tokensOf({ accessToken, refreshToken }: Entered): { name: string; value: string }[] {
  if (accessToken === '') return [];
  return Object.entries({ accessToken, refreshToken }).map(([name, value]) => ({ name, value }));
}

/** Matches what a browser logs while there is no network, or while the server is down, begins or stops (503). */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED|WebSocket|Failed to fetch|fetching the script|status of 503/;

/** Matches what a browser logs for a refused request. The page handles the refusal, so this is no complaint. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

async function listen(page: Page, { heard, complaints }: Ear, expected: RegExp | undefined): Promise<void> {
  const complain = (text: string): void => {
    if (!REFUSED.test(text) && expected?.test(text) !== true) complaints.push(text);
  };
  await page.exposeFunction('tellOfViolation', complain);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellOfViolation } = window as unknown as { tellOfViolation: (text: string) => void };
      tellOfViolation(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A response that was not read before the browser left the page is not recorded.
    response.text().then(
      (text) => heard.push({ from: response.url(), text }),
      () => undefined,
    );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push({ from: 'socket', text: payload.toString() })),
  );
}

/** Lists where a browser received another person's secrets. A secret that both people share, such as a ZIP, is none. */
function leaks(ears: readonly Ear[]): string[] {
  return ears.flatMap(({ who, heard }) =>
    ears
      .filter((other) => other.who !== who)
      .flatMap((other) => secretsOf(other.who))
      .filter((secret) => !secretsOf(who).some((own) => String(own) === String(secret)))
      .flatMap((secret) =>
        heard
          .filter(({ text }) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text)))
          .map(({ from }) => `${who.name} heard ${String(secret)} from ${from}`),
      ),
  );
}

/** True if SCREENS=1 asks for screenshots. */
export const keepsPictures = process.env['SCREENS'] !== undefined;

/** With SCREENS=1 saves a screenshot in artifacts/screens for people to look at; nothing is compared. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!keepsPictures) return;
  await page.screenshot({ path: join('artifacts', 'screens', `${name}.png`), fullPage });
}
