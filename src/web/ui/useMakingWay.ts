import { useEffect, type RefObject } from 'react';
import { doesCover } from './toast.surroundings.ts';
import { toasts, type ToastItem } from './toast.ts';

/** The time to notice a toast. */
const SEEN_MS = 800;
/** The time to read one character of a toast. */
const CHARACTER_MS = 40;

/**
 * Closes a toast that covers readable or clickable content, which happens on a page without free space. The toast
 * closes at the person's next touch, scroll or key outside the toast, once the person had time to read the toast. A
 * toast with an action stays, unless its tone is good.
 */
export function useMakingWay(own: RefObject<HTMLElement | null>, { id, open, action, tone }: ToastItem): void {
  const isOffer = action !== undefined && tone !== 'good';
  useEffect(() => {
    if (!open || isOffer) return undefined;
    // The toast's own code may have come late, so its first display counts.
    const seenAt = Date.now();
    const onTurn = ({ target }: Event): void => {
      const toast = own.current;
      if (toast === null || (target instanceof Node && toast.contains(target))) return;
      if (toast.matches(':focus-within')) return;
      const readBy = seenAt + SEEN_MS + CHARACTER_MS * (toast.textContent ?? '').length;
      if (Date.now() >= readBy && doesCover(toast)) toasts.dismiss(id);
    };
    const turns = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;
    const over = new AbortController();
    for (const turn of turns)
      window.addEventListener(turn, onTurn, { capture: true, passive: true, signal: over.signal });
    return () => over.abort();
  }, [own, id, open, isOffer]);
}
