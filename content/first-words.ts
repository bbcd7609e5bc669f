import { hasReach, isHateful, LOOKALIKES, refusalOf } from './moderation.ts';
import { skeletonOf } from './skeleton.ts';
import { dotted, spelledOut } from './spelled-out.ts';

const LINK =
  /\b(?:h[tx]{2}ps?|ftp):|\bhxxps?\b|\bwww\.|\bxn--|[\p{L}\d]\.(?:com|net|org|io|gg|me|tv|co|app|xyz|link|ly|us|info|dev)\b/iu;
/**
 * More hosts. Their ends are small letters, because a sentence that begins right after a dot begins with a capital, and
 * words such as "it" and "so" end a host only before a slash. The last one is a number of a network.
 */
const HOST =
  /[\p{L}\d]\.(?:ru|cn|de|uk|es|fr|br|nl|pl|ca|au|jp|kr|mx|ar|eu|ch|tk|ml|ga|cf|cc|ws|ai|sh|fm|pw|biz|top|shop|store|site|online|website|space|club|live|vip|win|icu|page|blog|click|fans|bio|buzz|chat|dating|cam|sex|xxx|porn|casino|bet|рф)(?![\p{L}\d])|[\p{L}\d]\.\p{L}{2,}\/[\p{L}\d?#@]|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
/** A Cash App tag, or a service for sending money. */
const PAYMENT =
  /(?<![\p{L}\d])\$\p{L}[\p{L}\d_-]{2,}|\b(?:paypal|zelle|venmo|cash ?app|bitcoin|btc wallet|gift ?cards?)\b/iu;

/** The text is looked at as written too, because normalizing can join a sign to the beginning of an address. */
export function hasLink(text: string): boolean {
  if (LINK.test(text)) return true;
  const shown = dotted(spelledOut(text, 'NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
  if (LINK.test(shown) || HOST.test(shown)) return true;
  if (!/\P{ASCII}/u.test(shown)) return false;
  return LINK.test([...shown].map((sign) => LOOKALIKES[sign] ?? sign).join(''));
}

export const hasPayment = (text: string): boolean => PAYMENT.test(spelledOut(text, 'NFKC'));

/** Returns whether a text has a link, a number or name for contact elsewhere, or a way to send money. */
export function hasContact(text: string): boolean {
  return hasReach(text) || hasLink(text) || hasPayment(text);
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
