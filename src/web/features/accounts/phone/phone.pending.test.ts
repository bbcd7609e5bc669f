import { expect, test } from 'vitest';
import { maskedTail, parsePending } from './phone.pending.ts';

const kept = { phoneNumber: '+12025550142', country: 'US', resendAt: 5, next: '/chat' };

test('A tab reads back what it kept, and nothing else', () => {
  expect(parsePending(kept)).toEqual(kept);
  for (const value of [null, '', [], 7, { ...kept, resendAt: 'soon' }]) {
    expect(parsePending(value)).toBeUndefined();
  }
});

test('A masked number shows only its end', () => {
  expect(maskedTail('+12025550142')).toBe('•••• 0142');
});
