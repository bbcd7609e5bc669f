import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code } from './accounts.code.ts';
import { phone } from './accounts.entry.ts';
import { handle, updateUser } from './accounts.ts';
import { asTyped } from './accounts.typed.ts';

const { zipCode } = updateUser.body.shape;
const marks = ['\u202A', '\u202C', '\u2066', '\u2069', '\u200E', '\u200B', '\u00AD', '\uFEFF', '\u2060'];

test('Invisible marks around and inside a pasted value change nothing', () => {
  const mark = fc.constantFrom(...marks);
  fc.assert(
    fc.property(fc.array(mark, { minLength: 8, maxLength: 8 }), (some) => {
      const marked = (text: string): string =>
        [...text].map((sign, at) => `${some[at % some.length]}${sign}`).join('') + some[0];
      expect(phone.phoneNumber.parse(marked('+15105550199'))).toBe('+15105550199');
      expect(code.parse(marked('123456'))).toBe('123456');
      expect(zipCode.parse(marked('94607'))).toBe('94607');
      expect(handle.parse(marked('Ana_1'))).toBe('ana_1');
    }),
  );
});

test.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '๐๑๒๓๔๕๖๗๘๙'])(
  'The digits %s are read',
  (digits) => {
    expect(asTyped(` ${digits}\u202C `)).toBe('0123456789');
    expect(code.parse(digits.slice(0, digits.length * 0.6))).toBe('012345');
  },
);
