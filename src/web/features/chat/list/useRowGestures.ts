import { useEffect, type RefObject } from 'react';

/** A finger that moves this far to the left (px), and less far up or down, starts a swipe. */
const BEGINS = 12;
/** A row that is pulled this far (px) opens its menu. */
const OPENS = 64;
/** A row is pulled no further than this (px). */
const FURTHEST = 96;

interface Swipe {
  x: number;
  y: number;
  row: HTMLElement;
  by: number;
}

/**
 * Opens the menu of a row by a swipe to the left, by the second mouse button, and by the keyboard's menu key. The
 * listeners are on the list, because it may have a thousand rows.
 */
export function useRowGestures(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let swipe: Swipe | null = null;
    const rowOf = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('li[data-room]') : null;
    const open = (row: HTMLElement): void => row.querySelector<HTMLElement>('[data-chat-more]')?.click();
    const pull = (row: HTMLElement, by: number): void => {
      const link = row.querySelector('a');
      if (link) link.style.translate = by === 0 ? '' : `${by}px`;
    };
    const down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      const row = pointerType === 'touch' ? rowOf(target) : null;
      swipe = row && { x, y, row, by: 0 };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (swipe === null) return;
      const [across, along] = [clientX - swipe.x, clientY - swipe.y];
      if (swipe.by === 0 && (across > -BEGINS || Math.abs(along) > -across)) return;
      swipe.by = Math.max(-FURTHEST, Math.min(0, across));
      pull(swipe.row, swipe.by);
    };
    const end = (): void => {
      if (swipe === null) return;
      const { row, by } = swipe;
      swipe = null;
      pull(row, 0);
      if (by <= -OPENS) open(row);
    };
    const menu = (event: MouseEvent): void => {
      const row = rowOf(event.target);
      if (row === null) return;
      event.preventDefault();
      swipe = null;
      open(row);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel'] as const) element.addEventListener(name, end);
    element.addEventListener('contextmenu', menu);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel'] as const) element.removeEventListener(name, end);
      element.removeEventListener('contextmenu', menu);
    };
  }, [list]);
}
