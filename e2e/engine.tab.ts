import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** What each engine's driver does for a tab. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Runs a function on the page; it must return at once, with data. */
  run: <A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A) => Promise<R>;
  /** Presses the element like a person; rejects if something covers it. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
}

type Kind = keyof typeof KINDS;
const KINDS = {
  link: 'a[href]',
  button: 'button, [role=menuitem]',
  field: 'input:not([type=hidden]), textarea',
  choice: 'input[type=radio], input[type=checkbox]',
  heading: 'h1, h2, h3',
} as const;

/** The longest wait for anything on a page. It is long, so that a busy machine fails no test. */
const PATIENCE_MS = 30_000;

/** One tab in any engine, used by the names that a person reads. */
export class Tab {
  readonly #driver: Driver;
  readonly url: string;

  constructor(driver: Driver, url: string) {
    this.#driver = driver;
    this.url = url;
  }

  get run(): Driver['run'] {
    return this.#driver.run;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.url + path);
    // An address may load the page twice, and what was noted on the first page is gone.
    await this.#driver.run(noteErrors);
  }

  /** Goes to a page as a link of the app does. */
  async go(path: string): Promise<void> {
    await this.#driver.run((to) => {
      // The page that is there sets its title once.
      if (location.pathname === to) return;
      document.title = '';
      history.pushState(null, '', to);
    }, path);
    await this.until(`${path} has a title`, () => this.#driver.run(() => document.title !== ''));
  }

  /** Signs a person in whom the API knows. */
  async enter(tokens: { accessToken: string; refreshToken: string }, path: string): Promise<void> {
    await this.#driver.open(`${this.url}/favicon.svg`);
    await this.#driver.run((given) => {
      for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
    }, tokens);
    await this.open(path);
  }

  async press(kind: Kind, name: RegExp): Promise<void> {
    await this.#on(kind, name, (selector) => this.#driver.click(selector));
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.#on('field', name, (selector) => this.#driver.type(selector, text));
  }

  /** Waits until the page shows these words. */
  async sees(words: RegExp): Promise<void> {
    const shown = (): Promise<boolean> =>
      this.#driver.run((source) => new RegExp(source, 'u').test(document.body.innerText), words.source);
    await this.until(`the page shows ${String(words)}`, shown);
  }

  /** Gives a file to the page's field for files, which has no other way in than a window of the system. */
  async attach(path: string): Promise<void> {
    const bytes = (await readFile(path)).toString('base64');
    await this.#driver.run(
      (name, content) => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (input === null) throw new Error('The page has no field for files.');
        const data = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        const given = new DataTransfer();
        given.items.add(new File([data], name, { type: 'image/jpeg' }));
        input.files = given.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      basename(path),
      bytes,
    );
  }

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let why = '';
    while (Date.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        why = ` (${String(error)})`;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const text = await this.#driver.run(() => `${location.pathname}: ${document.body.innerText.slice(0, 400)}`);
    throw new Error(`Not so after ${PATIENCE_MS / 1000} s: ${what}${why}\n${text}`);
  }

  /** Returns what the page called an error since it was opened, and forgets it. */
  async errors(): Promise<string[]> {
    return this.#driver.run(() => {
      const { noted = [] } = window as { noted?: string[] };
      return noted.splice(0);
    });
  }

  async #on(kind: Kind, name: RegExp, act: (selector: string) => Promise<void>): Promise<void> {
    await this.until(`${kind} ${String(name)} can be used`, async () => {
      if (!(await this.#driver.run(mark, KINDS[kind], name.source))) return false;
      await act('[data-wanted]');
      return true;
    });
  }
}

/** Marks the first element of these that is seen and has this name. Returns whether there is one. */
function mark(selectors: string, source: string): boolean {
  const nameOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  };
  const isReady = (element: Element): boolean => {
    const box = element.closest('label') ?? element;
    return !(element as HTMLInputElement).disabled && box.checkVisibility({ visibilityProperty: true });
  };
  document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
  const wanted = new RegExp(source, 'u');
  const found = [...document.querySelectorAll(selectors)].find((one) => wanted.test(nameOf(one)) && isReady(one));
  if (found === undefined) return false;
  const isChoice = found.matches('[type=radio], [type=checkbox]');
  (isChoice ? (found.closest('label') ?? found) : found).setAttribute('data-wanted', '');
  return true;
}

function noteErrors(): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  window.addEventListener('error', ({ message }) => void noted.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => void noted.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    noted.push(`policy: ${violatedDirective} ${blockedURI}`);
  });
  const { console } = window as unknown as { console: { error: (...words: unknown[]) => void } };
  const say = console.error;
  console.error = (...words) => {
    noted.push(words.map(String).join(' '));
    say.apply(console, words);
  };
}
