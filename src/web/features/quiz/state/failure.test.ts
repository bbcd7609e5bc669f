import { expect, it } from 'vitest';
import { CallError } from '#web/platform/calls/call.ts';
import { failureWords } from './failure.ts';

function parsing(text: string): Error {
  try {
    JSON.parse(text);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was JSON.');
}

it.each([
  ['a session that is over', new CallError(401, '', {}), 'Please log in again to continue with the quiz'],
  ['no line', new CallError(0, 'Failed to fetch', {}), 'We could not reach the server. Your answers are safe.'],
  ['the server’s own words', new CallError(409, '{}', { message: 'Already done.' }), 'Already done.'],
  ['an answer without words', new CallError(503, 'Service Unavailable', {}), 'Failed: 503 Service Unavailable'],
  ['an empty answer', parsing(''), 'Server returned empty response'],
])('The words explain %s', (_, error, words) => {
  expect(failureWords(error)).toBe(words);
});

it('The words show the beginning of what came in place of JSON', () => {
  expect(failureWords(parsing('<html>'))).toMatch(/^Invalid JSON response: /);
  expect(failureWords(new CallError(502, `<html>${'x'.repeat(5000)}`, {})).length).toBeLessThan(200);
});
