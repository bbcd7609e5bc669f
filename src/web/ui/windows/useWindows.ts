import { late, useLate } from '#web/ui/late.ts';
import type * as Windows from './windows.ts';

const windows = late<typeof Windows>(() => import('./windows.ts'));

/**
 * Returns the windows once `isOpen` is true and their code has loaded. The code weighs as much as a page, and no page
 * shows a window at first. If loading fails, the window closes.
 */
export function useWindows(isOpen: boolean, close: () => void): typeof Windows | undefined {
  return useLate(windows, isOpen, close);
}

/** Loads the windows' code at the page's first touch, even if no component with a window has mounted yet. */
export const { fetchOnceTouched: fetchWindowsOnceTouched } = windows;
