import { useEffect, useEffectEvent } from 'react';

const FIELD = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns whether a key is not the page's: the browser's, a field's, or an open window's or menu's. */
export function isKeyOfOthers(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  if (document.querySelector(ABOVE) !== null) return true;
  return event.target instanceof Element && event.target.closest(FIELD) !== null;
}

/** Returns whether Enter already means something where the focus is. */
export const isOnControl = (): boolean => document.activeElement?.closest('button, a') != null;

/** Hears the keys of a page; `act` returns true when one had an effect. */
export function usePageKeys(act: (event: KeyboardEvent) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyOfOthers(event) && act(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
