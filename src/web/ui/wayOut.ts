import { createContext, type ReactNode } from 'react';

/**
 * The way off a page that has no tabs, read by what may be all that such a page shows: a failure, or a skeleton. Null where
 * the page has another way.
 */
export const WayOut = createContext<ReactNode>(null);
