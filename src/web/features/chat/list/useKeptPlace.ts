import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A reader this near to the top (px) wants to see new rows there. */
const AT_TOP = 24;

/**
 * Keeps the visible rows in place while other rows move above them. Rows are `li[data-room]` of `list`; the
 * browser's own scroll anchoring fails when its anchor row moves, and some browsers have none.
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
  // Any render may have moved rows.
  useLayoutEffect(() => {
    const scroller = list.current?.closest('[data-keeps-scroll]');
    if (!scroller) return;
    const moved = place.current.flatMap(({ room, top }) => {
      const row = list.current?.querySelector(`li[data-room="${room}"]`);
      return row ? [row.getBoundingClientRect().top - top] : [];
    });
    // Most visible rows move by the same distance; a row that jumped to the top is the exception.
    const by = moved.toSorted((a, b) => a - b)[Math.floor(moved.length / 2)] ?? 0;
    if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' });
  });
}

/** Scrolls to the top when another list is shown: that of another filter or search, which `what` names. */
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
