import { useEffect, useRef } from 'react';

declare global {
  /** Chromium's, which the library of types does not know yet. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** Makes a device's back gesture, such as Android's, close the window and not leave the page under it. */
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
        // A watcher ends with its first way back, and a window may answer that with a question and stay open.
        last = watch();
        latest.current();
      });
      return watcher;
    };
    let last = watch();
    // The windows handle Escape, one layer at a time: otherwise one press would close a toast and the window under it.
    // Each window has a listener of its own: one that closes leaves that of the window under it.
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
