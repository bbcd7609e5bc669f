import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A scroll position this near to the end counts as the end, because small distances are accidental. */
const NEAR_PX = 64;

interface LatestInput {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The number of own messages waiting below; a larger one means that the person has just written. */
  written: number;
  /** Shows the end of the log, where something earlier is on screen; undefined where the end is there. */
  onPresent: (() => void) | undefined;
}

export interface Latest {
  isAtEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Follows the end of a conversation while the person is there, whatever grows or shrinks. Elsewhere the window of lines
 * keeps the place (useWindow.ts).
 */
export function useLatest({ scroller, content, written, onPresent }: LatestInput): Latest {
  const [isNear, setIsNear] = useState(true);
  const isPast = onPresent !== undefined;
  const isAtEnd = isNear && !isPast;
  const stay = useRef({ isAtEnd: true, written });
  const isHeld = useRef(false);
  /** Where the person was last, to tell their way up from an end that moved away below them. */
  const top = useRef(0);
  useRelease(isHeld);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    stay.current.isAtEnd = true;
    isHeld.current = true;
    setIsNear(true);
    onPresent?.();
    box.scrollTo({ top: box.scrollHeight });
  }, [scroller, onPresent]);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const isClose = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    const hasGoneUp = box.scrollTop < top.current;
    top.current = box.scrollTop;
    // A tall line, or several at once, came before the browser told of the last step to the end.
    if (!isClose && (isHeld.current || (stay.current.isAtEnd && !hasGoneUp))) {
      box.scrollTo({ top: box.scrollHeight });
      return;
    }
    stay.current.isAtEnd = isClose && !isPast;
    setIsNear(isClose);
  }, [scroller, isPast]);

  useLayoutEffect(() => {
    const before = stay.current;
    // Nobody follows the end of what is not the end.
    if (isPast) before.isAtEnd = false;
    if (written > before.written) toEnd();
    before.written = written;
  }, [written, toEnd, isPast]);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (box === null || inner === null) return undefined;
    let width = box.clientWidth;
    const follow = new ResizeObserver(() => {
      // In another width lines get other heights, one after another, and the place is kept in what is above them.
      if (box.clientWidth !== width && stay.current.isAtEnd) isHeld.current = true;
      width = box.clientWidth;
      if (stay.current.isAtEnd) box.scrollTo({ top: box.scrollHeight });
      top.current = box.scrollTop;
    });
    follow.observe(box);
    follow.observe(inner);
    return () => follow.disconnect();
  }, [scroller, content]);

  return { isAtEnd, onScroll, toEnd };
}

const HANDS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Lets go of the end with the next thing that a person does. Until then what still scrolls (the browser's own way to where
 * a key led before, or messages that grew above) leads back to it.
 */
function useRelease(isHeld: RefObject<boolean>): void {
  useEffect(() => {
    const release = (): void => {
      isHeld.current = false;
    };
    const as = { capture: true, passive: true };
    for (const hand of HANDS) document.addEventListener(hand, release, as);
    return () => {
      for (const hand of HANDS) document.removeEventListener(hand, release, as);
    };
  }, [isHeld]);
}
