import { createContext, type ReactNode } from 'react';

/**
 * A link that leads away from a page without tabs. A failure or a skeleton that fills the page shows it. Null if the
 * page has another such link.
 */
export const WayOut = createContext<ReactNode>(null);
