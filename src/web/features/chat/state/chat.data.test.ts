import { afterEach, expect, it, vi } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import type { Room } from '#contract/chat.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';
import { setClockBy } from '#web/platform/serverTime.ts';
import { isMuted, notePresence } from './chat.data.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it('The header of an open group hears of who comes and goes, and asks nobody', () => {
  const key = queryKey(roomMembers, { roomId: ROOM });
  const members = [
    { id: 7, isOnline: false },
    { id: 8, isOnline: true },
  ];
  queryClient.setQueryData(key, { members, next: null });
  notePresence(7, true);
  notePresence(8, false);
  expect(queryClient.getQueryData(key)).toEqual({
    members: [
      { id: 7, isOnline: true },
      { id: 8, isOnline: false },
    ],
    next: null,
  });
});

it('A mute ends by the server’s clock on a device whose own is an hour ahead', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T13:00:00Z') });
  const muted = { mutedUntil: '2026-11-05T12:30:00.000Z' } as Room;
  expect(isMuted(muted)).toBe(false);
  setClockBy('2026-11-05T12:00:00.000Z');
  expect(isMuted(muted)).toBe(true);
  setClockBy('2026-11-05T13:00:00.000Z');
});
