import { late, useLate } from '#web/ui/late.ts';
import type * as Windows from './windows.ts';

const windows = late<typeof Windows>(() => import('./windows.ts'));

/**
 * Returns the windows once one is open and they are there: no page shows one at first, and together they weigh as much as
 * a page. Where they cannot be had, the window closes.
 */
export function useWindows(isOpen: boolean, close: () => void): typeof Windows | undefined {
  return useLate(windows, isOpen, close);
}

/** For a page that opens a window from elsewhere, as from a menu. */
export const { fetchOnceTouched: fetchWindowsOnceTouched } = windows;
