import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HISTORY_SENT, historyToSend, isConfiding } from './wyn.history.ts';

const line = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: fc.constantFrom(
    'ok',
    'I feel lost',
    'what time is it',
    'my sister called',
    'I’m scared of him',
    'tell me more',
  ),
});
const conversation = (minLength: number, maxLength: number) => fc.array(line, { minLength, maxLength });

describe('The history that is sent', () => {
  it('A history of up to 15 lines is sent whole', () => {
    fc.assert(
      fc.property(conversation(0, 15), (lines) => {
        expect(historyToSend(lines)).toEqual(lines);
      }),
    );
  });

  it('A history of 16 to 30 lines sends the last 15', () => {
    fc.assert(
      fc.property(conversation(16, 30), (lines) => {
        expect(historyToSend(lines)).toEqual(lines.slice(-15));
      }),
    );
  });

  it('A history above 30 lines sends its first two, latest personal and last eight lines', () => {
    fc.assert(
      fc.property(conversation(31, 200), (said) => {
        const lines = said.map((one, at) => ({ ...one, at }));
        const sent = historyToSend(lines);
        expect(sent.slice(0, 2)).toEqual(lines.slice(0, 2));
        expect(sent.slice(-8)).toEqual(lines.slice(-8));
        const between = sent.slice(2, -8);
        const confided = lines.slice(2, -8).filter((one) => one.role === 'user' && isConfiding(one.content));
        expect(between).toEqual(confided.slice(-4));
      }),
    );
  });

  it('A sent history keeps the order, repeats nothing and never has more than 15 lines', () => {
    fc.assert(
      fc.property(conversation(0, 200), (lines) => {
        const numbered = lines.map((one, at) => ({ ...one, at }));
        const places = historyToSend(numbered).map(({ at }) => at);
        expect(places.length).toBeLessThanOrEqual(HISTORY_SENT);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(places.at(-1)).toBe(lines.length === 0 ? undefined : lines.length - 1);
      }),
    );
  });

  it('A sent history stays the same when the rule is applied again', () => {
    fc.assert(
      fc.property(conversation(0, 200), (lines) => {
        const once = historyToSend(lines);
        expect(historyToSend(once)).toEqual(once);
      }),
    );
  });

  it.each([
    'I feel like nobody gets me',
    'my mom is ill',
    'i was so nervous',
    'honestly I’m scared',
    'I grew up in Ohio',
  ])('The rule recognises “%s” as personal', (text) => expect(isConfiding(text)).toBe(true));
  it.each(['write an opener', 'how does matching work?', 'another one', 'ok thanks'])(
    'The rule recognises nothing personal in “%s”',
    (text) => expect(isConfiding(text)).toBe(false),
  );
});
