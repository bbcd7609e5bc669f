import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/Menu.tsx';

/** A way from a room to a window that makes something in it. */
export interface Way {
  button: ReactNode;
  /** The same in a menu. */
  items: MenuItem[];
  window: ReactNode;
}

/** In rooms that do not have it. */
export const NO_WAY: Way = { button: null, items: [], window: null };
