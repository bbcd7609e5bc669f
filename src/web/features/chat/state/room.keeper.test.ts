import { describe, expect, it } from 'vitest';
import { FADED_MESSAGE, type Message, type Room } from '#contract/chat.ts';
import { messageAt } from '#test/room-lines.ts';
import { createRoomKeeper, type RoomTail } from './room.keeper.ts';
import { emptyLog, type RoomLog } from './room.log.ts';

const message = (seq: number): Message => ({ seq, content: `line ${seq}` }) as Message;
const room = (id: string, lastSeq: number, minute = 0): Room =>
  ({ id, lastSeq, lastMessageTimestamp: new Date(minute * 60_000).toISOString() }) as Room;
const tail = (lastSeq: number): RoomTail => ({ messages: [message(lastSeq)], lastSeq, hasMore: true });

/** A device, a server and a clock that the test controls. */
function start() {
  const kept = new Map<string, unknown>();
  const logs = new Map<string, RoomLog>();
  const fetched: string[] = [];
  const timers: (() => void)[] = [];
  let isOnline = true;
  const keeper = createRoomKeeper({
    cache: {
      read: async <T>(name: string) => kept.get(name) as T | undefined,
      put: async (name, value) => void kept.set(name, value),
      remove: async (name) => void kept.delete(name),
      names: async () => [...kept.keys()],
    },
    timers: { set: (run) => timers.push(run), clear: () => void timers.splice(0) },
    log: (id) => logs.get(id) ?? emptyLog(1),
    fetch: async (id) => {
      if (!isOnline) throw new Error('no network');
      fetched.push(id);
      return tail(7);
    },
  });
  const pass = async (): Promise<void> => {
    for (const run of timers.splice(0)) run();
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  };
  return { kept, logs, fetched, keeper, timers, pass, goOffline: () => (isOnline = false) };
}

describe('The room keeper', () => {
  it('The keeper caches the twenty most recently active rooms and fetches each once', async () => {
    const { kept, fetched, keeper, pass } = start();
    kept.set('room 99', tail(1));
    kept.set('api/chats', {});
    const rooms = Array.from({ length: 25 }, (_, minute) => room(String(minute), 7, minute));
    keeper.listed(rooms);
    keeper.listed([...rooms]);
    await pass();
    keeper.listed([...rooms]);
    await pass();
    expect(fetched).toEqual(Array.from({ length: 20 }, (_, index) => String(24 - index)));
    expect([kept.has('room 99'), kept.has('room 4'), kept.has('room 5'), kept.has('api/chats')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('The keeper takes at most fifty lines from a room in memory', async () => {
    const { kept, logs, fetched, keeper, pass } = start();
    const messages = Array.from({ length: 60 }, (_, index) => message(index + 1));
    logs.set('a', { ...emptyLog(1), loaded: true, last: 60, head: 60, messages });
    logs.set('b', { ...emptyLog(1), loaded: true, last: 5, head: 7, messages: messages.slice(0, 5) });
    keeper.listed([room('a', 60), room('b', 7)]);
    await pass();
    expect(fetched).toEqual(['b']);
    expect(kept.get('room a')).toEqual({ messages: messages.slice(10), lastSeq: 60, hasMore: true });
  });

  it('The keeper takes ended lines out of the cache without a network', async () => {
    const { kept, keeper, pass, goOffline } = start();
    const line = { ...messageAt(7, false), endsAt: new Date(1).toISOString() };
    kept.set('room a', { messages: [messageAt(6, false), line], lastSeq: 7, hasMore: false });
    goOffline();
    keeper.listed([room('a', 7)]);
    await pass();
    expect(kept.get('room a')).toMatchObject({ messages: [{ content: 'line 6' }, { content: FADED_MESSAGE }] });
  });

  it('The keeper writes nothing offline and nothing after it stops', async () => {
    const { kept, keeper, pass, goOffline, timers } = start();
    goOffline();
    keeper.listed([room('a', 7)]);
    await pass();
    expect([kept.size, timers.length]).toEqual([0, 0]);
    keeper.listed([room('a', 8)]);
    keeper.stop();
    await pass();
    expect(kept.size).toBe(0);
  });
});
