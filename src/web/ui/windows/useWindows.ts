import { useEffect, useRef } from 'react';
import { late, useLate } from '#web/ui/late.ts';
import type * as Windows from './windows.ts';

const windows = late<typeof Windows>(() => import('./windows.ts'));

/**
 * Returns the windows once one is open and they are there: no page shows one at first, and together they weigh as much as
 * a page. Where they cannot be had, the window closes.
 */
export function useWindows(isOpen: boolean, close: () => void): typeof Windows | undefined {
  useWayBack(isOpen, close);
  return useLate(windows, isOpen, close);
}

declare global {
  /** Chromium's, which the library of types does not know yet. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** Lets the way back of a device, as Android's gesture, close the window and not leave the page under it. */
function useWayBack(isOpen: boolean, close: () => void): void {
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

/** For a page that opens a window from elsewhere, as from a menu. */
export const { fetchOnceTouched: fetchWindowsOnceTouched } = windows;
