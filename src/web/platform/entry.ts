/** The key in a history entry's state that holds the entry's name; `frame/scroll.ts` gives the names. */
export const ENTRY = 'entry';

/** Returns the name of the history entry that shows: the same after a reload, and when somebody comes back to it. */
export function entryName(): string | undefined {
  const state: unknown = history.state;
  const name = typeof state === 'object' && state !== null && ENTRY in state ? state[ENTRY] : undefined;
  return typeof name === 'string' ? name : undefined;
}
