import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, isolatedIn, type Direction } from './isolated.ts';

const [FIRST, END] = ['\u2068', '\u2069'];

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
    expect(isolated('Zoë', 'rtl')).toBe(`${FIRST}Zoë${END}`);
    expect(isolated('', 'rtl')).toBe('');
  });

  it('A text of any signs ends where it ends', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<Direction>('ltr', 'rtl'), (text, direction) => {
        const whole = isolated(text, direction);
        expect(isClosed(whole)).toBe(true);
        const isWrapped = whole.startsWith(FIRST) && whole.endsWith(END) && isClosed(whole.slice(1, -1));
        expect(isWrapped || whole === text).toBe(true);
        if (/[א-ת\u0639\u202A-\u202E]/.test(text)) expect(isWrapped).toBe(true);
        const bare = (one: string): string => one.replaceAll(/[\u2066-\u2069]/g, '');
        expect(bare(whole)).toBe(bare(text));
      }),
    );
  });
});

describe('The values of a message', () => {
  const said = (message: string, values: Record<string, unknown>, direction: Direction): string => {
    const i18n = setupI18n({ locale: 'en', messages: { en: { id: compileMessageOrThrow(message) } } });
    return i18n._('id', isolatedIn(values, direction));
  };

  it('A value is isolated where it is written and chooses a case as it is', () => {
    const message =
      '{name} {count, plural, one {sent one} other {sent #}} {mood, select, good {gladly} other {somehow}}';
    const values = { name: 'Bo', count: 2, mood: 'good' };
    expect(said(message, values, 'ltr')).toBe('Bo sent 2 gladly');
    expect(said(message, values, 'rtl')).toBe(`${FIRST}Bo${END} sent 2 gladly`);
    expect(said(message, { ...values, name: 'עדי' }, 'ltr')).toBe(`${FIRST}עדי${END} sent 2 gladly`);
  });

  it('A sentence within a sentence keeps its own names apart', () => {
    const inner = said('{one} and {other}', { one: 'עדי', other: 'Bo' }, 'ltr');
    expect(said('For {names}!', { names: inner }, 'ltr')).toBe(`For ${FIRST}${FIRST}עדי${END} and Bo${END}!`);
  });
});
