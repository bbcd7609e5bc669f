import { useEffect, useRef } from 'react';

declare global {
  /** Chromium's, which the library of types does not know yet. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** Lets the way back of a device, as Android's gesture, close the window and not leave the page under it. */
export function useWayBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isOpen || Watcher === undefined) return;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
