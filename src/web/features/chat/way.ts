import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/Menu.tsx';

/** A button and menu entries that open a window to create something in a room. */
export interface Way {
  button: ReactNode;
  /** The same as menu entries. */
  items: MenuItem[];
  window: ReactNode;
}

/** For rooms without it. */
export const NO_WAY: Way = { button: null, items: [], window: null };
