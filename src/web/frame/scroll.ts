import { cameFrom, ENTRY, entryName, FROM } from '#web/platform/entry.ts';
import { pageAddress } from '#web/platform/modal.ts';
import { newId } from '#web/platform/newId.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson } from '#web/platform/storage/storage.ts';

/**
 * The scroll position of a page when it was left: `top` of the window, and of each element with `data-keeps-scroll` in
 * `boxes`. `anchor` is the first visible element with `data-anchor`, and its distance from the window's top; content
 * above the anchor may change its height. `held` is the anchor that had or contained the focus.
 */
export type ScrollPosition = {
  top: number;
  boxes: Readonly<Record<string, number>>;
  anchor?: { name: string; top: number };
  held?: string;
};

const MOST_KEPT = 60;

/**
 * Restores the scroll position on the way back, starts a new page at its top, and moves nothing when a window opens or
 * closes over a page. It replaces the browser's own restoring, which runs before a lazy page has rendered. Returns the
 * function that removes the listeners.
 */
export function keepPlaces(): () => void {
  const places = new Map(readJson(kept.scrollPlaces, placesIn));
  let entry = entryName() ?? newId();
  let from = cameFrom();
  nameEntry(entry, from);
  let page = pageAddress(window.location);
  let { pathname } = window.location;
  let stop = (): void => undefined;

  const leave = (): void => {
    places.delete(entry);
    places.set(entry, placeNow());
  };
  const arrive = (place: ScrollPosition | undefined): void => {
    stop();
    if (place) stop = restore(place);
    page = pageAddress(window.location);
    ({ pathname } = window.location);
  };
  const top = (): ScrollPosition | undefined =>
    window.location.pathname === pathname ? undefined : { top: 0, boxes: {} };

  const popped = (): void => {
    leave();
    entry = entryName() ?? newId();
    from = cameFrom();
    nameEntry(entry, from);
    arrive(pageAddress(window.location) === page ? undefined : (places.get(entry) ?? { top: 0, boxes: {} }));
  };
  const pushed = (): void => {
    leave();
    entry = newId();
    from = page;
    nameEntry(entry, from);
    arrive(top());
  };
  const replaced = (): void => {
    // Naming an entry replaces its state, which calls this listener again.
    if (entryName() === entry) return;
    nameEntry(entry, from);
    arrive(top());
  };
  const hidden = (): void => {
    leave();
    writeJson(kept.scrollPlaces, [...places].slice(-MOST_KEPT));
  };

  history.scrollRestoration = 'manual';
  arrive(places.get(entry));
  // Runs before the router, which would render the new page before the old position is read.
  const over = new AbortController();
  const early = { capture: true, signal: over.signal };
  const listeners = { popstate: popped, pushState: pushed, replaceState: replaced, pagehide: hidden };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, early);
  return () => {
    stop();
    over.abort();
  };
}

/** Scrolls to a position; loads more code unless it is the top. Returns the function that cancels the scrolling. */
function restore(place: ScrollPosition): () => void {
  if (place.top === 0 && Object.keys(place.boxes).length === 0 && place.held === undefined) {
    const frame = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }
  const left = new AbortController();
  // Without the code the page begins at its top.
  void import('./bring.ts').then(
    ({ bring }) => bring(place, left.signal),
    () => undefined,
  );
  return () => left.abort();
}

function placeNow(): ScrollPosition {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-keeps-scroll]')];
  const scrolled = boxes.filter((box) => box.scrollTop > 0);
  const anchor = anchorNow();
  const held = document.activeElement?.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];
  return {
    top: window.scrollY,
    boxes: Object.fromEntries(scrolled.map((box) => [box.dataset['keepsScroll'] ?? '', box.scrollTop])),
    ...(anchor !== undefined && { anchor }),
    ...(held !== undefined && { held }),
  };
}

function anchorNow(): ScrollPosition['anchor'] {
  if (window.scrollY === 0) return undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) return { name: element.dataset['anchor'] ?? '', top };
  }
  return undefined;
}

function nameEntry(name: string, from: string | undefined): void {
  if (entryName() === name) return;
  history.replaceState({ ...(history.state as object | null), [ENTRY]: name, [FROM]: from }, '');
}

function placesIn(value: unknown): [string, ScrollPosition][] {
  return Array.isArray(value) ? value.filter(isNamedPlace) : [];
}

function isNamedPlace(value: unknown): value is [string, ScrollPosition] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  return typeof place === 'object' && place !== null && 'top' in place && 'boxes' in place;
}
