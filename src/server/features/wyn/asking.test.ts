import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedIn, waitingIn, type ChatLine } from './asking.ts';

const them = (text: string): ChatLine => ({ isMine: false, text });
const me = (text: string): ChatLine => ({ isMine: true, text });

const plain = fc.constantFrom('I like soup.', 'The hill is steep', 'haha', '', '😀', 'No way!', 'My dog sleeps.');
const asking = fc.constantFrom(
  'Do you like sunrise walks?',
  'what do you think of pottery',
  '¿Te gusta el café?',
  'And you?',
);
const line = fc.record({ isMine: fc.boolean(), text: fc.oneof(plain, asking) });
const lines = fc.array(line, { maxLength: 12 });

describe('the question that waits', () => {
  it('A question is found only among the lines after the person’s own last line', () => {
    fc.assert(
      fc.property(lines, (said) => {
        const asked = askedIn(said);
        if (asked !== undefined) expect(waitingIn(said).some(({ text }) => text.includes(asked))).toBe(true);
        expect(askedIn([...said, me('Yes.')])).toBeUndefined();
      }),
    );
  });

  it('A question that waits is found whatever plain lines stand around it', () => {
    const around = fc.tuple(fc.array(plain, { maxLength: 4 }), fc.array(plain, { maxLength: 4 }));
    fc.assert(
      fc.property(lines, around, asking, (before, [first, after], question) => {
        const waiting = [...first, question, ...after].map(them);
        expect(askedIn([...before, me('Hi.'), ...waiting])).toBe(question);
      }),
    );
  });

  it('Lines without a question ask nothing', () => {
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 8 }), (texts) => {
        expect(askedIn(texts.map(them))).toBeUndefined();
      }),
    );
  });

  it('The finder of questions survives any words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 6 }), (texts) => {
        const asked = askedIn(texts.map(them));
        expect(asked === undefined || texts.some((text) => text.includes(asked))).toBe(true);
      }),
    );
  });

  it.each([
    ['Are you up for sunrise walks? I know a hill', 'Are you up for sunrise walks?'],
    ['I know a hill. so, are you up for it', 'so, are you up for it'],
    ['Where? When? Tell me.', 'When?'],
    ['What a day!', undefined],
    ['How nice.', undefined],
    ['???', undefined],
  ])('The question in “%s” is “%s”', (text, question) => expect(askedIn([them(text)])).toBe(question));
});
