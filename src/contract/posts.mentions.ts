/**
 * Parts of regular expressions that JavaScript and PostgreSQL read alike, so that both find the same mentions: blanks,
 * signs that open something, and letters that follow a full stop within an address.
 */
const BLANK = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const OPENING = String.raw`([{"'«‹“‘„‚¿¡「『【《〈（［｛`.replace('[', String.raw`\[`);
const LETTER = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff`;

/** What may stand before the "@" of a mention, and what may not stand after its handle: `@a@server`, `@a.example`. */
export const mentionParts = {
  blank: BLANK,
  before: `[${BLANK}${OPENING}]`,
  notAfter: String.raw`[A-Za-z0-9_@]|\.[${LETTER}]`,
} as const;

const WORD = new RegExp(`[^${BLANK}]+`, 'gu');
const NAMED = new RegExp(`(?<=^|${mentionParts.before})@([A-Za-z0-9_]{3,30})(?!${mentionParts.notAfter})`, 'gu');

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

/**
 * Returns the handles in a text, in their order. A handle begins a word or follows a sign that opens something. The
 * addresses of mail and pages name nobody: `a@b.example`, `https://a.example/@b`, `@a@server.example`.
 */
export function mentionsOf(content: string): Mention[] {
  if (!content.includes('@')) return [];
  return [...content.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const address = word.indexOf('://');
    return [...word.matchAll(NAMED)]
      .filter(({ index: at }) => address === -1 || at < address)
      .map(({ index: at, 0: text }) => ({ at: index + at, text, handle: text.slice(1).toLowerCase() }));
  });
}

/** Returns the different handles that a post or comment mentions, at most `MENTIONS_MAX`. */
export function handlesNamed(content: string): string[] {
  return [...new Set(mentionsOf(content).map(({ handle }) => handle))].slice(0, MENTIONS_MAX);
}
