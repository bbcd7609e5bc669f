import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withIsolates } from './isolated-values.ts';
import { isolated, isolatedIn, isolating, stoppedOnce } from './isolated.ts';

const [FIRST, END] = ['\u2068', '\u2069'];
const ISOLATES = /[\u2066-\u2069]/g;

/** Letters of both directions, signs that turn with their neighbors, and every character that turns a line. */
const signs = fc.constantFrom(...'aB5 ,!(אב\u0639', ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200F');
const anyText = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''));

/** Returns whether each isolate of a text ends in it, and none ends before it begins. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if ('\u2066\u2067\u2068'.includes(sign)) open += 1;
    if (sign === END) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

describe('A text in a sentence', () => {
  it('A name from the right is isolated and a Latin one stays as it is', () => {
    expect(isolated('עדי')).toBe(`${FIRST}עדי${END}`);
    expect(isolated('Zoë 🦊 (she)')).toBe('Zoë 🦊 (she)');
    expect(isolating('Zoë')).toBe(`${FIRST}Zoë${END}`);
  });

  it('A text of any signs ends where it ends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = isolating(text);
        // Without its outer isolate, every other still ends, and none begins in it.
        expect([isClosed(whole), isClosed(whole.slice(1, -1))]).toEqual([true, true]);
        expect(whole.replaceAll(ISOLATES, '')).toBe(text.replaceAll(ISOLATES, ''));
        expect(isolated(text)).toBe(/[א-ת\u0639\u200F\u202A-\u202E\u2066-\u2069]/.test(text) ? whole : text);
      }),
    );
  });
});

const MESSAGE =
  '{name} {count, plural, one {sent {name} one} other {sent #}} {mood, select, good {gladly} other {somehow}}';
const VALUES = { name: 'Bo', count: 2, mood: 'good' };

it('A sentence stops once after a value that stops itself', () => {
  expect(stoppedOnce('Blocked: Akira T..', { name: 'Akira T.' })).toBe('Blocked: Akira T.');
  expect(stoppedOnce('At 9:00 p.m.. Then home.', { time: '9:00 p.m.', name: 'Bo' })).toBe('At 9:00 p.m. Then home.');
  expect(stoppedOnce('“well...”, and so on.', { said: 'well...' })).toBe('“well...”, and so on.');
  expect(stoppedOnce('Cost: $1..', { price: '$1.' })).toBe('Cost: $1.');
});

describe('The values of a message', () => {
  const said = (message: CompiledMessage, values: Record<string, unknown>): string =>
    setupI18n({ locale: 'en', messages: { en: { id: message } } })._('id', isolatedIn(values));
  const message = compileMessageOrThrow(MESSAGE);

  it('A value from the right is isolated in a sentence from the left', () => {
    expect(said(message, VALUES)).toBe('Bo sent 2 gladly');
    expect(said(message, { ...VALUES, name: 'עדי', count: 1 })).toBe(
      `${FIRST}עדי${END} sent ${FIRST}עדי${END} one gladly`,
    );
  });

  it('A sentence from the right isolates its values and chooses its case', () => {
    expect(said(withIsolates(message), VALUES)).toBe(`${FIRST}Bo${END} sent 2 gladly`);
    expect(said(withIsolates(message), { ...VALUES, count: 1 })).toBe(
      `${FIRST}Bo${END} sent ${FIRST}Bo${END} one gladly`,
    );
  });

  it('A sentence within a sentence keeps its own names apart', () => {
    const inner = said(compileMessageOrThrow('{one} and {other}'), { one: 'עדי', other: 'Bo' });
    const whole = said(compileMessageOrThrow('For {names}!'), { names: inner });
    expect(whole.replaceAll(ISOLATES, '')).toBe('For עדי and Bo!');
    expect(whole).toMatch(/^For \u2068+עדי\u2069 and Bo\u2069+!$/);
    expect(isClosed(whole)).toBe(true);
  });
});
