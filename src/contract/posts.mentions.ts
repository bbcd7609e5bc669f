/**
 * Parts of regular expressions that JavaScript and PostgreSQL read alike, so that both find the same mentions: blanks,
 * signs that open something or end what is before, and letters.
 */
const BLANK = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const OPENING = String.raw`([{<"'«‹“‘„‚‛‟❛❝❮»›”¿¡「『【《〈〔〖〘〚〝﹁﹃（［｛｟｢＂＇＜﹙﹛﹝⟨⟪⟦❨❬❰*~|`.replace(
  '[',
  String.raw`\[`,
);
/** No address has one of these before an "@", and some scripts put no blank after them. */
const ENDING = String.raw`\u2014\u2015、。，！？：；．｡､…`;
/** Signs that nobody sees, which keyboards of right-to-left scripts put around a word. */
const UNSEEN = String.raw`[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*`;
const LETTER = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff`;
/**
 * Letters and marks that continue a Latin word, so that `@ada` is no part of `@adañ`. With each capital its small letter
 * is among them, because the database compares in lower case.
 */
const LATIN = String.raw`A-Za-z0-9_\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0300-\u036f\u1e00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff`;

/**
 * What stands before the "@" of a mention; what may not stand after its handle, as in `@a@server`, `@a.example` and
 * `@a:server.example`; and how an address begins, in which nobody is mentioned.
 */
export const mentionParts = {
  blank: BLANK,
  before: `(?:^|[${BLANK}${OPENING}${ENDING}])${UNSEEN}`,
  notAfter: String.raw`[${LATIN}@]|\.[${LETTER}]|:[A-Za-z0-9-]+\.[${LETTER}]`,
  address: String.raw`://|mailto:|www\.|[${LETTER}0-9]\.[${LETTER}]{2,}[/?#]`,
} as const;

const WORD = new RegExp(`[^${BLANK}]+`, 'gu');
const ADDRESS = new RegExp(mentionParts.address, 'iu');
const NAMED = new RegExp(`(?<=${mentionParts.before})@([A-Za-z0-9_]{3,30})(?!${mentionParts.notAfter})`, 'gu');

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
 * addresses of mail and pages name nobody: `a@b.example`, `https://a.example/@b`, `a.example/(@b)`, `@a@server.example`.
 */
export function mentionsOf(content: string): Mention[] {
  if (!content.includes('@')) return [];
  return [...content.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const address = word.search(ADDRESS);
    return [...word.matchAll(NAMED)]
      .filter(({ index: at }) => address === -1 || at < address)
      .map(({ index: at, 0: text }) => ({ at: index + at, text, handle: text.slice(1).toLowerCase() }));
  });
}

/** Returns the different handles that a post or comment mentions, at most `MENTIONS_MAX`. */
export function handlesNamed(content: string): string[] {
  return [...new Set(mentionsOf(content).map(({ handle }) => handle))].slice(0, MENTIONS_MAX);
}
