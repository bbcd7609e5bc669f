import { useEffect, type RefObject } from 'react';
import { toasts, type ToastItem } from './toast.ts';

/**
 * Closes a toast after its duration. The timer pauses while the pointer is on the toast, the toast has the focus, or
 * the window is in the background. A pointer that is already there when the toast appears counts only once it moves.
 */
export function useItsTime(own: RefObject<HTMLElement | null>, { id, open, duration }: ToastItem): void {
  useEffect(() => {
    if (!open) return undefined;
    const holds = new Set<string>();
    let left = duration;
    let since = 0;
    let timer = 0;
    const run = (): void => {
      since = Date.now();
      timer = window.setTimeout(() => toasts.dismiss(id), left);
    };
    const hold = (by: string, isHeld: boolean): void => {
      const wasHeld = holds.size > 0;
      if (isHeld) holds.add(by);
      else holds.delete(by);
      if (wasHeld === holds.size > 0) return;
      if (wasHeld) return run();
      window.clearTimeout(timer);
      left -= Date.now() - since;
    };
    const isOn = (target: EventTarget | null): boolean =>
      target instanceof Node && own.current?.contains(target) === true;
    // F8 gives the focus to the list that the toast is in.
    const isNear = (target: EventTarget | null): boolean => isOn(target) || target === own.current?.parentElement;
    const over = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(type, listener, { capture: true, passive: true, signal: over.signal });
    on('pointermove', ({ target }) => hold('pointer', isOn(target)));
    // A lifted finger causes no further move event, so the hold ends here.
    for (const end of ['pointerup', 'pointercancel'] as const)
      on(end, ({ pointerType }) => pointerType === 'mouse' || hold('pointer', false));
    on('pointerout', ({ relatedTarget }) => relatedTarget === null && hold('pointer', false));
    on('focusin', ({ target }) => hold('focus', isNear(target)));
    on('focusout', ({ relatedTarget }) => hold('focus', isNear(relatedTarget)));
    on('blur', ({ target }) => target === window && hold('window', true));
    on('focus', ({ target }) => target === window && hold('window', false));
    run();
    // If the page is already in the background, no `blur` event follows.
    if (!document.hasFocus()) hold('window', true);
    return () => {
      window.clearTimeout(timer);
      over.abort();
    };
  }, [own, id, open, duration]);
}
