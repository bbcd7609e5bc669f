const NAMED = /(?<![\p{L}\p{N}_@.])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_])/gu;

/** A handle that a text names. */
export interface Mention {
  /** Where its "@" stands. */
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
