import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes } from '#contract/texts.written.ts';
import { fittedText } from './fittedText.ts';

/** As in a font in which each code unit is one pixel wide, so that a width may end inside a character. */
const widthOf = (text: string): number => text.length;

const FAMILY = '👩‍👩‍👧‍👦';
const ASTRONAUT = '👩🏽‍🚀';

test('A text that fits stays whole', () => {
  expect(fittedText(`Message Luz${FAMILY}`, 22, widthOf)).toBe(`Message Luz${FAMILY}`);
});

test.each([
  [21, 'Message Luz…'],
  [22, 'Message Luz…'],
  [23, `Message Luz${FAMILY}…`],
  [28, `Message Luz${FAMILY}…`],
  [8, 'Message…'],
  [1, '…'],
  [0, '…'],
])('A width of %d ends before the emoji that does not fit', (width, words) => {
  expect(fittedText(`Message Luz${FAMILY}${ASTRONAUT}`, width, widthOf)).toBe(words);
});

test('A cut text is a beginning of whole characters', () => {
  const characters = fc.constantFrom('a', ' ', 'é', 'e\u0301', '🇪🇸', FAMILY, ASTRONAUT, '💀', 'ש', '한');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 30 }), fc.nat(120), (letters, width) => {
      const text = letters.join('');
      const cut = fittedText(text, width, widthOf);
      if (cut === text) return;
      const kept = graphemes(cut.slice(0, -1));
      expect(cut.endsWith('…') && widthOf(cut) <= Math.max(1, width)).toBe(true);
      expect(graphemes(text).slice(0, kept.length)).toEqual(kept);
    }),
  );
});
