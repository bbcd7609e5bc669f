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

/**
 * An address begins at a word boundary. It ends at a space, a quote, one of <>`\|^, an invisible character, or a sign of
 * another script that ends a sentence, quotes or brackets. Apostrophes are a part of addresses: `Devil's_advocate`.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}_])https?:\/\/(?:[!#-;=?-[\]_a-{}~’]|(?![\p{C}\p{Z}\p{Term}\p{Ps}\p{Pe}\p{Pi}\p{Pf}„❛❜❝❞＂＇＜＞])[^\0-\x7f])+/giu;
const TRAILING = /(?:[.,;:!?…'’*_~·–—―]|(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier})\ufe0f?)$/u;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const OPENING = new Set(Object.values(CLOSING));
const HOST = /^https?:\/+([^/?#]*)/i;
/** A sign that no host has, although a browser takes it for one: `https://a.org's`, `https://a.org—next`. */
const AFTER_HOST = /[!$&'()*+,;=~{}’]|(?![-‑֊־])\p{Pd}/u;
/** Where the next address begins after a comma or a semicolon. */
const NEXT = /[,;](?=https?:\/\/)/i;

/** Splits a text at the http(s) addresses in it. Nothing is fetched. */
export function linksIn(content: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  const address = new RegExp(ADDRESS);
  for (let found = address.exec(content); found !== null; found = address.exec(content)) {
    const { index } = found;
    const text = withoutEnd(found[0]);
    // What was cut off the address may begin with another address.
    address.lastIndex = index + Math.max(text.length, 'http://'.length);
    const link = linkOf(text);
    if (link === undefined) continue;
    if (index > from) parts.push({ at: from, text: content.slice(from, index) });
    parts.push({ at: index, text, ...link });
    from = index + text.length;
  }
  if (from < content.length) parts.push({ at: from, text: content.slice(from) });
  return parts;
}

/** Returns an address without the sentence's signs after it: `https://a.org/b).` becomes `https://a.org/b`. */
function withoutEnd(found: string): string {
  const [whole = found, host = ''] = HOST.exec(found) ?? [];
  // What stands before an "@" is a name, and such an address is no link.
  const end = host.includes('@') ? -1 : host.search(AFTER_HOST);
  const from = whole.length - host.length;
  const address = end === -1 ? found : found.slice(0, from + end);
  let text = address.slice(0, closedAt(address)).split(NEXT, 1)[0] ?? '';
  for (let sign = TRAILING.exec(text); sign !== null; sign = TRAILING.exec(text)) text = text.slice(0, sign.index);
  return text;
}

/** Returns the index of the first bracket that closes what is not open in the address, or the address's length. */
function closedAt(found: string): number {
  const open: string[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const sign = found.charAt(at);
    if (OPENING.has(sign)) open.push(sign);
    if (sign in CLOSING && open.pop() !== CLOSING[sign]) return at;
  }
  return found.length;
}

function linkOf(text: string): Pick<LinkPart, 'href' | 'shown'> | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // A name before the host can be mistaken for the host: https://bank.example@evil.example
  if (url.username !== '' || url.password !== '' || !/^[^.]+(?:\.[^.]+)+\.?$/.test(url.hostname)) return undefined;
  const written = HOST.exec(text)?.[1]?.replace(/:\d*$/, '') ?? '';
  if (isPlain(written, url.hostname)) return { href: url.href };
  return { href: url.href, shown: text.replace(written, url.hostname) };
}

const SCRIPTS = [
  // Phonetic letters look like the usual ones: ɡoogle.
  /^(?:(?![\u0250-\u02AF\u1D00-\u1DBF\uA720-\uABFF])\p{Script=Latin}|\p{M})*$/u,
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
 * Returns whether a host is what it looks like: all its letters are of one script, no character looks like a slash or a
 * dot, and a browser takes it as it is. Returns false for a Cyrillic name with a Latin ending, and for `0x7f.1`.
 */
function isPlain(host: string, asked: string): boolean {
  if (/^[\0-\x7f]*$/.test(host)) return host.toLowerCase() === asked;
  const letters = host.replaceAll(/[-.0-9]/g, '');
  return SCRIPTS.some((script) => script.test(letters)) && host === host.normalize('NFKC');
}
