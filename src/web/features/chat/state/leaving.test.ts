import { expect, it } from 'vitest';
import type { Notice } from '#contract/chat.notices.ts';
import type { Message } from '#contract/chat.ts';
import type { ClientEvent } from '#contract/realtime.ts';
import { CallError } from '#web/platform/calls/call.ts';
import { chatEvents } from './chat.events.ts';
import { ChatRuntime } from './chat.runtime.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const [ME, OTHER] = [100_000_000_001, 100_000_000_002];

/** Returns a signed-in page; with `isOutside`, its server says that the person is not in the room. `list` reports the list to the page and returns the number of join frames so far. */
function joinedPage({ isOutside = false, isLive = true } = {}) {
  const sent: ClientEvent[] = [];
  const lost: string[] = [];
  const runtime = new ChatRuntime({
    me: ME,
    storage: { all: async () => [], put: async () => undefined, remove: async () => undefined },
    now: () => 0,
    newId: () => ROOM,
    timers: { set: () => null, clear: () => undefined },
    link: { send: (event) => isLive && sent.push(event) > 0, isLive: () => isLive, isConnecting: () => false },
    api: {
      messages: async () => {
        if (isOutside) throw new CallError(404, '', { code: 'not_found' });
        return { messages: [], lastSeq: 4, hasMore: false };
      },
      send: async () => (isOutside ? { kind: 'refused', code: 'not_found', retryable: false } : { kind: 'unknown' }),
      read: async () => undefined,
    },
    onLost: (roomId) => lost.push(roomId),
  });
  const list = (lastSeq: number): number => {
    runtime.join([{ id: ROOM, lastSeq }]);
    return sent.filter(({ type }) => type === 'join_rooms').length;
  };
  const notice = (kind: Notice['kind'], userId: number): void => {
    const message = { id: ROOM, chatRoomId: ROOM, seq: 5, senderId: OTHER, notice: { kind, userIds: [userId] } };
    chatEvents.roomChanged(runtime, { type: 'room_changed', roomId: ROOM, seq: 5, message: message as Message });
  };
  const gone = () => runtime.store.get(ROOM).gone;
  return { runtime, list, notice, gone, lost };
}

it.each(['left', 'removed', 'banned'] as const)(
  'A room with a “%s” notice is rejoined when the person comes back',
  (kind) => {
    const { list, notice } = joinedPage();
    expect(list(4)).toBe(1);
    notice(kind, OTHER);
    expect(list(5)).toBe(1);
    notice(kind, ME);
    expect(list(6)).toBe(2);
  },
);

it('A room whose rejoining failed is joined again when the person is back', () => {
  const { runtime, list } = joinedPage();
  list(4);
  expect(Object.keys(runtime.lastSeqs())).toEqual([ROOM]);
  chatEvents.rejoined(runtime, { type: 'rooms_rejoined', rooms: [] });
  chatEvents.joinFailed(runtime, { type: 'room_error', roomId: ROOM, code: 'not_found' });
  expect(list(6)).toBe(2);
});

it.each(['left', 'removed', 'banned'] as const)('An open room knows at once that the person was “%s”', (kind) => {
  const { runtime, notice, gone, lost } = joinedPage();
  runtime.enter(ROOM);
  notice(kind, OTHER);
  expect([gone(), lost]).toEqual([null, []]);
  notice(kind, ME);
  expect([gone(), lost]).toEqual([kind, [ROOM]]);
});

it('A list that has the room again takes the person back into it', () => {
  const { runtime, list, notice, gone } = joinedPage();
  runtime.enter(ROOM);
  notice('removed', ME);
  list(6);
  expect(gone()).toBe(null);
});

it('A room not found on rejoining counts as one the person has left', () => {
  const { runtime, gone } = joinedPage();
  runtime.enter(ROOM);
  chatEvents.joinFailed(runtime, { type: 'room_error', roomId: ROOM, code: 'internal' });
  expect(gone()).toBe(null);
  chatEvents.joinFailed(runtime, { type: 'room_error', roomId: ROOM, code: 'not_found' });
  expect(gone()).toBe('unknown');
});

it('The known reason for leaving survives a later not-found answer', () => {
  const { runtime, notice, gone } = joinedPage();
  runtime.enter(ROOM);
  notice('banned', ME);
  chatEvents.joinFailed(runtime, { type: 'room_error', roomId: ROOM, code: 'not_found' });
  expect(gone()).toBe('banned');
});

it('A room not found on reading messages counts as one the person has left', async () => {
  const { runtime, gone } = joinedPage({ isOutside: true });
  runtime.enter(ROOM);
  await expect.poll(gone).toBe('unknown');
});

it.each([true, false])('A message refused to an outsider keeps its words (live socket %s)', async (isLive) => {
  const { runtime, gone } = joinedPage({ isOutside: true, isLive });
  const { clientId } = runtime.send(ROOM, 'At six?');
  if (isLive) chatEvents.refused(runtime, { type: 'message_nack', clientId, code: 'not_member', retryable: false });
  await expect.poll(gone).toBe('unknown');
  expect(runtime.store.get(ROOM).log.pending).toMatchObject([{ content: 'At six?' }]);
});
