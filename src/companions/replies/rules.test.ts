import { expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { speak } from '#companions/speak.ts';
import { rules } from './rules.ts';

it('Every rule has a name of its own', () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each([
  ['bye', {}, 'goodbye'],
  ['bye', { forgot: { it: undefined, isAll: true, count: 1 } }, 'goodbye'],
  ['are you real?', { fact: 'It is in Settings.' }, 'to-the-companion'],
  ['how do I delete my account?', { fact: 'It is in Settings.' }, 'product'],
  ['thanks', { isAfterHelp: true }, 'after-help'],
  ['thanks', {}, 'small-talk'],
  ['hi', { pauseMs: 9 * 3_600_000 }, 'hello-again'],
  ['hi', {}, 'bare-hello'],
  ['no', {}, 'honest'],
  ['The shelf in the hall is green.', {}, 'honest'],
  ['i can’t sleep', { heard: { reply: undefined, theme: { key: 'sleep', likeness: 1 } } }, 'sure-theme'],
  ['no sleep again', { heard: { reply: undefined, theme: { key: 'sleep', likeness: 0.75 } } }, 'theme'],
] as const)('The line “%s” with %j gets its answer from one rule', (said, more, rule) => {
  const [persona] = companions;
  if (persona === undefined) throw new Error('There is no companion.');
  expect(speak({ ...quietTurn, persona, said: [said], rng: seededRng(1), ...more }).rule).toBe(rule);
});
