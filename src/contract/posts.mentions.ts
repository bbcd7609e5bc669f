const NAMED = /(?<![\p{L}\p{N}_@.])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_])/gu;

/**
 * How many people one text can mention; further handles name nobody. Our own choice: 140 characters hold about ten
 * handles of ordinary length.
 */
const MENTIONS_MAX = 10;

/** A handle that a text names. */
export interface Mention {
  /** Where its "@" is. */
  at: number;
  /** As it was written, with the "@". */
  text: string;
  /** In lower case, without the "@". */
  handle: string;
}

/** Returns the handles that a text names, in its order: "@ada" within a word, as in an address, names nobody. */
export function mentionsOf(content: string): Mention[] {
  return [...content.matchAll(NAMED)].map(({ index: at, 0: text }) => ({
    at,
    text,
    handle: text.slice(1).toLowerCase(),
  }));
}

/** Returns the different handles that a text for many mentions, at most `MENTIONS_MAX`. */
export function handlesNamed(content: string): string[] {
  return [...new Set(mentionsOf(content).map(({ handle }) => handle))].slice(0, MENTIONS_MAX);
}
