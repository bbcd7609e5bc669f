import { doOverlap, placeToast, type Box } from './toast.place.ts';

const WIDE = '(width >= 1200px)';
const OVERLAY = ':is([role="dialog"], [role="alertdialog"])';
/** A toast avoids headers, bars, primary actions (lime, iris for a companion), a window's title and confirm button. */
const NEVER = `header, [data-bar], :is(a, button):is(.bg-lime, .bg-iris), ${OVERLAY} :is(h2, .bg-ink, .bg-coral-fill)`;
/** Marks text that the person must be able to read while a toast is open. */
const READS = '[data-reads]';
const PLACES = `:is(main, ${OVERLAY})`;
const TAPS = `${PLACES} :is(h1, h2, a, button, input, textarea, select, label), ${READS}`;
const TEXTS = `${PLACES} :is(p, li, dt, dd)`;

/** A toast under the pointer or with the focus does not move, because the person may be about to press it. */
export const isHeld = (toast: HTMLElement): boolean => toast.matches(':hover, :active, :focus-within');

/** Returns the best top edge for the toast in this window; `now` is its present top edge, or 0 for a new toast. */
export function placeOf(toast: HTMLElement, now: number): number {
  const { left, right } = toast.getBoundingClientRect();
  const from = matchMedia(WIDE).matches ? 'bottom' : 'top';
  // `main h1` counts twice: without free space, the page's heading matters more than the toast's preferred edge.
  const taps = [...boxesOf(TAPS, toast), ...boxesOf('main h1', toast)];
  const surroundings = { never: boxesOf(NEVER, toast), taps, texts: boxesOf(TEXTS, toast) };
  const own = { left, right, height: toast.offsetHeight, ...(now > 0 && { now }) };
  return placeToast(own, { height: window.innerHeight, from }, surroundings);
}

/** Returns whether a toast at `top` leaves the window, or covers a bar, a heading, a control or marked text. */
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

/** Returns the visible boxes in the window, without those inside the toast itself. */
function boxesOf(selector: string, toast: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !toast.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}
