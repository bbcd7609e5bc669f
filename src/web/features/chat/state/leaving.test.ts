import { expect, it } from 'vitest';
import type { Notice } from '#contract/chat.notices.ts';
import type { Message } from '#contract/chat.ts';
import type { ClientEvent } from '#contract/realtime.ts';
import { chatEvents } from './chat.events.ts';
import { ChatRuntime } from './chat.runtime.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const [ME, OTHER] = [100_000_000_001, 100_000_000_002];

/** Returns a signed-in page. `list` reports the list to the page and returns the number of join frames so far. */
function joinedPage() {
  const sent: ClientEvent[] = [];
  const runtime = new ChatRuntime({
    me: ME,
    storage: { all: async () => [], put: async () => undefined, remove: async () => undefined },
    now: () => 0,
    newId: () => ROOM,
    timers: { set: () => null, clear: () => undefined },
    link: { send: (event) => sent.push(event) > 0, isLive: () => true, isConnecting: () => false },
    api: {
      messages: async () => ({ messages: [], lastSeq: 4, hasMore: false }),
      send: async () => ({ kind: 'unknown' }),
      read: async () => undefined,
    },
  });
  const list = (lastSeq: number): number => {
    runtime.join([{ id: ROOM, lastSeq }]);
    return sent.filter(({ type }) => type === 'join_rooms').length;
  };
  const notice = (kind: Notice['kind'], userId: number): void => {
    const message = { id: ROOM, chatRoomId: ROOM, seq: 5, senderId: OTHER, notice: { kind, userIds: [userId] } };
    chatEvents.roomChanged(runtime, { type: 'room_changed', roomId: ROOM, seq: 5, message: message as Message });
  };
  return { runtime, list, notice };
}

it.each(['left', 'removed', 'banned'] as const)(
  'A room whose notice says “%s” of the person is joined again when they come back in the same session',
  (kind) => {
    const { list, notice } = joinedPage();
    expect(list(4)).toBe(1);
    notice(kind, OTHER);
    expect(list(5)).toBe(1);
    notice(kind, ME);
    expect(list(6)).toBe(2);
  },
);

it('A room whose joining failed on a new connection is joined once the person is back in it', () => {
  const { runtime, list } = joinedPage();
  list(4);
  expect(Object.keys(runtime.lastSeqs())).toEqual([ROOM]);
  chatEvents.rejoined(runtime, { type: 'rooms_rejoined', rooms: [] });
  chatEvents.joinFailed(runtime, { type: 'room_error', roomId: ROOM, code: 'not_found' });
  expect(list(6)).toBe(2);
});
