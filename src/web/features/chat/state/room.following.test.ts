import { beforeEach, describe, expect, it } from 'vitest';
import { clientEvent, MAX_FRAME_BYTES, MAX_JOINED_ROOMS, type ClientEvent } from '#contract/realtime.ts';
import { Following } from './room.following.ts';

const idOf = (at: number): string => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const MANY = Array.from({ length: 2000 }, (_, at) => idOf(at));

let sent: ClientEvent[];
let inMemory: Set<string>;
let isLive: boolean;
let following: Following;

beforeEach(() => {
  [sent, inMemory, isLive] = [[], new Set(), true];
  following = new Following({
    send: (event) => isLive && sent.push(event) > 0,
    lastLine: (roomId) => (inMemory.has(roomId) ? 7 : null),
    isOnScreen: () => false,
  });
  for (const roomId of MANY) following.note(roomId, 123_456);
});

/** Returns the rooms that a connection is in: those of `first` and later joined ones, without those that it left. */
function joined(first: Record<string, number>): Set<string> {
  const rooms = new Set(Object.keys(first));
  for (const event of sent) {
    if (event.type === 'join_rooms') for (const roomId of Object.keys(event.rooms)) rooms.add(roomId);
    if (event.type === 'leave_room') rooms.delete(event.chatRoomId);
  }
  return rooms;
}

it('A list is behind only if a later line of its room was heard', () => {
  const seqs = [123_456, 123_455, 123_457, 123_456];
  expect(seqs.map((seq) => following.note(idOf(0), seq))).toEqual(['fresh', 'behind', 'fresh', 'behind']);
});

describe('the rooms of a member of 2,000', () => {
  it('A new connection joins as many rooms as allowed in a handful of frames', () => {
    const first = following.lastSeqs();
    following.joinTheRest();
    expect(joined(first).size).toBe(MAX_JOINED_ROOMS);
    expect(sent.length).toBeLessThan(10);
    for (const frame of sent) {
      expect(clientEvent.safeParse(frame).success).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(frame))).toBeLessThanOrEqual(MAX_FRAME_BYTES);
    }
  });

  it('Pages of the list never take a connection beyond what it may join', () => {
    const first = following.lastSeqs();
    for (let at = 0; at < MANY.length; at += 500) following.join(MANY.slice(at, at + 500));
    expect(joined(first)).toEqual(new Set(MANY.slice(0, MAX_JOINED_ROOMS)));
  });

  it('A newly opened room replaces the least recent unopened one', () => {
    const first = following.lastSeqs();
    following.joinTheRest();
    for (const at of [1500, 1600, 1700]) {
      inMemory.add(idOf(at));
      following.open(idOf(at));
    }
    const rooms = joined(first);
    expect(rooms.size).toBe(MAX_JOINED_ROOMS);
    expect([1500, 1600, 1700].every((at) => rooms.has(idOf(at)))).toBe(true);
    expect([997, 998, 999].some((at) => rooms.has(idOf(at)))).toBe(false);
  });

  it('A room opened offline is joined first on the next connection', () => {
    isLive = false;
    inMemory.add(idOf(1900));
    following.open(idOf(1900));
    expect(sent).toEqual([]);
    isLive = true;
    expect(Object.keys(following.lastSeqs())).toContain(idOf(1900));
  });

  it('A room that the server refused is asked for again when it is opened again', () => {
    following.lastSeqs();
    following.open(idOf(1999));
    following.refused(idOf(1999));
    following.open(idOf(1999));
    expect(sent).toHaveLength(2);
  });
});
