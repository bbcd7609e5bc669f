import { useEffect, type RefObject } from 'react';

const LONG_MS = 450;
/** A finger that moves further than this (px) scrolls. */
const STILL = 10;

/** Opens the actions of the message that a finger rests on. The list listens, so that no message needs to. */
export function useLongPress(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const cancel = (): void => clearTimeout(timer);
    const down = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
      cancel();
      if (pointerType !== 'touch' || !(target instanceof Element) || target.closest('a, button') !== null) return;
      from = { x: clientX, y: clientY };
      const more = target.closest('li')?.querySelector<HTMLElement>('[data-message-more]');
      timer = setTimeout(() => more?.click(), LONG_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) cancel();
    };
    const endings = ['pointerup', 'pointercancel', 'pointerleave'] as const;
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const name of endings) element.addEventListener(name, cancel);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const name of endings) element.removeEventListener(name, cancel);
    };
  }, [list]);
}
