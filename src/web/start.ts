/**
 * The document's one script: it decides when the app is fetched. Style and words reach the screen first; on a slow line
 * that brings them about a second forward, and the app loses nothing, because it would have shared that second with them.
 */
import { greetByName, rememberLook } from './look.ts';

let started = false;

async function start() {
  if (started) return;
  started = true;
  const isHome = document.querySelector('[data-known-name]') !== null;
  // All at once over the line; then one after another, because two short tasks hold up a first tap less than a long one.
  document.querySelectorAll<HTMLLinkElement>('link[rel="later"]').forEach((link) => {
    if (isHome || link.dataset['of'] === 'app') link.rel = 'modulepreload';
  });
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve, 0));
  await import('./main.tsx');
}

/** Tabs in the background paint nothing until they are looked at; and not every browser tells of its paints. */
function afterFirstPaint(then: () => void) {
  if (document.visibilityState === 'hidden') return then();
  const watch = new PerformanceObserver(() => {
    watch.disconnect();
    then();
  });
  watch.observe({ type: 'paint', buffered: true });
  return setTimeout(then, 3000);
}

/** At the first sign of somebody's being there, or of another tab's signing in. */
function startWhenNeeded() {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage'] as const;
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    void start();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
}

// The policy forbids code that is made from text. Zod would try that once, and the browser would report it; this is the
// setting of its `config()`, made before any schema is, and without carrying zod to the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

rememberLook();
// The landing page is whole without the app, its links too: who only looks at it need not carry it.
if (document.documentElement.dataset['shell'] === 'landing' && location.search === '') startWhenNeeded();
else {
  afterFirstPaint(() => {
    greetByName();
    void start();
  });
}
