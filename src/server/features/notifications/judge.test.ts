import { describe, expect, it } from 'vitest';
import type { PushCase } from './due.queries.ts';
import { judge, nextTry } from './judge.ts';

const now = new Date('2026-03-10T18:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

const row: PushCase = {
  user_id: 1,
  room_id: 'a room',
  time_zone: 'UTC',
  settings: null,
  last_active_at: null,
  room_type: 'direct',
  is_match_room: false,
  is_gift: null,
  is_fading: null,
  found_by: null,
  found_at: null,
  score: null,
  unread: 1,
  sender_id: 2,
  content: 'Hello',
  said_at: ago(1000),
};
const does = (changes: Partial<PushCase>): string => judge({ kind: 'message' }, { ...row, ...changes }, now).does;

describe('the minute in which a person counts as active', () => {
  it('A person counts as active until sixty seconds have passed', () => {
    expect(does({ last_active_at: ago(59_999) })).toBe('wait');
    expect(does({ last_active_at: ago(60_000) })).toBe('tell');
  });

  it('News for an active person is old after sixty seconds, and dropped', () => {
    expect(does({ last_active_at: ago(0), said_at: ago(59_999) })).toBe('wait');
    expect(does({ last_active_at: ago(0), said_at: ago(60_000) })).toBe('drop');
  });

  it('An active person is looked at again after fifteen seconds', () => {
    const verdict = judge({ kind: 'message' }, { ...row, last_active_at: now }, now);
    expect(verdict).toEqual({ does: 'wait', at: new Date(now.getTime() + 15_000) });
  });
});

describe('the tries of a push', () => {
  it('A push that failed is tried again after growing pauses, four times', () => {
    const pauses = [1, 2, 3, 4].map((tries) => (nextTry(tries, { now })?.getTime() ?? 0) - now.getTime());
    expect(pauses).toEqual([30_000, 120_000, 480_000, 1_800_000]);
    expect(nextTry(5, { now })).toBeUndefined();
  });

  it('A push waits longer when the service asks for it, and no shorter', () => {
    expect(nextTry(1, { now, afterMs: 90_000 })).toEqual(new Date(now.getTime() + 90_000));
    expect(nextTry(1, { now, afterMs: 10_000 })).toEqual(new Date(now.getTime() + 30_000));
  });
});
