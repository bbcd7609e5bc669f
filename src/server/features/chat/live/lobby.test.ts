import { expect, it } from 'vitest';
import { SMALL_ROOM } from '#contract/chat.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { Lobby } from './lobby.ts';

/** The lobby reads only the user id of a connection. */
const connectionOf = (userId: number): Connection => ({ identity: { userId } }) as unknown as Connection;

/** Makes a room with the members 1 and 2, and seats each connection in it. */
function seated(lobby: Lobby, id: string, connections: readonly Connection[]): void {
  for (const connection of connections) {
    const room = lobby.reserve(id, connection);
    lobby.introduce(room, [1, 2]);
    lobby.seat(room, connection, { cursor: 0, joined: 0 });
  }
}

it('A connection that closes leaves every room, and a room without listeners is forgotten', () => {
  const lobby = new Lobby();
  const [ana, ben] = [connectionOf(1), connectionOf(2)];
  seated(lobby, 'shared', [ana, ben]);
  seated(lobby, 'own', [ana]);
  expect([...lobby.neighborsOf(2)]).toEqual([ana]);
  lobby.leaveAll(ana);
  expect([...lobby.rooms()].map(({ id }) => id)).toEqual(['shared']);
  expect(lobby.roomsOf(ana)).toBe(0);
  expect([...lobby.neighborsOf(2)]).toEqual([]);
});

it('A connection that is in no room can close', () => {
  const lobby = new Lobby();
  const ana = connectionOf(1);
  seated(lobby, 'own', [ana]);
  lobby.leaveAll(connectionOf(2));
  expect(lobby.get('own')?.listeners.size).toBe(1);
});

it('A person who is expelled leaves with all connections, and the others stay', () => {
  const lobby = new Lobby();
  const [phone, desk, ben] = [connectionOf(1), connectionOf(1), connectionOf(2)];
  seated(lobby, 'shared', [phone, desk, ben]);
  const room = lobby.get('shared');
  if (room === undefined) throw new Error('There is no room.');
  lobby.expel(room, 1);
  expect([...room.listeners.keys()]).toEqual([ben]);
  expect([...lobby.neighborsOf(1)]).toEqual([]);
  expect(room.members).toEqual([2]);
});

it('A newcomer to a small room replaces the departed member as neighbor', () => {
  const lobby = new Lobby();
  const [ana, ben, eve] = [connectionOf(1), connectionOf(2), connectionOf(3)];
  seated(lobby, 'shared', [ana]);
  const room = lobby.get('shared');
  if (room === undefined) throw new Error('There is no room.');
  const neighbors = (): Connection[][] =>
    [ben, eve].map(({ identity }) => Array.from(lobby.neighborsOf(identity?.userId ?? 0)));
  expect(neighbors()).toEqual([[ana], []]);
  lobby.introduce(room, [1, 3]);
  expect(neighbors()).toEqual([[], [ana]]);
  lobby.introduce(room, [1, 3, 2]);
  expect(neighbors()).toEqual([[ana], [ana]]);
  lobby.introduce(room, null);
  expect(neighbors()).toEqual([[], []]);
});

it('A connection waiting for its seat is nobody’s neighbor', () => {
  const lobby = new Lobby();
  const [ana, ben] = [connectionOf(1), connectionOf(2)];
  seated(lobby, 'shared', [ana]);
  const room = lobby.reserve('shared', ben);
  expect([lobby.has(room, ana), lobby.has(room, ben), [...lobby.neighborsOf(1)]]).toEqual([true, false, []]);
  lobby.leave('shared', ben);
  lobby.seat(room, ben, { cursor: 0, joined: 0 });
  expect([[...lobby.neighborsOf(1)], lobby.roomsOf(ben)]).toEqual([[], 0]);
  lobby.leave('shared', ana);
  lobby.leave('shared', ben);
  expect([...lobby.rooms()]).toEqual([]);
});

it('A neighbor in several rooms is named once', () => {
  const lobby = new Lobby();
  const [ana, ben] = [connectionOf(1), connectionOf(2)];
  seated(lobby, 'first', [ana, ben]);
  seated(lobby, 'second', [ana, ben]);
  expect([...lobby.neighborsOf(1)]).toEqual([ben]);
});

it('A joiner belongs to a small room until the room outgrows its limit', () => {
  const lobby = new Lobby();
  const ana = connectionOf(1);
  const room = lobby.reserve('shared', ana);
  lobby.seat(room, ana, { cursor: 0, joined: 0 });
  lobby.welcome(room, 2);
  expect(room.members).toBeUndefined();
  const few = Array.from({ length: SMALL_ROOM - 1 }, (_, at) => at + 1);
  lobby.introduce(room, few);
  lobby.welcome(room, 2);
  expect(room.members).toEqual(few);
  lobby.welcome(room, SMALL_ROOM);
  expect(room.members).toEqual([...few, SMALL_ROOM]);
  expect([...lobby.neighborsOf(SMALL_ROOM)]).toEqual([ana]);
  lobby.welcome(room, SMALL_ROOM + 1);
  expect([room.members, [...lobby.neighborsOf(2)]]).toEqual([undefined, []]);
});

it('A large room stays one when somebody is expelled', () => {
  const lobby = new Lobby();
  const ana = connectionOf(1);
  const room = lobby.reserve('shared', ana);
  lobby.introduce(room, null);
  lobby.expel(room, 2);
  expect([room.members, room.listeners.size]).toEqual([undefined, 1]);
});
