import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personName } from './texts.names.ts';

const takes = (name: string): boolean => personName(15).safeParse(name).success;
const JOINERS = ['\u200C', '\u200D'];

describe('a name', () => {
  it.each([
    'Mia 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Rhys',
    'Tom 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Ana ♥\uFE0E',
    'Ana ♥\uFE0F',
    'Ana ♥',
    'Kit 🏳️‍🌈',
    'Kit 🏳‍🌈',
    'Lu 👩🏽‍🚀',
    'Lu 🧔‍♂',
    'No 1️⃣',
    'Bo 🇩🇪',
    'ರಾಜ್\u200Cಕುಮಾರ್',
    'రాజ్\u200Cకుమార్',
    'க்\u200Cஷா',
    'शक्\u200Dति',
    'अनिल्\u200D',
    'ශ්\u200Dරී',
    'അനില്\u200D',
    'র\u200D্যাচেল',
    'نیک\u200Cآیین',
    'ئه\u200Cحمه\u200Cد',
  ])('%s is taken', (name) => {
    expect(takes(name)).toBe(true);
  });

  it.each([
    ['a tag without a flag', 'Mia \u{E0067}\u{E0062}'],
    ['a flag with unknown tags', 'Mia 🏴\u{E0067}\u{E0062}\u{E0061}\u{E0061}\u{E0061}\u{E007F}'],
    ['a text presentation of a letter', 'Mia\uFE0E'],
    ['a text presentation of a digit', 'Mia 1\uFE0E'],
    ['two presentations', 'Mia ♥\uFE0E\uFE0E'],
    ['a joiner between Latin letters', 'Mi\u200Da'],
    ['a joiner at the end of a Latin name', 'Mia\u200D'],
    ['a joiner after an Arabic letter that joins nothing', 'ر\u200Cم'],
    ['a joiner of Arabic letters that join by themselves', 'م\u200Dم'],
    ['a joiner between two scripts', 'ರ್\u200Cక'],
    ['a joiner after a letter without a virama', 'ರ\u200Cಕ'],
    ['two joiners', 'ರ್\u200C\u200Cಕ'],
    ['joined emojis that nobody draws', 'Mia 🐱\u200D🐶'],
  ])('%s is refused, and the refusal names the character', (_what, name) => {
    const { error } = personName(15).safeParse(name);
    expect(error?.issues[0]?.message).toMatch(/^The character “[a-z -]+” \(U\+[0-9A-F]{4,5}\) cannot be used here\.$/);
  });

  it('An invisible character between ordinary letters is refused in a name', () => {
    const ignorable = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter((sign) =>
      /\p{Default_Ignorable_Code_Point}|\p{Cf}/u.test(sign),
    );
    expect(ignorable.length).toBeGreaterThan(4000);
    expect(ignorable.filter((sign) => takes(`No${sign}va`))).toEqual([]);
    const letters = fc.string({ unit: fc.constantFrom('a', 'Ж', '漢', 'ア', 'ก', 'ა'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(letters, fc.constantFrom(...ignorable), letters, (before, sign, after) => {
        expect(takes(`${before}${sign}${after}`)).toBe(false);
      }),
    );
  });

  it('A joiner changes nothing about who may bear the name without it', () => {
    const indic = fc.constantFrom('ರ', 'ಕ', '್', 'ಾ', 'న', '్', 'க', '்', 'श', '्', 'م', 'ر', 'ا', 'a', ...JOINERS);
    fc.assert(
      fc.property(fc.array(indic, { maxLength: 10 }), (signs) => {
        const name = `ರ${signs.join('')}`;
        if (!takes(name)) return;
        expect(takes(name.replaceAll(/[\u200C\u200D]/g, ''))).toBe(true);
        expect(name).not.toMatch(/[\u200C\u200D]{2}|a[\u200C\u200D]|[\u200C\u200D]a/);
      }),
      // A virama of another script, and a joiner before a letter of another script.
      { examples: [[['்', '\u200D', 'a']], [['್', '\u200D', 'a']]] },
    );
  });

  it('A name needs a letter and one line, and counts visible characters', () => {
    expect(takes(`N${'🇩🇪'.repeat(14)}`)).toBe(true);
    expect(personName(15).safeParse('N'.repeat(16)).error?.issues[0]?.message).toBe('At most 15 characters.');
    expect(personName(15).safeParse('♥♥').error?.issues[0]?.message).toBe('A name needs a letter.');
    expect(personName(15).safeParse('A\nB').error?.issues[0]?.message).toBe('A name is one line.');
    expect(personName(15).safeParse(`N${'\u0301'.repeat(9)}`).error?.issues[0]?.message).toBe(
      'At most three marks on a letter.',
    );
  });
});
