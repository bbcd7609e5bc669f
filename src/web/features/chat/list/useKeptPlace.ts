import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Within this distance of the top (px) the list is not held in place, so that new rows come into view. */
const AT_TOP = 24;

/**
 * Keeps the visible rows in place while other rows move above them. The rows are the `li[data-room]` in `list`. The
 * browser's own scroll anchoring fails when its anchor row moves, and some browsers have no anchoring.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>): void {
  const place = useRef<{ room: string; top: number }[]>([]);
  useEffect(() => {
    const scroller = list.current?.closest('[data-keeps-scroll]');
    if (!scroller) return undefined;
    const note = (): void => {
      place.current = scroller.scrollTop < AT_TOP ? [] : seenIn(scroller, list.current);
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [list]);
  // This runs after every render, because any render may have moved rows.
  useLayoutEffect(() => {
    const scroller = list.current?.closest('[data-keeps-scroll]');
    if (!scroller) return;
    const moved = place.current.flatMap(({ room, top }) => {
      const row = list.current?.querySelector(`li[data-room="${room}"]`);
      return row ? [row.getBoundingClientRect().top - top] : [];
    });
    // Most visible rows move by the same distance, so the median ignores a row that jumped to the top.
    const by = moved.toSorted((a, b) => a - b)[Math.floor(moved.length / 2)] ?? 0;
    if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' });
  });
}

/** Scrolls to the top when `what` changes, which names the shown list by its filter and search. */
export function useTopOfAnother(list: RefObject<HTMLElement | null>, what: string): void {
  const before = useRef(what);
  useLayoutEffect(() => {
    if (before.current === what) return;
    before.current = what;
    list.current?.closest('[data-keeps-scroll]')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [list, what]);
}

/** Returns the visible rows. Finds the first by bisection: checking a thousand rows would take longer than a frame. */
function seenIn(scroller: Element, list: HTMLElement | null): { room: string; top: number }[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const rows = list?.getElementsByTagName('li');
  const boxOf = (at: number): DOMRect | undefined => rows?.[at]?.getBoundingClientRect();
  let [from, to] = [0, rows?.length ?? 0];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((boxOf(middle)?.bottom ?? 0) <= top) from = middle + 1;
    else to = middle;
  }
  const seen: { room: string; top: number }[] = [];
  for (let at = from, box = boxOf(at); box !== undefined && box.top < bottom; box = boxOf(at)) {
    seen.push({ room: rows?.[at]?.dataset['room'] ?? '', top: box.top });
    at += 1;
  }
  return seen;
}
