import { pageAddress } from '#web/platform/modal.ts';
import { newId } from '#web/platform/newId.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson } from '#web/platform/storage.ts';

/** The scroll position of a page when it was left: the window's, and that of each box marked `data-keeps-scroll="name"`. */
type Place = { top: number; boxes: Readonly<Record<string, number>> };

/** The key in a history entry's state that holds its name among the places. */
const ENTRY = 'entry';
const MOST_KEPT = 60;
/** How long a page may take to grow back to its height. */
const PATIENCE_MS = 4000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position on the way back, starts a new page at its top, and moves nothing when a window opens or
 * closes over a page. The browser's own restoring runs before a lazy page has rendered. Returns the function that stops it.
 */
export function keepPlaces(): () => void {
  const places = new Map(readJson(kept.scrollPlaces, placesIn));
  let entry = entryName() ?? newId();
  nameEntry(entry);
  let page = pageAddress(window.location);
  let { pathname } = window.location;
  let stop = (): void => undefined;

  const leave = (): void => {
    places.delete(entry);
    places.set(entry, placeNow());
  };
  const arrive = (place: Place | undefined): void => {
    stop();
    if (place) stop = bring(place);
    page = pageAddress(window.location);
    ({ pathname } = window.location);
  };
  const top = (): Place | undefined => (window.location.pathname === pathname ? undefined : { top: 0, boxes: {} });

  const popped = (): void => {
    leave();
    entry = entryName() ?? newId();
    nameEntry(entry);
    arrive(pageAddress(window.location) === page ? undefined : (places.get(entry) ?? { top: 0, boxes: {} }));
  };
  const pushed = (): void => {
    leave();
    entry = newId();
    nameEntry(entry);
    arrive(top());
  };
  const replaced = (): void => {
    // Naming an entry replaces its state, which calls this listener again.
    if (entryName() === entry) return;
    nameEntry(entry);
    arrive(top());
  };
  const hidden = (): void => {
    leave();
    writeJson(kept.scrollPlaces, [...places].slice(-MOST_KEPT));
  };

  history.scrollRestoration = 'manual';
  arrive(places.get(entry));
  // Ahead of the router, which would render the new page before the old one's position is read.
  const early = { capture: true };
  const listeners = { popstate: popped, pushState: pushed, replaceState: replaced, pagehide: hidden };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, early);
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, early);
  };
}

function placeNow(): Place {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-keeps-scroll]')];
  const scrolled = boxes.filter((box) => box.scrollTop > 0);
  return {
    top: window.scrollY,
    boxes: Object.fromEntries(scrolled.map((box) => [box.dataset['keepsScroll'] ?? '', box.scrollTop])),
  };
}

/** Scrolls to a place as soon as the page is tall enough, unless the person scrolls first. Returns the function that stops it. */
function bring({ top, boxes }: Place): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const hand of HANDS) window.removeEventListener(hand, stop, true);
  };
  const look = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    const isThere = Object.entries(boxes).map(([name, boxTop]) => {
      const box = document.querySelector(`[data-keeps-scroll="${CSS.escape(name)}"]`);
      box?.scrollTo({ top: boxTop, behavior: 'instant' });
      return box !== null && Math.abs(box.scrollTop - boxTop) < 2;
    });
    const isDone = Math.abs(window.scrollY - top) < 2 && isThere.every(Boolean);
    if (isDone || performance.now() > until) stop();
    else frame = requestAnimationFrame(look);
  };
  for (const hand of HANDS) window.addEventListener(hand, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(look);
  return stop;
}

function entryName(): string | undefined {
  const state: unknown = history.state;
  const name = typeof state === 'object' && state !== null && ENTRY in state ? state[ENTRY] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function nameEntry(name: string): void {
  const state: unknown = history.state;
  if (entryName() !== name) history.replaceState({ ...(typeof state === 'object' ? state : {}), [ENTRY]: name }, '');
}

function placesIn(value: unknown): [string, Place][] {
  return Array.isArray(value) ? value.filter(isNamedPlace) : [];
}

function isNamedPlace(value: unknown): value is [string, Place] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  return typeof place === 'object' && place !== null && 'top' in place && 'boxes' in place;
}
