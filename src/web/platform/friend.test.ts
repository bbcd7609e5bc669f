import { describe, expect, it } from 'vitest';
import { packFriend, unpackFriend } from './friend.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;

describe('the link through which somebody came', () => {
  it('is remembered for thirty days', () => {
    const kept = packFriend('{"mbti":"ENFP"}', NOW);
    expect(unpackFriend(kept, NOW)).toBe('{"mbti":"ENFP"}');
    expect(unpackFriend(kept, NOW + 30 * DAY - 1)).toBe('{"mbti":"ENFP"}');
    expect(unpackFriend(kept, NOW + 30 * DAY)).toBeNull();
  });

  it.each([
    null,
    '',
    'no JSON',
    '7',
    '[]',
    '{}',
    '{"data":"x"}',
    `{"data":7,"at":${NOW}}`,
    '{"data":"x","at":"now"}',
    packFriend('x', NOW + DAY),
    packFriend('x'.repeat(2001), NOW),
  ])('is nothing that we did not write: %j', (text) => {
    expect(unpackFriend(text, NOW)).toBeNull();
  });
});
