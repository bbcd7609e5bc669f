import {
  defaultRangeExtractor,
  observeElementOffset,
  useVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '#contract/chat.ts';
import { useTouched } from './useTouched.ts';

/** The assumed height (px) of a line that was not measured yet: a bubble with one row of text. */
const ESTIMATE = 44;
/** The number of lines that are mounted above and below the screen, so that a fast scroll does not show gaps. */
const BEYOND = 40;

/** Mounts the line of this seq at once, wherever the screen is. */
export type Reveal = (seq: number) => void;

/** A mounted line: its index, its top (px) in the list, and whether it is mounted apart from the others. */
interface MountedLine {
  at: number;
  start: number;
  isAlone: boolean;
}

interface Window {
  shown: MountedLine[];
  /** The height (px) of the lines above that are not mounted. */
  above: number;
  /** The height (px) of the lines below that are not mounted. */
  below: number;
  /** The ref of each line. The element of a line has its index among the messages as `data-index`. */
  measure: (line: HTMLLIElement | null) => void;
}

/**
 * Mounts only the lines near the screen. The virtualizer remembers the height of each measured line and keeps
 * the visible text in place when lines above it are added, change or are measured.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  revealed: RefObject<Reveal | null>,
): Window {
  const [kept, setKept] = useState<number>();
  const margin = useMargin(list, messages);
  useTouched(list, setKept);
  useImperativeHandle(revealed, () => (seq) => flushSync(() => setKept(seq)), []);
  const keptAt = kept === undefined ? -1 : placeOf(messages, kept);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtualizer = useVirtualizer<Element, HTMLLIElement>({
    count: messages.length,
    getScrollElement: () => conversationOf(list),
    getItemKey: useCallback((at: number) => messages[at]?.id ?? at, [messages]),
    estimateSize: () => ESTIMATE,
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), keptAt), [keptAt]),
    ...useRelativeScrolling(),
    anchorTo: 'end',
    // A room opens at its end.
    initialOffset: () => messages.length * ESTIMATE,
    overscan: BEYOND,
    scrollMargin: margin,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAbove;

  const items = virtualizer.getVirtualItems();
  const shown = items.map(({ index, start }, place) => ({
    at: index,
    start: start - margin,
    isAlone: index === keptAt && items[place - 1]?.index !== index - 1 && items[place + 1]?.index !== index + 1,
  }));
  const run = items.filter((_, place) => shown[place]?.isAlone === false);
  const end = virtualizer.getTotalSize() + margin;
  return {
    shown,
    above: Math.max(0, (run[0]?.start ?? end) - margin),
    below: Math.max(0, end - (run.at(-1)?.end ?? end)),
    measure: virtualizer.measureElement,
  };
}

/** Returns the indexes of `run` in order, with the index `kept` added unless it is -1. */
export function withKept(run: number[], kept: number): number[] {
  const [first = Infinity, last = -Infinity] = [run[0], run.at(-1)];
  if (kept < 0 || (kept >= first && kept <= last)) return run;
  return kept < first ? [kept, ...run] : [...run, kept];
}

/** Returns the index of the message with this seq, or -1; messages are in the order of their seqs. */
export function placeOf(messages: readonly Message[], seq: number): number {
  let [from, to] = [0, messages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((messages[middle]?.seq ?? Infinity) < seq) from = middle + 1;
    else to = middle;
  }
  return messages[from]?.seq === seq ? from : -1;
}

const conversationOf = (list: RefObject<HTMLElement | null>): Element | null =>
  list.current?.closest('[data-conversation]') ?? null;

/**
 * Returns whether a line's new height would move the visible text. At the first measurement, this is so if the line
 * begins above the middle of the screen. Later, this is so if the line ends above the screen, because a line on the
 * screen grows downwards.
 */
export function isAbove(
  { key, start, end }: Pick<VirtualItem, 'key' | 'start' | 'end'>,
  _: number,
  { itemSizeCache, scrollOffset, scrollRect }: Pick<LineVirtualizer, 'itemSizeCache' | 'scrollOffset' | 'scrollRect'>,
): boolean {
  const top = scrollOffset ?? 0;
  return itemSizeCache.has(key) ? end <= top : start < top + (scrollRect?.height ?? 0) / 2;
}

type LineVirtualizer = Virtualizer<Element, HTMLLIElement>;
type Options = VirtualizerOptions<Element, HTMLLIElement>;

/**
 * Makes the virtualizer's corrections relative to the position for which they were computed. Since the last scroll
 * event, a finger or the scroll to the end may have moved the position.
 */
function useRelativeScrolling(): Pick<Options, 'scrollToFn' | 'observeElementOffset'> {
  const known = useRef(0);
  return {
    scrollToFn: (top, { adjustments = 0 }, { scrollElement }) => {
      const by = top + adjustments - known.current;
      known.current += by;
      scrollElement?.scrollBy({ top: by, behavior: 'instant' });
    },
    observeElementOffset: (virtualizer, tell) =>
      observeElementOffset(virtualizer, (top, isScrolling) => {
        known.current = top;
        tell(top, isScrolling);
      }),
  };
}

/** Returns the distance (px) of the list from the top of the conversation. A change keeps the visible text in place. */
function useMargin(list: RefObject<HTMLElement | null>, messages: readonly Message[]): number {
  const [margin, setMargin] = useState(0);
  const known = useRef<{ margin: number; above: number }>(undefined);
  const look = useCallback(() => {
    const box = conversationOf(list);
    const content = box?.firstElementChild;
    const top = list.current?.getBoundingClientRect().top;
    if (!box || !content || top === undefined) return;
    // Above a short conversation there is also free space. It shrinks while lines are measured, but moves no text.
    const above = top - (content.firstElementChild?.getBoundingClientRect().top ?? top);
    const now = { margin: top - content.getBoundingClientRect().top, above };
    const before = known.current ?? now;
    // A difference of less than half a pixel comes from rounding.
    if (before !== now && Math.abs(now.margin - before.margin) < 0.5) return;
    known.current = now;
    const by = now.above - before.above;
    if (by !== 0) box.scrollBy({ top: by, behavior: 'instant' });
    setMargin(now.margin);
  }, [list]);
  // The space above the first line may change in the same frame as the messages.
  useLayoutEffect(look, [look, messages]);
  useEffect(() => {
    const content = conversationOf(list)?.firstElementChild;
    if (!content) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(content);
    return () => watch.disconnect();
  }, [list, look]);
  return margin;
}
