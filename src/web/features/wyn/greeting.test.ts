import { afterEach, expect, it } from 'vitest';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { wynWords } from '#content/wyn-words.ts';
import type { SoulMatch } from '#contract/matching.ts';
import common from '#content/languages/es/interface/app.json' with { type: 'json' };
import spanish from '#content/languages/es/interface/companions.json' with { type: 'json' };
import matching from '#content/languages/es/interface/matching.json' with { type: 'json' };
import { speak } from '#web/words/words.ts';
import { greeting, matchToGreet, type GreetingFacts } from './greeting.ts';

afterEach(() => speak('en', {}));

const known: GreetingFacts[] = [
  {},
  { firstName: 'Ada' },
  { archetype: 'Hype Connector', match: null },
  { firstName: 'Ada', match: { name: 'Marisol', shared: [] } },
  { firstName: 'Ada', match: { name: 'Marisol', shared: ['Birding', 'Comics', 'Tea'] } },
];

it('Wyn greets in English as the page knows the person', () => {
  expect(greeting()).toMatch(/^Hey, I’m Wyn/);
  expect(greeting(known[4])).toContain('You and Marisol matched on Birding and Comics.');
});

it('Wyn greets a Spanish reader in Spanish, with the same names', () => {
  const english = known.map((one) => greeting(one));
  speak('es', Object.fromEntries(Object.entries(spanish).map(([id, text]) => [id, compileMessageOrThrow(text)])));
  for (const [at, one] of known.entries()) {
    const text = greeting(one);
    expect(text).toMatch(/^Hola.*[Ss]oy Wyn/);
    expect(text).not.toBe(english[at]);
    expect(text).not.toMatch(/\b(?:you|and|the|want)\b/i);
    if (one.match) expect(text).toContain('Marisol');
  }
  expect(greeting(known[4])).toContain('Birding y Comics');
});

it('Wyn offers an opener only for a match to whom nobody has written', () => {
  const match = (displayName: string, isTalking: boolean) =>
    ({ isTalking, user: { displayName }, matchData: { sharedInterests: ['Tea'] } }) as unknown as SoulMatch;
  expect(matchToGreet([match('Omar', true), match('Ada', false), match('Bo', false)])).toEqual({
    name: 'Ada',
    shared: ['Tea'],
  });
  expect(matchToGreet([match('Omar', true)])).toBeUndefined();
  expect(matchToGreet([])).toBeNull();
  expect(matchToGreet(undefined)).toBeUndefined();
});

it('Wyn’s Spanish names buttons and pages as the Spanish interface does', () => {
  const said = JSON.stringify(wynWords.es);
  const named = [
    spanish['wyn.what-do-i-say-now'],
    spanish['wyn.wyn-may-read-this-chat'],
    spanish['wyn.clear-conversation'],
    matching['matching.find-new-match'],
  ];
  for (const name of named) expect(said).toContain(`«${name}»`);
  for (const name of [common['common.join-now'], common['common.safety'], `en ${common['common.self']}`])
    expect(said).toContain(name);
});
