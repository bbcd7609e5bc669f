import { createContext, type ReactNode } from 'react';

/** What an unknown address shows, with its frame, for a page that does not exist for everybody. */
export const Lost = createContext<ReactNode>(null);
