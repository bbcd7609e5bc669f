import { useEffect, useRef } from 'react';

declare global {
  /** An API of Chromium that TypeScript's DOM library does not declare yet. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** Makes a device's back gesture, such as Android's, close the window instead of leaving the page. */
export function useWayBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isOpen || Watcher === undefined) return;
    const watch = () => {
      const watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // A watcher works only once, and the window may stay open to ask a question, so a new watcher starts.
        last = watch();
        latest.current();
      });
      return watcher;
    };
    let last = watch();
    // The windows handle Escape themselves, one layer at a time: otherwise one press would close a toast and a window.
    // Each window has its own listener, so that closing one leaves the other's listener in place.
    const keepEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keepEscape);
    return () => {
      last.destroy();
      window.removeEventListener('keydown', keepEscape);
    };
  }, [isOpen]);
}
