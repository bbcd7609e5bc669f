import { LOOKALIKES } from './moderation.ts';
import { spelledOut } from './spelled-out.ts';

/** Letters of other alphabets and small capitals, each above the Latin letter that it looks like. */
const ALPHABETS = [
  // Lisu.
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
  // Cherokee.
  ['ᎪᏏᏴᏟᎠᏧᎬᏀᎻᏂᎥᎫᏦᏞᎷᏢᎡᏒᏕᏚᎢᏙᎳᏔᎽᎩᏃ', 'abbcddeghhijklmprrsstvwwyyz'],
  // Coptic.
  ['ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'abehikmnopctyx'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
] as const;
const OTHERS = new Map(
  ALPHABETS.flatMap(([theirs, ours]) => [...theirs.toLowerCase()].map((sign, at) => [sign, ours.charAt(at)] as const)),
);

/** The first letter of each row of enclosed letters and flag letters, which NFKC does not convert to Latin letters. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];
const ALPHABET = 26;

/** Returns a text with enclosed letters and flag letters as Latin capitals. */
export function withoutFrames(text: string): string {
  return text.replaceAll(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = ENCLOSED.find((from) => code >= from && code < from + ALPHABET) ?? code;
    return String.fromCodePoint(0x41 + code - first);
  });
}

/** Returns the Latin letter that a small letter of another alphabet looks like; else the sign itself. */
export const latinOf = (sign: string): string => LOOKALIKES[sign] ?? OTHERS.get(sign) ?? sign;

/** More signs that look like a letter in a name, after lowercasing; l, I, 1 and | count as one sign. */
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
  ['ү', 'y'],
  ['ʍ', 'm'],
]);

/** Greek capitals that look like another letter than their small letters do. */
const CAPITALS: Readonly<Record<string, string>> = { Ζ: 'Z', Η: 'H', Μ: 'M', Ν: 'N' };

/**
 * Returns the skeleton of a name (UTS 39): names that look alike have the same skeleton. A skeleton has no
 * compatibility forms, accents, capitals or invisible characters, and Latin letters replace similar foreign letters.
 */
export function skeletonOf(name: string): string {
  const folded = spelledOut(withoutFrames(name), 'NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/[ΖΗΜΝ]/g, (sign) => CAPITALS[sign] ?? sign)
    .toLowerCase();
  const letters = [...folded.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  const ours = letters.map(latinOf).map((sign) => SAME[sign] ?? sign);
  return ours.join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the letters and digits of a name's skeleton, so that names with other blanks and signs are equal too. */
export const joinedSkeletonOf = (name: string): string => skeletonOf(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');
