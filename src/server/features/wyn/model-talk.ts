import type { Language } from '#contract/languages.ts';
import type { WynOpener } from '#contract/wyn.ts';
import type { KnownMatch } from './knowledge.ts';
import { SEND_MARK } from './prompt.ts';
import { quoted } from './quotes.ts';

const MARKED = new RegExp(`^[ \\t>*-]*${SEND_MARK}(?: to ([^:\\n]{1,60}))?:[ \\t]*(.+)$`, 'm');

/** Returns a model's answer as plain text: quotation marks replace an opener's mark, and markdown signs are removed. */
export function plainTalk(text: string, language: Language): string {
  return withoutMarkdown(asQuoted(text, language));
}

const asQuoted = (text: string, language: Language): string =>
  text.replace(MARKED, (_, _name: string | undefined, words: string) => quoted(unquoted(words), language));

function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/^#{1,6} /gm, '')
    .trim();
}

/**
 * Returns the opener that a model marked in its answer; null if it marked none. The opener is for the match that the
 * mark names, or for the newest match if the mark names nobody.
 */
export function openerIn(text: string, matches: readonly KnownMatch[]): WynOpener | null {
  const found = MARKED.exec(text);
  if (found === null) return null;
  const name = found[1]?.trim().toLowerCase();
  const match = matches.find((one) => one.name.toLowerCase() === name) ?? (name === undefined ? matches[0] : undefined);
  return {
    text: withoutMarkdown(unquoted(found[2] ?? '')),
    name: match?.name ?? null,
    chatRoomId: match?.chatRoomId ?? null,
  };
}

function unquoted(words: string): string {
  return words.trim().replace(/^["“'«](.*)["”'»]$/s, '$1');
}

/**
 * Returns the part of an incomplete message that may be shown. A last line that could begin with the mark is held back
 * until it is complete, so that the reader never sees the mark.
 */
export function showable(soFar: string, language: Language): string {
  const lastLine = soFar.slice(soFar.lastIndexOf('\n') + 1).trimStart();
  const couldBeMarked = lastLine !== '' && (SEND_MARK.startsWith(lastLine) || lastLine.startsWith(SEND_MARK));
  const settled = couldBeMarked ? soFar.slice(0, soFar.lastIndexOf('\n') + 1) : soFar;
  return asQuoted(settled, language).trimStart();
}
