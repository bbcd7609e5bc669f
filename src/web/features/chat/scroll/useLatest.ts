import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A scroll position this near to the end counts as the end, because small distances are accidental. */
const NEAR_PX = 64;

interface LatestInput {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The number of the person's unsent messages. An increase means that they have just sent one. */
  written: number;
  /** True while the conversation holds only a greeting: it is read from its top, and counts as read. */
  opensAtTop: boolean;
  /** Switches from an earlier part of the log to the end; undefined while the end is on screen. */
  onPresent: (() => void) | undefined;
}

export interface Latest {
  isAtEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Keeps a conversation at its end while the person is there, even when content grows or shrinks. Elsewhere `useWindow`
 * keeps the scroll position.
 */
export function useLatest({ scroller, content, written, opensAtTop, onPresent }: LatestInput): Latest {
  const [isNear, setIsNear] = useState(true);
  const isPast = onPresent !== undefined;
  const isAtEnd = opensAtTop || (isNear && !isPast);
  const stay = useRef({ isAtEnd: true, written });
  const isHeld = useRef(false);
  /** The last scroll position, to distinguish scrolling up from an end that moved down. */
  const top = useRef(0);
  useRelease(isHeld);
  const isOpening = useRef(opensAtTop);
  /** True until the person acts. */
  const isUntouched = useRef(true);
  useRelease(isUntouched);
  useLayoutEffect(() => {
    isOpening.current = opensAtTop;
    if (opensAtTop && isUntouched.current) scroller.current?.scrollTo({ top: 0 });
  }, [opensAtTop, scroller]);

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
    if (isOpening.current) {
      if (isUntouched.current && box.scrollTop > 0) box.scrollTo({ top: 0 });
      top.current = box.scrollTop;
      return;
    }
    const isClose = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    const hasGoneUp = box.scrollTop < top.current;
    top.current = box.scrollTop;
    // The end has moved: a tall line or several lines arrived before the browser reported the last scroll.
    if (!isClose && (isHeld.current || (stay.current.isAtEnd && !hasGoneUp))) {
      box.scrollTo({ top: box.scrollHeight });
      return;
    }
    stay.current.isAtEnd = isClose && !isPast;
    setIsNear(isClose);
  }, [scroller, isPast]);

  useLayoutEffect(() => {
    const before = stay.current;
    // The end of an earlier part of the log is not followed.
    if (isPast) before.isAtEnd = false;
    if (written > before.written) toEnd();
    before.written = written;
  }, [written, toEnd, isPast]);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (box === null || inner === null) return undefined;
    let width = box.clientWidth;
    const follow = new ResizeObserver(() => {
      // After a change of width, lines change height one after another, so the end is held until the next action.
      if (box.clientWidth !== width && stay.current.isAtEnd) isHeld.current = true;
      width = box.clientWidth;
      if (isOpening.current && isUntouched.current) box.scrollTo({ top: 0 });
      else if (stay.current.isAtEnd && !isOpening.current) box.scrollTo({ top: box.scrollHeight });
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
 * Sets `isHeld` to false at the person's next action. Until then `onScroll` returns to the end after any other scroll,
 * for example by the browser after an earlier key, or by messages that grew above.
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
