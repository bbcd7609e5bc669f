import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markOf, usedMark } from './wyn.used.ts';

const ROOM = '0191d8a0-0000-7000-8000-000000000001';

it('Every opener has a mark of the form that the contract takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(usedMark.safeParse(markOf(ROOM, text)).success).toBe(true);
    }),
  );
});

it('A mark differs by words and by chat, not by capitals and punctuation', () => {
  const text = 'What was playing the last time you turned the volume up?';
  expect(markOf(ROOM, text.toUpperCase().replace('?', '!'))).toBe(markOf(ROOM, text));
  expect(markOf(ROOM, `${text} Really`)).not.toBe(markOf(ROOM, text));
  expect(markOf(ROOM.replace('1', '2'), text)).not.toBe(markOf(ROOM, text));
});
