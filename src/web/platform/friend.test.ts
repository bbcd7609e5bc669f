import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { dataWithin } from './friend.ts';

const NOW = Date.UTC(2026, 10, 21);

describe('The link that brought somebody here', () => {
  it('The link is remembered for thirty days', () => {
    const kept = { data: '{"mbti":"ENFP"}', at: NOW };
    expect(dataWithin(kept, NOW)).toBe('{"mbti":"ENFP"}');
    expect(dataWithin(kept, NOW + 30 * DAY_MS - 1)).toBe('{"mbti":"ENFP"}');
    expect(dataWithin(kept, NOW + 30 * DAY_MS)).toBeNull();
  });

  it.each([
    null,
    7,
    [],
    {},
    { data: 'x' },
    { data: 7, at: NOW },
    { data: 'x', at: 'now' },
    { data: 'x', at: NOW + DAY_MS },
    { data: 'x'.repeat(2001), at: NOW },
  ])('A stored value that the app did not write is ignored, such as %j', (value) => {
    expect(dataWithin(value, NOW)).toBeNull();
  });
});
