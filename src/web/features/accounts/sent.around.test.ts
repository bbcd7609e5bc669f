import { expect, test } from 'vitest';
import { isSentAround } from './sent.around.ts';

test('A newcomer is led to what somebody sent them, and not past their welcome to any other page', () => {
  for (const address of ['/g/STqc3ySXncYdHrQzPA98CA', '/post/1', '/users/123456789012'])
    expect(isSentAround(address)).toBe(true);
  for (const address of ['/', '/match', '/g/', '/g/a/b', '/chat/1']) expect(isSentAround(address)).toBe(false);
});
