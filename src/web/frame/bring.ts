import type { ScrollPosition } from './scroll.ts';

/** How long a page may take to reach its former height; after that, it is scrolled as far as possible. */
const PATIENCE_MS = 4000;
/** How long to wait for an anchor that is not in the page yet: its data may arrive over a slow connection. */
const ANCHOR_PATIENCE_MS = 20_000;
/** After this number of frames without a move, an anchor counts as restored. */
const STILL_FRAMES = 20;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns how far an anchor is from its former position, in pixels; undefined while the page has no such anchor. */
function distanceTo({ name, top }: NonNullable<ScrollPosition['anchor']>): number | undefined {
  const element = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
  return element === null ? undefined : element.getBoundingClientRect().top - top;
}

/** Scrolls each box to its former position. Returns whether all boxes have reached their positions. */
function bringBoxes(boxes: ScrollPosition['boxes']): boolean {
  const areThere = Object.entries(boxes).map(([name, top]) => {
    const box = document.querySelector(`[data-keeps-scroll="${CSS.escape(name)}"]`);
    box?.scrollTo({ top, behavior: 'instant' });
    return box !== null && Math.abs(box.scrollTop - top) < 2;
  });
  return areThere.every(Boolean);
}

/**
 * Gives the focus back to the anchor that had it, so that a keyboard or a screen reader continues there. Takes the
 * focus from no other element than the page's heading. Returns whether the page has the anchor.
 */
function hold(name: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(name)}"] [tabindex="-1"]`);
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches('[data-page-heading]') === true)
    element?.focus({ preventScroll: true });
  return element !== null;
}

/** Scrolls to a position in each frame until it is reached, time is over, the person acts, or the signal aborts. */
export function bring({ top, boxes, anchor, held }: ScrollPosition, over: AbortSignal): void {
  if (over.aborted) return;
  const now = (): number => performance.now();
  let until = now() + PATIENCE_MS;
  // After this time the boxes are no longer scrolled, even if the anchor is still missing: the reader may use them.
  const boxesUntil = until;
  const last = now() + ANCHOR_PATIENCE_MS;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const hand of HANDS) window.removeEventListener(hand, stop, true);
  };
  over.addEventListener('abort', stop);
  let [still, isLate, isSeen] = [0, false, false];
  const look = (): void => {
    const off = anchor === undefined ? undefined : distanceTo(anchor);
    if (off !== undefined && !isSeen) [isSeen, until] = [true, now() + PATIENCE_MS];
    const wasLate = isLate;
    isLate = now() > until;
    if (off !== undefined) window.scrollBy({ top: off, behavior: 'instant' });
    else if (anchor === undefined || (isLate && !wasLate)) window.scrollTo({ top, behavior: 'instant' });
    // The content above an anchor gets its height a few frames later.
    still = off !== undefined && Math.abs(off) < 1 ? still + 1 : 0;
    const isHere = anchor === undefined ? Math.abs(window.scrollY - top) < 2 : still >= STILL_FRAMES;
    const areBoxesThere = now() > boxesUntil || bringBoxes(boxes);
    // If the page has other anchors, the feed has loaded without this one, and waiting is useless.
    const isWhole = isSeen || anchor === undefined || document.querySelector('[data-anchor]') !== null;
    const isHeld = isHere && (held === undefined || hold(held));
    if ((isHeld && areBoxesThere) || (isLate && (now() > last || isWhole))) stop();
    else frame = requestAnimationFrame(look);
  };
  for (const hand of HANDS) window.addEventListener(hand, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(look);
}
