import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedIn } from '#server/platform/speaker.ts';
import { unfitWords, visibleText } from './texts.ts';
import {
  canonical,
  characterNames,
  fitsIn,
  formOf,
  graphemes,
  isSeen,
  unfitIn,
  leftIn,
  lengthOf,
  nameOf,
} from './texts.written.ts';

const RAINBOW = '🏳️‍🌈';
const FAMILY = '👨‍👩‍👧‍👦';
const INVISIBLE = [
  0x200b, 0x2060, 0xad, 0x200e, 0xfe0f, 0x2800, 0x3164, 0xe0041, 0xffa0, 0x115f, 0x180e, 0x34f, 0x1d159, 0xfffc,
];

/** Any character of Unicode, the rare ones as often as the common ones. */
const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  fc.constantFrom(...INVISIBLE.map((point) => String.fromCodePoint(point))),
  fc.constantFrom('a', 'é', 'ß', 'ش', '漢', '🦊', RAINBOW, '🇩🇪', ' ', '\n'),
);

describe('what is seen', () => {
  it.each(INVISIBLE.map((point) => [`U+${point.toString(16)}`, String.fromCodePoint(point)]))(
    '%s alone shows nothing, and beside a letter the letter shows',
    (_name, sign) => {
      expect([isSeen(sign), isSeen(sign.repeat(9)), isSeen(` ${sign}\n`), isSeen(`${sign}a`)]).toEqual([
        false,
        false,
        false,
        true,
      ]);
    },
  );

  it('Ignorable, control and separating characters show nothing in any order', () => {
    const ignorable = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter(
      (sign) => /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/u.test(sign) && !/[\p{Co}\p{Cn}]/u.test(sign),
    );
    expect(ignorable.length).toBeGreaterThan(400);
    expect(ignorable.filter(isSeen)).toEqual([]);
    const whole = ignorable.filter((sign) => sign.isWellFormed());
    fc.assert(fc.property(fc.array(fc.constantFrom(...whole), { maxLength: 20 }), (signs) => !isSeen(signs.join(''))));
  });

  it('Every letter, digit, punctuation mark and emoji shows, except the blank ones', () => {
    const shown = Array.from({ length: 0x30000 }, (_, point) => String.fromCodePoint(point)).filter((sign) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign),
    );
    expect(shown.filter((sign) => !isSeen(sign)).map((sign) => nameOf(sign).code)).toEqual([
      'U+115F',
      'U+1160',
      'U+2800',
      'U+3164',
      'U+FFA0',
      'U+FFFC',
      'U+13441',
      'U+13442',
      'U+1D159',
    ]);
  });
});

describe('what is counted', () => {
  it('A flag, a family and a letter with its marks are one character each', () => {
    expect([RAINBOW, FAMILY, '🇩🇪', 'e\u0301', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'நி', '1️⃣'].map(lengthOf)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(leftIn('🇩🇪'.repeat(300), 500)).toBe(200);
    expect(leftIn(RAINBOW.repeat(60), 160)).toBe(100);
  });

  it('Beyond the bytes, characters are too many although their number is not', () => {
    expect(leftIn('x'.repeat(161), 160)).toBe(-1);
    expect(leftIn(FAMILY.repeat(160), 160)).toBe(-(160 - Math.floor(1280 / 25)));
    expect(leftIn(`a${'\u0301'.repeat(10_000)}`, 160)).toBeLessThan(0);
  });

  it('A text without its characters that are too many fits', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (signs, max) => {
        const text = canonical(signs.join(''));
        const left = leftIn(text, max);
        expect(fitsIn(text, max)).toBe(left >= 0);
        if (left >= 0) expect(left).toBe(max - lengthOf(text));
        else if (text.length <= max * 16) expect(fitsIn(graphemes(text).slice(0, left).join(''), max)).toBe(true);
      }),
    );
  });

  it('A paste of a megabyte is counted in a moment', () => {
    const begun = performance.now();
    expect(leftIn('🏳️‍🌈'.repeat(200_000), 500)).toBeLessThan(-1000);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('what is kept', () => {
  it('A text is kept unchanged or in a form that stays as it is', () => {
    for (const manner of ['talk', 'notice', 'line'] as const) {
      fc.assert(
        fc.property(fc.array(anyCharacter, { maxLength: 40 }), (signs) => {
          const kept = visibleText({ manner, max: 100 }).safeParse(signs.join(''));
          if (!kept.success) return;
          expect(visibleText({ manner, max: 100 }).parse(kept.data)).toBe(kept.data);
          expect(kept.data === '' || isSeen(kept.data)).toBe(true);
          if (manner === 'line') expect(kept.data).not.toMatch(/[\n\r\t\u2028]/);
        }),
      );
    }
  });

  it('A notice’s line breaks are normalized and a one-line text loses them', () => {
    expect(formOf(' a\r\nb\rc\u2028d\n \n\n\n e\tf ', 'notice')).toBe('a\nb\nc\nd\n\n e f');
    expect(formOf('a\r\nb\tc', 'line')).toBe('a b c');
    expect(formOf('a\n\n\n\tb', 'talk')).toBe('a\n\n\n\tb');
  });

  it('A notice that is copied from a page loses what isolates a name', () => {
    expect(formOf('With \u2068עדי\u2069, at nine', 'notice')).toBe('With עדי, at nine');
    expect(unfitIn('\u2068עדי\u2069', 'notice')).toBeUndefined();
    expect(unfitIn('\u2068עדי\u2069', 'line')).toBe('\u2068');
  });
});

describe('what is refused', () => {
  it('A refusal names the character, in both languages', () => {
    expect(unfitWords('\u202E')).toBe('The character “right-to-left override” (U+202E) cannot be used here.');
    expect(refusedIn('es', unfitWords('\u202E'))).toBe(
      'El carácter «dirección forzada de derecha a izquierda» (U+202E) no se puede usar aquí.',
    );
    expect(unfitWords('\uD800')).toContain('“half of a character” (U+D800)');
    expect(unfitWords('\u{E0041}')).toContain('“hidden tag” (U+E0041)');
    expect(unfitWords('♥')).toContain('“♥” (U+2665)');
  });

  it('Every name of a character has Spanish words', () => {
    const english = characterNames.filter((name) => refusedIn('es', name) === name);
    expect(english).toEqual(['NUL', 'escape']);
  });

  it('Every character without a look has a name of letters', () => {
    const looks = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point)).filter(
      (sign) => !isSeen(sign) && !/^[A-Za-z -]+$/.test(nameOf(sign).name),
    );
    expect(looks).toEqual([]);
  });
});
