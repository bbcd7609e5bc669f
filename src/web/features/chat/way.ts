import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/Menu.tsx';

/** A button and menu entries that open a window to create something in a room. */
export interface ComposerTool {
  button: ReactNode;
  /** Menu entries that do the same as `button`. */
  items: MenuItem[];
  window: ReactNode;
}

/** The way of a room in which the person may not create the thing. */
export const NO_WAY: ComposerTool = { button: null, items: [], window: null };
