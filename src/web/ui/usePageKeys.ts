import { useEffect, useEffectEvent } from 'react';
import { keyOf } from './keyOf.ts';

const FIELD = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns whether the page must ignore a key, because the browser, a field, an open window or a menu handles it. */
export function isKeyOfOthers(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  if (document.querySelector(ABOVE) !== null) return true;
  return event.target instanceof Element && event.target.closest(FIELD) !== null;
}

/** Returns whether the focused element itself handles Enter. */
export const isOnControl = (): boolean => document.activeElement?.closest('button, a') != null;

/** Listens to the keys of a page; `act` gets the key’s name, and returns true if it handled the key. */
export function usePageKeys(act: (key: string, event: KeyboardEvent) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key !== undefined && !isKeyOfOthers(event) && act(key, event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
