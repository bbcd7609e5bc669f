import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { speak } from '#web/words/words.ts';
import { refusalWords, withStarter } from './composing.ts';

it('Why a message was not taken is said in the reader’s language, and of a fault nothing is said', () => {
  expect(refusalWords('posts_used')).toMatch(/^In your first week/);
  const spanish: Record<string, string> = JSON.parse(readFileSync('content/words/es-refusals.json', 'utf8'));
  speak('es', Object.fromEntries(Object.entries(spanish).map(([english, text]) => [english, [text]])));
  expect(refusalWords('muted_here')).toBe('Alguien que administra este grupo te silenció. Puedes seguir leyendo.');
  for (const code of [null, 'internal', 'invalid', 'a new code']) expect(refusalWords(code)).toBeUndefined();
  speak('en', {});
});

it('A tapped starter takes the place of the one tapped before, and of nothing that was typed', () => {
  const all = ['What are you weirdly good at?', 'Which small thing?'];
  const [one = '', other = ''] = all;
  expect(withStarter('', one, all)).toBe(one);
  expect(withStarter(one, other, all)).toBe(other);
  expect(withStarter(`Hello!\n${one}`, other, all)).toBe(`Hello!\n${other}`);
  expect(withStarter(`${one} I can whistle.`, other, all)).toBe(`${one} I can whistle.\n${other}`);
  expect(withStarter(one, one, all)).toBe(one);
});
