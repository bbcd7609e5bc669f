import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openersByCategory, openersByGroups, openersForAnyone, tones } from '#content/wyn-openers.ts';
import { isNearly, wordsOf } from './sent.ts';

const all = [...Object.values(openersByCategory), ...Object.values(openersByGroups), openersForAnyone].flatMap((by) =>
  tones.flatMap((tone) => by[tone]),
);
const opener = fc.constantFrom(...all);
const nearly = (sent: string, text: string): boolean => isNearly(wordsOf(sent), wordsOf(text));

describe('an opener that was sent', () => {
  it('An opener is the same in other capitals and punctuation', () => {
    fc.assert(
      fc.property(opener, fc.constantFrom('', '!', '…', ' 🙂'), (text, end) => {
        expect(nearly(text.toUpperCase().replaceAll(/[.,?]/g, end), text)).toBe(true);
      }),
    );
  });

  it('An opener with few words changed or added is the same', () => {
    fc.assert(
      fc.property(opener, fc.nat(), (text, seed) => {
        const words = wordsOf(text);
        const most = Math.floor(words.length / 4);
        const places = new Set([...words.keys()].filter((at) => at % 6 === seed % 6).slice(0, most));
        const changed = words.map((word, at) => (places.has(at) ? 'otherwise' : word));
        expect(nearly(changed.join(' '), text)).toBe(true);
        expect(nearly(`Hi! ${text} Just curious.`, text)).toBe(true);
      }),
    );
  });

  it('Openers differ from each other and from their mixed-up words', () => {
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) expect(nearly(one, other) ? `${one} = ${other}` : '').toBe('');
    }
    fc.assert(
      fc.property(opener, (text) => {
        if (wordsOf(text).length > 7) expect(nearly(wordsOf(text).toReversed().join(' '), text)).toBe(false);
      }),
    );
  });

  it('An empty text never equals an opener', () => {
    expect(all.filter((text) => nearly('', text) || nearly(text, ''))).toEqual([]);
  });
});
