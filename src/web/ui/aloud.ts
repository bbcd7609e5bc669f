/** A screen reader needs this time to notice the new region before its words come (ms). */
const NOTICE_MS = 100;
/** Then the words leave, so that nobody who reads through the page meets them later (ms). */
const LEAVES_MS = 10_000;

let region: HTMLElement | undefined;
let timer = 0;

/**
 * Says words to screen readers only, for an outcome that the screen itself shows. An outcome that the screen does not
 * show, or that happened elsewhere, is a toast.
 */
export function sayAloud(...sentences: readonly string[]): void {
  region ??= makeRegion();
  const own = region;
  window.clearTimeout(timer);
  own.textContent = '';
  timer = window.setTimeout(() => {
    own.textContent = sentences.map((words) => (/[.!?…]$/u.test(words) ? words : `${words}.`)).join(' ');
    timer = window.setTimeout(() => (own.textContent = ''), LEAVES_MS);
  }, NOTICE_MS);
}

/** The region is outside the page's root, and its `aria-live` keeps it audible beside an open window. */
function makeRegion(): HTMLElement {
  const made = document.createElement('p');
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  made.dataset['aloud'] = '';
  made.className = 'sr-only';
  document.body.append(made);
  return made;
}
