import { useEffect, type RefObject } from 'react';
import { doesCover } from './toast.surroundings.ts';
import { toasts, type ToastItem } from './toast.ts';

/** The time that somebody needs to see a toast, and to read each of its characters. */
const SEEN_MS = 800;
const CHARACTER_MS = 40;

/**
 * A toast that lies on what can be read or tapped goes with the reader's next touch, scroll or key, once there was time to read
 * it: on a page full of text there is no other place for it. One whose action takes something back, or is the way on after
 * a failure, stays its whole time.
 */
export function useMakingWay(own: RefObject<HTMLElement | null>, { id, open, shownAt, action, tone }: ToastItem): void {
  const isOffer = action !== undefined && tone !== 'good';
  useEffect(() => {
    if (!open || isOffer) return undefined;
    const onTurn = ({ target }: Event): void => {
      const toast = own.current;
      if (toast === null || (target instanceof Node && toast.contains(target))) return;
      if (toast.matches(':focus-within')) return;
      const readBy = shownAt + SEEN_MS + CHARACTER_MS * (toast.textContent ?? '').length;
      if (Date.now() >= readBy && doesCover(toast)) toasts.dismiss(id);
    };
    const turns = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;
    const over = new AbortController();
    for (const turn of turns)
      window.addEventListener(turn, onTurn, { capture: true, passive: true, signal: over.signal });
    return () => over.abort();
  }, [own, id, open, shownAt, isOffer]);
}
