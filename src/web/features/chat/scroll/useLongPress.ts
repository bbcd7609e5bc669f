import { useEffect, type RefObject } from 'react';

const LONG_MS = 450;
/** A finger that moves farther than this (px) scrolls, so it makes no long press. */
const STILL = 10;
/** A long press on these elements has another effect: it follows a link, moves a slider, or opens the menu anyway. */
const OTHERS = 'a, input, [role="slider"], [data-message-more]';

/**
 * Opens the actions of a message after a long press. The list listens for all messages. A picture or a gift is a
 * button, which the press that opens the actions must not click as well.
 */
export function useLongPress(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isHeld = false;
    const cancel = (): void => clearTimeout(timer);
    const down = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
      cancel();
      isHeld = false;
      if (pointerType !== 'touch' || !(target instanceof Element) || target.closest(OTHERS) !== null) return;
      from = { x: clientX, y: clientY };
      const more = target.closest('li[data-seq]')?.querySelector<HTMLElement>('[data-message-more]');
      timer = setTimeout(() => {
        more?.click();
        isHeld = more != null;
      }, LONG_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) cancel();
    };
    const swallow = (event: Event): void => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const endings = ['pointerup', 'pointercancel', 'pointerleave'] as const;
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    // Suppresses the click that ends the press, and the browser's own menu of a picture.
    for (const name of ['click', 'contextmenu'] as const) element.addEventListener(name, swallow, { capture: true });
    for (const name of endings) element.addEventListener(name, cancel);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const name of ['click', 'contextmenu'] as const)
        element.removeEventListener(name, swallow, { capture: true });
      for (const name of endings) element.removeEventListener(name, cancel);
    };
  }, [list]);
}
