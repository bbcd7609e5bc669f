const NAMED = /(?<![\p{L}\p{N}_@.])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_])/gu;

/**
 * The most people that one text can mention; further handles are ignored. The number is our choice: 140 characters hold
 * about ten handles of ordinary length.
 */
const MENTIONS_MAX = 10;

/** A handle in a text. */
export interface Mention {
  /** The index of its "@". */
  at: number;
  /** The handle as written, with the "@". */
  text: string;
  /** The handle in lower case, without the "@". */
  handle: string;
}

/** Returns the handles in a text, in their order. An "@" within a word, as in an email address, begins no handle. */
export function mentionsOf(content: string): Mention[] {
  return [...content.matchAll(NAMED)].map(({ index: at, 0: text }) => ({
    at,
    text,
    handle: text.slice(1).toLowerCase(),
  }));
}

/** Returns the different handles that a post or comment mentions, at most `MENTIONS_MAX`. */
export function handlesNamed(content: string): string[] {
  return [...new Set(mentionsOf(content).map(({ handle }) => handle))].slice(0, MENTIONS_MAX);
}
