import { createContext, type ReactNode } from 'react';

/**
 * A link that leads away from a page without tabs. A failure message or a skeleton that fills the page shows this link.
 * Null where another link or button leads away, as in a window.
 */
export const WayOut = createContext<ReactNode>(null);
