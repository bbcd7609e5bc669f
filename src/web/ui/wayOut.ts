import { createContext, type ReactNode } from 'react';

/**
 * A link off a page without tabs, for a failure or a skeleton that shows nothing else. Null if the page has another
 * link.
 */
export const WayOut = createContext<ReactNode>(null);
