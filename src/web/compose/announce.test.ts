import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import type { Message, Room } from '#contract/chat.ts';
import { chatsKey } from '#web/parts/rooms/chats.data.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { setClockBy } from '#web/platform/serverTime.ts';
import { announce } from './announce.ts';

const { announceEvent } = vi.hoisted(() => ({
  announceEvent: vi.fn<(...event: unknown[]) => Promise<void>>(async () => {}),
}));
vi.mock('#web/features/notifications/notifier.ts', () => ({ announceEvent, announcePlan: announceEvent }));
vi.mock('#web/parts/people/people.data.ts', () => ({ readBlockedIds: async () => new Set<number>() }));

const NOW = '2026-11-05T12:00:00.000Z';
const ROOM = '018f0000-0000-7000-8000-000000000000';
let seq = 0;

beforeEach(() => {
  setClockBy(NOW);
  announceEvent.mockClear();
  queryClient.setQueryData(queryKey(authUser), { id: 1, handle: 'Ana', timeZone: 'UTC' });
});
afterEach(() => {
  announce.forget();
  queryClient.clear();
});

const inRoom = (given: Partial<Room>): void => {
  const room = {
    id: ROOM,
    name: 'Bees',
    type: 'group',
    roomType: 'group',
    otherUser: null,
    gradient: 3,
    request: null,
  };
  const set = { pictureId: null, mutedUntil: null, mentionsPass: true, isFromSoulMatch: false, ...given };
  queryClient.setQueryData(chatsKey, { chats: [{ ...room, ...set }] });
};
const hear = async (content: string): Promise<number> => {
  seq += 1;
  const message = { chatRoomId: ROOM, seq, createdAt: NOW, senderId: 2, content } as Message;
  await announce.message({ type: 'new_message', message } as Parameters<typeof announce.message>[0]);
  return announceEvent.mock.calls.length;
};

it('A room that is not muted announces its lines and its typing', async () => {
  inRoom({});
  expect(await hear('Hello')).toBe(1);
  await announce.typing({ type: 'typing_start', roomId: ROOM, senderId: 2 });
  expect(announceEvent).toHaveBeenCalledTimes(2);
});

it('A muted group announces only lines that name its reader, if the reader wants that', async () => {
  const mutedUntil = '2026-11-05T13:00:00.000Z';
  inRoom({ mutedUntil });
  expect(await hear('Hello')).toBe(0);
  await announce.typing({ type: 'typing_start', roomId: ROOM, senderId: 2 });
  expect(announceEvent).not.toHaveBeenCalled();
  expect(await hear('Hello @anabel')).toBe(0);
  expect(await hear('Hello @ana')).toBe(1);
  inRoom({ mutedUntil, mentionsPass: false });
  expect(await hear('Hello @ana')).toBe(1);
});

it('A muted direct chat announces again once its mute has run out', async () => {
  inRoom({ type: 'direct', roomType: 'direct', mutedUntil: '2026-11-05T13:00:00.000Z' });
  expect(await hear('Hello @ana')).toBe(0);
  setClockBy('2026-11-05T13:00:01.000Z');
  seq += 1;
  const message = { chatRoomId: ROOM, seq, createdAt: '2026-11-05T13:00:01.000Z', senderId: 2, content: 'Hello' };
  await announce.message({ type: 'new_message', message } as Parameters<typeof announce.message>[0]);
  expect(announceEvent).toHaveBeenCalledTimes(1);
});
