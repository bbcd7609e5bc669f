import { createContext, type ReactNode } from 'react';

/**
 * The link off a page without tabs, for a failure or a skeleton, which may be all that such a page shows. Null if
 * the page has another link.
 */
export const WayOut = createContext<ReactNode>(null);
