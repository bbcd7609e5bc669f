import { hasReach, isHateful, refusalOf } from './moderation.ts';
import { skeletonOf } from './skeleton.ts';
import { spelledOut } from './spelled-out.ts';

const LINK = /\b(?:https?|ftp):|\bwww\.|[\p{L}\d]\.(?:com|net|org|io|gg|me|tv|co|app|xyz|link|ly|us|info|dev)\b/iu;
/** A Cash App tag, or a service for sending money. */
const PAYMENT =
  /(?<![\p{L}\d])\$\p{L}[\p{L}\d_-]{2,}|\b(?:paypal|zelle|venmo|cash ?app|bitcoin|btc wallet|gift ?cards?)\b/iu;

/** The text is looked at as written too, because normalizing can join a sign to the beginning of an address. */
export const hasLink = (text: string): boolean => LINK.test(text) || LINK.test(spelledOut(text, 'NFKC'));

/** Returns whether a text has a link, a number or name for contact elsewhere, or a way to send money. */
export function hasContact(text: string): boolean {
  return hasReach(text) || hasLink(text) || PAYMENT.test(spelledOut(text, 'NFKC'));
}

/** Returns whether a text has hateful words or, in a first message, sexual words. */
export function isHarsh(text: string, isFirst: boolean): boolean {
  if (!isFirst) return isHateful(text);
  const refusal = refusalOf(text);
  return refusal === 'hate' || refusal === 'sexual';
}

/** Ages and schools, in three languages. A writer who mentions one may be under age, so the meaning needs a check. */
const YOUNG =
  /(?<!\d)(?:[89]|1[0-7])(?!\d)|\b(?:under ?age|minor|not 18|under 18|middle school|high school|(?:6|7|8|9|10|11)th grade|menor|mineure?|secundaria|coll[eè]ge|lyc[eé]e)\b|\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/iu;

export const mayTellOfYouth = (text: string): boolean => YOUNG.test(text);

/** Returns an opener without the recipient's name, signs, accents and capitals, so that similar openers are equal. */
export function openerOf(text: string, name: string): string {
  const own = new Set(wordsOf(name));
  return wordsOf(text)
    .filter((word) => !own.has(word))
    .join(' ');
}

const wordsOf = (text: string): string[] => skeletonOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];
