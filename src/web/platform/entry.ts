/** The key in a history entry's state that holds the entry's name; `frame/scroll.ts` gives the names. */
export const ENTRY = 'entry';

/** The key that holds the address of the page from which the entry was opened. */
export const FROM = 'openedFrom';

/** Returns the name of the current history entry, which stays the same after a reload and on return. */
export const entryName = (): string | undefined => textIn(ENTRY);

/** Returns the address of the previous page, where `history.back()` leads; undefined on a visit's first page. */
export const cameFrom = (): string | undefined => textIn(FROM);

function textIn(key: string): string | undefined {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const text = state?.[key];
  return typeof text === 'string' ? text : undefined;
}
