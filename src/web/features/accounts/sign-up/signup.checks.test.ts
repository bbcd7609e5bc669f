import { expect, test } from 'vitest';
import { speak } from '#web/words/words.ts';
import { checkEmail, checkPassword, checkTwin } from './signup.checks.ts';

test('An empty field is not called wrong', () => {
  expect([checkEmail(''), checkPassword(''), checkTwin('secret', '')].map((check) => check.state)).toEqual([
    'empty',
    'empty',
    'empty',
  ]);
});

test.each([
  ['ada@example.com', 'right'],
  [' ada@example.com ', 'right'],
  ['ada@example', 'wrong'],
  ['ada example.com', 'wrong'],
])('The check judges the address %j', (text, state) => {
  expect(checkEmail(text).state).toBe(state);
});

test('A password is accepted from the eighth character', () => {
  expect(checkPassword('sevench')).toEqual({ state: 'wrong', words: 'Password must be at least 8 characters long' });
  expect(checkPassword('eight ch')).toEqual({ state: 'right', words: 'Password meets requirements ✓' });
});

test('The repeated password must equal the first', () => {
  expect(checkTwin('lantern otter', 'lantern Otter')).toEqual({
    state: 'wrong',
    words: "Those passwords aren't twins 👯 Try again.",
  });
  expect(checkTwin('lantern otter', 'lantern otter')).toEqual({ state: 'right', words: 'Passwords match ✓' });
});

test('A reader of Spanish reads in Spanish what a password lacks', () => {
  speak('es', { 'Password must be at least 8 characters long': ['La contraseña debe tener al menos 8 caracteres'] });
  expect(checkPassword('corta')).toEqual({ state: 'wrong', words: 'La contraseña debe tener al menos 8 caracteres' });
  speak('en', {});
});
