/**
 * The document's only script: it decides when the browser fetches the app. It fetches styles and words first, because
 * the app would share their bandwidth. On a slow connection the page shows a second earlier, and the app is not later.
 */
import type { Messages } from '@lingui/core';
import { readEarly } from './platform/calls/early.ts';
import { putShelf } from './platform/calls/shelf.ts';
import { hasWorker } from './ui/hasWorker.ts';
import { greetByName, rememberLook, spokenLanguage } from './look.ts';

let started = false;
/** Resolves when what an earlier visit kept is at hand. */
let shelf: Promise<void> | undefined;

async function start() {
  if (started) return;
  started = true;
  const place = document.querySelector('[data-known-name]') === null ? location.pathname.slice(1) : 'home';
  // The files download together, then run one after another: two short tasks delay a first tap less than one long task.
  document.querySelectorAll<HTMLLinkElement>('link[rel="later"]').forEach((link) => {
    const of = link.dataset['of']?.split(' ') ?? [];
    if (of.includes('app') || of.includes(place)) link.rel = 'modulepreload';
  });
  const [styled, spoken] = [fetchStyle(), speakOwnLanguage()];
  try {
    await import('./library.ts');
    await new Promise((resolve) => setTimeout(resolve, 0));
    await Promise.all([styled, spoken, shelf]);
    await import('./main.tsx');
  } catch {
    startAgain();
  }
}

/**
 * Starts anew after code did not load. A visitor of the landing page reads on, and the next input tries again. Any other
 * page waits for the server and is loaded again, because not every browser repeats a failed import in one document. A
 * page that the person leaves meanwhile does neither.
 */
function startAgain(): void {
  started = false;
  if (document.documentElement.dataset['shell'] === 'landing') return startWhenNeeded();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSecond = visit?.type === 'reload';
  const ask = async (): Promise<void> => {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
    if (ok) location.reload();
    else startAgain();
  };
  setTimeout(() => void ask(), isSecond ? LATER_MS : SOON_MS);
}

const SOON_MS = 3000;
const LATER_MS = 30_000;

/** By its folder, what loads the texts of another language (scripts/words-plugin.ts). */
const lists = import.meta.glob<{ messages: Messages }>(['./*/language.ts', '!./en/*'], {
  base: '/content/languages/',
  query: '?words=first',
});

/** Loads the texts of another language before the app's modules run. If that fails, the app is in English. */
async function speakOwnLanguage(): Promise<void> {
  const language = spokenLanguage();
  const load = lists[`./${language}/language.ts`];
  if (load === undefined) return;
  try {
    const [{ messages }, { speak }] = await Promise.all([load(), import('./words/words.ts')]);
    speak(language, messages);
  } catch {
    document.documentElement.lang = 'en';
  }
}

/**
 * Fetches what an earlier visit kept, so that the pages show it at once. Only a browser with the service worker has both
 * the reads and, without the network, the code for them.
 */
async function fetchShelf(): Promise<void> {
  if (!hasWorker()) return;
  const reading = await import('./platform/calls/shelf.reading.ts').catch(() => undefined);
  putShelf(await reading?.readShelf());
}

/** Resolves when the app's style sheet has loaded or failed, because an unstyled page is better than no page. */
function fetchStyle(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[data-of="style"]');
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.rel = 'stylesheet';
  });
}

/** Calls `then` after the first paint and after 3 s, in case no paint is reported. In a hidden tab, calls it now. */
function afterFirstPaint(then: () => void) {
  if (document.visibilityState === 'hidden') return then();
  const watch = new PerformanceObserver(() => {
    watch.disconnect();
    then();
  });
  watch.observe({ type: 'paint', buffered: true });
  return setTimeout(then, 3000);
}

/** Starts the app at the person's first input, or when another tab changes the storage (a sign-in). */
function startWhenNeeded() {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage'] as const;
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    void start();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
}

// The content security policy forbids code from strings. Zod tries such code once, and the browser would report that.
// `jitless` stops the try. It is set before any schema exists, without loading zod for the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

rememberLook();
// The landing page and its links work without the app, so a visitor who only reads never downloads it.
if (document.documentElement.dataset['shell'] === 'landing' && location.search === '') startWhenNeeded();
else {
  readEarly(location);
  shelf = fetchShelf();
  afterFirstPaint(() => {
    greetByName();
    void start();
  });
}
