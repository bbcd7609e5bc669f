/** A piece of a text. */
export interface LinkPart {
  /** The index of the piece's first character. */
  at: number;
  /** The piece as it was written. */
  text: string;
  /** The address of the link, if the piece is a link. */
  href?: string;
  /** The address to show instead, with the host that the browser will use. Set if the written host may deceive. */
  shown?: string;
}

/** An address begins at a word boundary. It ends at a space, a quote, one of <>{}|^\ or an invisible character. */
const ADDRESS = /(?<![\p{L}\p{N}_])https?:\/\/[^\s\p{C}\p{Z}<>"'`\\|^{}«»“”„]+/giu;
const TRAILING = /[.,;:!?…'’*_~·]$/u;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Splits a text at the http(s) addresses in it. Nothing is fetched. */
export function linksIn(content: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const text = withoutEnd(found);
    const link = linkOf(text);
    if (link === undefined) continue;
    if (index > from) parts.push({ at: from, text: content.slice(from, index) });
    parts.push({ at: index, text, ...link });
    from = index + text.length;
  }
  if (from < content.length) parts.push({ at: from, text: content.slice(from) });
  return parts;
}

/** Returns an address without the sentence's punctuation after it: `https://a.org/b).` becomes `https://a.org/b`. */
function withoutEnd(found: string): string {
  for (let text = found; ; text = text.slice(0, -1)) {
    const last = text.at(-1) ?? '';
    const opening = CLOSING[last];
    const isLoose = opening !== undefined && text.split(last).length > text.split(opening).length;
    if (!isLoose && !TRAILING.test(text)) return text;
  }
}

function linkOf(text: string): Pick<LinkPart, 'href' | 'shown'> | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A name before the host can be mistaken for the host: https://bank.example@evil.example
  if (url === null || url.username !== '' || url.password !== '' || !/[^.]\.[^.]/.test(url.hostname)) return undefined;
  const written = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1]?.replace(/:\d*$/, '') ?? '';
  if (isPlain(written)) return { href: url.href };
  return { href: url.href, shown: text.replace(written, url.hostname) };
}

const SCRIPTS = [
  /^[\p{Script=Latin}\p{M}]*$/u,
  /^[\p{Script=Cyrillic}\p{M}]*$/u,
  /^[\p{Script=Greek}\p{M}]*$/u,
  /^[\p{Script=Hebrew}\p{M}]*$/u,
  /^[\p{Script=Arabic}\p{M}]*$/u,
  /^[\p{Script=Devanagari}\p{M}]*$/u,
  /^[\p{Script=Thai}\p{M}]*$/u,
  /^[\p{Script=Hangul}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*$/u,
];

/**
 * Returns whether a host is what it looks like: all its letters are of one script, and no character looks like a slash
 * or a dot. Returns false for a Cyrillic name with a Latin ending.
 */
function isPlain(host: string): boolean {
  const letters = host.replaceAll(/[-.0-9]/g, '');
  return SCRIPTS.some((script) => script.test(letters)) && host === host.normalize('NFKC');
}
