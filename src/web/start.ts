/**
 * The document's one script. It lets style, fonts and the words of index.html reach the screen first, and only then
 * fetches the app: on a slow line that brings the first words about a second forward, and the app loses nothing,
 * because it would have shared that second with them. The timer is for tabs in the background, which have no frames.
 */
let started = false;

function start() {
  if (started) return;
  started = true;
  void import('./main.tsx');
}

// The policy forbids code that is made from text. Zod would try that once, and the browser would report it; this is the
// setting of its `config()`, made before any schema is, and without carrying zod to the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

requestAnimationFrame(() => setTimeout(start, 0));
setTimeout(start, 200);
