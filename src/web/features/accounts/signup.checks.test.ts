import { expect, test } from 'vitest';
import { checkEmail, checkPassword, checkTwin } from './signup.checks.ts';

test('nothing typed is not called wrong', () => {
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
])('judges the address %j', (text, state) => {
  expect(checkEmail(text).state).toBe(state);
});

test('a password counts from the eighth character', () => {
  expect(checkPassword('sevench')).toEqual({ state: 'wrong', words: 'Password must be at least 8 characters long' });
  expect(checkPassword('eight ch')).toEqual({ state: 'right', words: 'Password meets requirements ✓' });
});

test('the second password must be the first one’s twin', () => {
  expect(checkTwin('lantern otter', 'lantern Otter')).toEqual({
    state: 'wrong',
    words: "Those passwords aren't twins 👯 Try again.",
  });
  expect(checkTwin('lantern otter', 'lantern otter')).toEqual({ state: 'right', words: 'Passwords match ✓' });
});
