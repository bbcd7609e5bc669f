import type { Connection } from '#server/platform/realtime/connection.ts';

/** Has asked to join and is not let in yet: gets no line. */
const NOT_YET = Number.POSITIVE_INFINITY;

/** A room that somebody is looking at through this process. */
export interface LiveRoom {
  readonly id: string;
  /** The last line delivered here; undefined until the first member has come in. */
  head: number | undefined;
  /** The two people of a direct room. */
  pair: readonly [number, number] | undefined;
  /** Who listens, and up to where each has the log already. */
  readonly listeners: Map<Connection, number>;
  /** Lines are being read for it. */
  isReading: boolean;
  /** More may have come since the reading began. */
  isStale: boolean;
}

/** Who listens to which room through this process. Rooms without a listener are forgotten. */
export class Lobby {
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #joined = new Map<Connection, Set<LiveRoom>>();
  /** The direct rooms in which a person is one of the two. */
  readonly #pairs = new Map<number, Set<LiveRoom>>();

  get(roomId: string): LiveRoom | undefined {
    return this.#rooms.get(roomId);
  }

  rooms(): IterableIterator<LiveRoom> {
    return this.#rooms.values();
  }

  roomsOf(connection: Connection): number {
    return this.#joined.get(connection)?.size ?? 0;
  }

  /** Makes a place in the room, so that it is followed; lines come only once `seat` was called. */
  reserve(roomId: string, connection: Connection): LiveRoom {
    let room = this.#rooms.get(roomId);
    if (room === undefined) {
      room = { id: roomId, head: undefined, pair: undefined, listeners: new Map(), isReading: false, isStale: false };
      this.#rooms.set(roomId, room);
    }
    room.listeners.set(connection, NOT_YET);
    const joined = this.#joined.get(connection);
    if (joined === undefined) this.#joined.set(connection, new Set([room]));
    else joined.add(room);
    return room;
  }

  /** From here on the connection gets every line after `cursor`; false when it left meanwhile. */
  seat(room: LiveRoom, connection: Connection, cursor: number): boolean {
    if (!room.listeners.has(connection)) return false;
    room.listeners.set(connection, cursor);
    return true;
  }

  /** Whether the connection was let in. */
  has(room: LiveRoom, connection: Connection): boolean {
    return (room.listeners.get(connection) ?? NOT_YET) !== NOT_YET;
  }

  pairUp(room: LiveRoom, low: number, high: number): void {
    if (room.pair !== undefined) return;
    room.pair = [low, high];
    for (const person of room.pair) {
      const rooms = this.#pairs.get(person);
      if (rooms === undefined) this.#pairs.set(person, new Set([room]));
      else rooms.add(room);
    }
  }

  leave(roomId: string, connection: Connection): void {
    const room = this.#rooms.get(roomId);
    if (room === undefined || !room.listeners.delete(connection)) return;
    const joined = this.#joined.get(connection);
    joined?.delete(room);
    if (joined?.size === 0) this.#joined.delete(connection);
    if (room.listeners.size === 0) this.#forget(room);
  }

  leaveAll(connection: Connection): void {
    for (const { id } of this.#joined.get(connection) ?? []) this.leave(id, connection);
  }

  /** Takes all connections of a person out of the room. */
  expel(room: LiveRoom, userId: number): void {
    for (const connection of room.listeners.keys()) {
      if (connection.identity?.userId === userId) this.leave(room.id, connection);
    }
  }

  /** The connections of others that share a direct room with the person. */
  *companionsOf(userId: number): Iterable<Connection> {
    for (const room of this.#pairs.get(userId) ?? []) {
      for (const connection of room.listeners.keys()) {
        if (connection.identity?.userId !== userId && this.has(room, connection)) yield connection;
      }
    }
  }

  #forget(room: LiveRoom): void {
    this.#rooms.delete(room.id);
    for (const person of room.pair ?? []) {
      const rooms = this.#pairs.get(person);
      rooms?.delete(room);
      if (rooms?.size === 0) this.#pairs.delete(person);
    }
  }
}
