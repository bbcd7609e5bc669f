import { doOverlap, placeToast, type Box } from './toast.place.ts';

const WIDE = '(width >= 1200px)';
/** Marks text that the person must be able to read while a toast is open. */
const READS = '[data-reads]';
const OVERLAY = ':is([role="dialog"], [role="alertdialog"])';
/**
 * Selects what a toast covers only if no place is free: headers, bars, marked text, primary actions, and in a window
 * its title and confirm button. Primary actions are lime, or iris for a companion.
 */
const NEVER = `header, [data-bar], ${READS}, :is(a, button):is(.bg-lime, .bg-iris), ${OVERLAY} :is(h2, .bg-ink, .bg-coral-fill)`;
const PLACES = `:is(main, ${OVERLAY})`;
const TAPS = `${PLACES} :is(h1, h2, a, button, input, textarea, select, label)`;
const TEXTS = `${PLACES} :is(p, li, dt, dd)`;

/** Returns whether the pointer or the focus is on the toast. The person may be about to press such a toast. */
export const isHeld = (toast: HTMLElement): boolean => toast.matches(':hover, :active, :focus-within');

/** Returns the best top edge for the toast. `now` is the toast's present top edge, or 0 for a new toast. */
export function placeOf(toast: HTMLElement, now: number): number {
  const { left, right } = toast.getBoundingClientRect();
  const from = matchMedia(WIDE).matches ? 'bottom' : 'top';
  // The page's heading is in the list twice, so that covering it costs more than covering another heading or control.
  const taps = [...boxesOf(TAPS, toast), ...boxesOf('main h1', toast)];
  const surroundings = { never: boxesOf(NEVER, toast), taps, texts: boxesOf(TEXTS, toast) };
  const own = { left, right, height: toast.offsetHeight, ...(now > 0 && { now }) };
  return placeToast(own, { height: window.innerHeight, from }, surroundings);
}

/** Returns whether a toast at `top` ends below the window, or covers a bar, a heading, a control or marked text. */
export function isInTheWay(toast: HTMLElement, top: number): boolean {
  const { left, right } = toast.getBoundingClientRect();
  const bottom = top + toast.offsetHeight;
  if (bottom > window.innerHeight) return true;
  return boxesOf(`${NEVER}, ${TAPS}`, toast).some((box) => doOverlap({ left, right, top, bottom }, box));
}

/** Returns whether the toast covers anything readable or clickable. */
export function doesCover(toast: HTMLElement): boolean {
  const own = toast.getBoundingClientRect();
  return boxesOf(`${NEVER}, ${TAPS}, ${TEXTS}`, toast).some((box) => doOverlap(own, box));
}

/** Returns the boxes of the elements that match the selector and are visible in the window, except the toast's own. */
function boxesOf(selector: string, toast: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !toast.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}
