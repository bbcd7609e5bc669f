/** The key in a history entry's state that holds the entry's name; `frame/scroll.ts` sets the name. */
export const ENTRY = 'entry';

/** The key that holds the address of the page from which the entry was opened. */
export const FROM = 'openedFrom';

/** Returns the name of the current history entry. The name stays the same after a reload and on return. */
export const entryName = (): string | undefined => textIn(ENTRY);

/** Returns the address of the page to which `history.back()` leads; undefined on the first page of a visit. */
export const cameFrom = (): string | undefined => textIn(FROM);

function textIn(key: string): string | undefined {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const text = state?.[key];
  return typeof text === 'string' ? text : undefined;
}
