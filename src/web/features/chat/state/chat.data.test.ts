import { afterEach, expect, it } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { notePresence } from './chat.data.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';

afterEach(() => {
  queryClient.clear();
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
