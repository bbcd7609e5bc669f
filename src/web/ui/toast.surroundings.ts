import { doOverlap, placeToast, type Box } from './toast.place.ts';

const WIDE = '(width >= 1200px)';
const OVERLAY = ':is([role="dialog"], [role="alertdialog"])';
/** A page's bar, the primary action, which is lime or of a companion's iris, and what a window is for and confirms. */
const NEVER = `header, [data-bar], :is(a, button):is(.bg-lime, .bg-iris), ${OVERLAY} :is(h2, .bg-ink, .bg-coral-fill)`;
/** Marks text that a toast would otherwise cover just when it matters. */
const READS = '[data-reads]';
const PLACES = `:is(main, ${OVERLAY})`;
const TAPS = `${PLACES} :is(h1, h2, a, button, input, textarea, select, label), ${READS}`;
const TEXTS = `${PLACES} :is(p, li, dt, dd)`;

/** A toast that somebody is about to press does not move away from them. */
export const isHeld = (toast: HTMLElement): boolean => toast.matches(':hover, :active, :focus-within');

/** Returns the top edge of the toast's position in the present window; `now` is its present position, 0 for none. */
export function placeOf(toast: HTMLElement, now: number): number {
  const { left, right } = toast.getBoundingClientRect();
  const from = matchMedia(WIDE).matches ? 'bottom' : 'top';
  // Without free space, a question of the page is more important than the edge of a toast.
  const taps = [...boxesOf(TAPS, toast), ...boxesOf('main h1', toast)];
  const surroundings = { never: boxesOf(NEVER, toast), taps, texts: boxesOf(TEXTS, toast) };
  const own = { left, right, height: toast.offsetHeight, ...(now > 0 && { now }) };
  return placeToast(own, { height: window.innerHeight, from }, surroundings);
}

/** A toast stays in its position unless something clickable or marked text appears under it. */
export function isInTheWay(toast: HTMLElement, top: number): boolean {
  const { left, right } = toast.getBoundingClientRect();
  const bottom = top + toast.offsetHeight;
  if (bottom > window.innerHeight) return true;
  return boxesOf(`${NEVER}, ${TAPS}`, toast).some((box) => doOverlap({ left, right, top, bottom }, box));
}

/** The toast lies on something that can be read or tapped. */
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
