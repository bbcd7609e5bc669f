import { expect, test } from 'vitest';
import { maskedTail, parsePending } from './phone.pending.ts';

const kept = { phoneNumber: '+12025550142', country: 'US', resendAt: 5, next: '/chat' };

test('what a tab kept is read back, and nothing else', () => {
  expect(parsePending(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '[]', '7', JSON.stringify({ ...kept, resendAt: 'soon' })]) {
    expect(parsePending(text)).toBeNull();
  }
});

test('of a number only its end is shown', () => {
  expect(maskedTail('+12025550142')).toBe('•••• 0142');
});
