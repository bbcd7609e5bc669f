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
    // Keeps Escape from the watcher, because the windows handle Escape themselves, one layer at a time. Otherwise one
    // press could close a toast and a window. Each window adds its own listener and removes only that listener.
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
