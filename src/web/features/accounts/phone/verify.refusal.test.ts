import { expect, test } from 'vitest';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { CallError } from '#web/platform/calls/call.ts';
import { refusalOf } from './verify.refusal.ts';

function refused(code: ErrorCode, message: string = errors[code].message): CallError {
  return new CallError(errors[code].status, message, { code, message });
}

test('A code is wrong, or dead, or valid without consents', () => {
  const kinds = (['code_wrong', 'code_dead', 'consent_required'] as const).map((code) =>
    refusalOf(refused(code), false),
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['wrong', 'dead', 'consent']);
  expect(kinds[0]?.words).toBe(errors.code_wrong.message);
});

test('A new person learns why the account was not created', () => {
  expect(refusalOf(refused('handle_taken'), true).words).toBe(
    'This username is already taken. Please go back and choose a different username.',
  );
  expect(refusalOf(refused('handle_reserved'), true)).toEqual({
    kind: 'taken',
    words: 'This username is reserved. Please go back and choose a different username.',
  });
  expect(refusalOf(refused('internal'), true).words).toBe(`Registration failed: ${errors.internal.message}`);
  expect(refusalOf(refused('internal', ''), true).words).toBe('Registration failed: Please try again');
  expect(refusalOf(new CallError(0, 'Failed to fetch', {}), true).words).toBe(
    'Account creation failed. Please try again or go back to change your username.',
  );
  expect(refusalOf(new TypeError('?'), true).words).toMatch(/^Account creation failed/);
});

test('A person who may only be signing in learns nothing of registrations', () => {
  expect(refusalOf(refused('rate_limited'), false).words).toBe(errors.rate_limited.message);
  expect(refusalOf(new CallError(0, 'Failed to fetch', {}), false).words).toMatch(/cannot be reached/);
});
