/** A screen reader needs this time to notice the new region before its words come (ms). */
const NOTICE_MS = 100;
/** Then the words leave, so that nobody who reads through the page meets them later (ms). */
const LEAVES_MS = 10_000;

let region: HTMLElement | undefined;
let timer = 0;

/** Says sentences to screen readers, the newest in place of those before. Pages call `sayAloud` (toast.ts). */
export function say(sentences: readonly string[]): void {
  const own = (region ??= makeRegion());
  const show = (of: readonly string[]): void =>
    own.replaceChildren(...of.map((words) => Object.assign(document.createElement('p'), { textContent: words })));
  window.clearTimeout(timer);
  show([]);
  timer = window.setTimeout(() => {
    show(sentences);
    timer = window.setTimeout(() => show([]), LEAVES_MS);
  }, NOTICE_MS);
}

/** The region is outside the page's root, and its `aria-live` keeps it audible beside an open window. */
function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.ariaLive = 'polite';
  made.dataset['aloud'] = '';
  made.className = 'sr-only';
  document.body.append(made);
  return made;
}
