import { isHateful, refusalOf } from './moderation.ts';
import { skeletonOf } from './skeleton.ts';

const LINK = /\b(?:https?|ftp):|\bwww\.|[\p{L}\d]\.(?:com|net|org|io|gg|me|tv|co|app|xyz|link|ly|us|info|dev)\b/iu;
/** A tag of Cash App, and services that money is sent by. */
const PAYMENT =
  /(?<![\p{L}\d])\$\p{L}[\p{L}\d_-]{2,}|\b(?:paypal|zelle|venmo|cash ?app|bitcoin|btc wallet|gift ?cards?)\b/iu;

export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

/** A link, a number or name to be reached by elsewhere, or a way to send money. */
export function hasContact(text: string): boolean {
  const refusal = refusalOf(text);
  return refusal === 'link' || refusal === 'contact' || hasLink(text) || PAYMENT.test(text.normalize('NFKC'));
}

/** Words that many would not want to read: hateful ones anywhere, sexual ones in a first message. */
export function isHarsh(text: string, isFirst: boolean): boolean {
  if (!isFirst) return isHateful(text);
  const refusal = refusalOf(text);
  return refusal === 'hate' || refusal === 'sexual';
}

/** Somebody may be saying that they are under age: worth reading by meaning. Ages and schools, in three languages. */
const YOUNG =
  /(?<!\d)(?:[89]|1[0-7])(?!\d)|\b(?:under ?age|minor|not 18|under 18|middle school|high school|(?:6|7|8|9|10|11)th grade|menor|mineure?|secundaria|coll[eè]ge|lyc[eé]e)\b|\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/iu;

export const mayTellOfYouth = (text: string): boolean => YOUNG.test(text);

/** Returns what two openers have in common that differ in the name, signs, accents and capitals only. */
export function openerOf(text: string, name: string): string {
  const own = new Set(wordsOf(name));
  return wordsOf(text)
    .filter((word) => !own.has(word))
    .join(' ');
}

const wordsOf = (text: string): string[] => skeletonOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];
