import { LOOKALIKES } from './moderation.ts';

/** More signs that pass for a letter in a name: capitals have become small before, and l, I, 1 and | are one sign. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries([
  ['0', 'o'],
  ['ө', 'o'],
  ['օ', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['ı', 'l'],
  ['!', 'l'],
  ['|', 'l'],
  ['ǀ', 'l'],
  ['ι', 'l'],
  ['і', 'l'],
  ['5', 's'],
  ['@', 'a'],
  ['ɑ', 'a'],
  ['3', 'e'],
  ['ɛ', 'e'],
  ['$', 's'],
  ['ω', 'w'],
  ['ɯ', 'w'],
  ['ԝ', 'w'],
  ['ѡ', 'w'],
  ['4', 'a'],
  ['7', 't'],
  ['8', 'b'],
  ['ɩ', 'l'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ɗ', 'd'],
  ['ŋ', 'n'],
  ['ո', 'n'],
  ['ɴ', 'n'],
  ['ʏ', 'y'],
  ['ү', 'y'],
  ['ɪ', 'l'],
  ['ᴡ', 'w'],
  ['ʟ', 'l'],
  ['ᴅ', 'd'],
  ['ʍ', 'm'],
]);

/**
 * Returns the skeleton of a name (UTS 39): two names with one skeleton look alike. Compatibility forms, accents, capitals
 * and signs nobody sees are gone, and letters of other alphabets have become ours.
 */
export function skeletonOf(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .toLowerCase();
  const letters = [...folded.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  const ours = letters.map((sign) => LOOKALIKES[sign] ?? sign).map((sign) => SAME[sign] ?? sign);
  return ours.join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/\s+/g, ' ').trim();
}
