import { SMALL_ROOM } from '#contract/chat.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';

/** The cursor of a connection that waits for its seat: no line is after it. */
const NOT_YET = Number.POSITIVE_INFINITY;

/** A listener's place in a room. */
interface Seat {
  /** The listener's cursor in the log. */
  cursor: number;
  /** The head of the room when the listener's person became a member. */
  joined: number;
}

/** A room with listeners in this process. */
export interface LiveRoom {
  readonly id: string;
  /** The seq of the last line delivered here; undefined until the first member has joined. */
  head: number | undefined;
  /** The people of a small room; undefined in a large one, in a request, and until the first member has joined. */
  members: readonly number[] | undefined;
  readonly listeners: Map<Connection, Seat>;
  /** True while the lines of the room are being read. */
  isReading: boolean;
  /** True when lines may have come since the read began, or while the head was not known. */
  isStale: boolean;
}

/** The rooms and listeners of this process. A room without a listener is removed. */
export class Lobby {
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #joined = new WeakMap<Connection, Set<LiveRoom>>();
  /** The small rooms of each person. */
  readonly #small = new Map<number, Set<LiveRoom>>();

  get(roomId: string): LiveRoom | undefined {
    return this.#rooms.get(roomId);
  }

  rooms(): IterableIterator<LiveRoom> {
    return this.#rooms.values();
  }

  roomsOf(connection: Connection): number {
    return this.#joined.get(connection)?.size ?? 0;
  }

  /** Adds a listener, so that this process follows the room; the listener gets lines only after `seat`. */
  reserve(roomId: string, connection: Connection): LiveRoom {
    let room = this.#rooms.get(roomId);
    if (room === undefined) {
      room = {
        id: roomId,
        head: undefined,
        members: undefined,
        listeners: new Map(),
        isReading: false,
        isStale: false,
      };
      this.#rooms.set(roomId, room);
    }
    room.listeners.set(connection, { cursor: NOT_YET, joined: NOT_YET });
    const joined = this.#joined.get(connection);
    if (joined === undefined) this.#joined.set(connection, new Set([room]));
    else joined.add(room);
    return room;
  }

  /** Lets the connection get every line after the seat's cursor, unless it has left the room since `reserve`. */
  seat(room: LiveRoom, connection: Connection, seat: Seat): void {
    if (room.listeners.has(connection)) room.listeners.set(connection, seat);
  }

  /** Returns whether the connection is seated. */
  has(room: LiveRoom, connection: Connection): boolean {
    return (room.listeners.get(connection)?.cursor ?? NOT_YET) !== NOT_YET;
  }

  /** Sets the members of a small room; null for a large room or a request. */
  introduce(room: LiveRoom, members: readonly number[] | null): void {
    const known = room.members;
    if (known !== undefined && known.length === members?.length && members.every((id, at) => id === known[at])) return;
    this.#dismiss(room);
    room.members = members ?? undefined;
    for (const person of room.members ?? []) {
      const rooms = this.#small.get(person);
      if (rooms === undefined) this.#small.set(person, new Set([room]));
      else rooms.add(room);
    }
  }

  /** Adds a person to the members of a small room. Beyond `SMALL_ROOM`, the room counts as large. */
  welcome(room: LiveRoom, userId: number): void {
    if (room.members === undefined || room.members.includes(userId)) return;
    this.introduce(room, room.members.length < SMALL_ROOM ? [...room.members, userId] : null);
  }

  leave(roomId: string, connection: Connection): void {
    const room = this.#rooms.get(roomId);
    if (room === undefined || !room.listeners.delete(connection)) return;
    this.#joined.get(connection)?.delete(room);
    if (room.listeners.size === 0) this.#forget(room);
  }

  leaveAll(connection: Connection): void {
    for (const { id } of this.#joined.get(connection) ?? []) this.leave(id, connection);
  }

  /** Removes a person from the members of the room, and all their connections from its listeners. */
  expel(room: LiveRoom, userId: number): void {
    for (const connection of room.listeners.keys()) {
      if (connection.identity?.userId === userId) this.leave(room.id, connection);
    }
    if (room.members !== undefined)
      this.introduce(
        room,
        room.members.filter((id) => id !== userId),
      );
  }

  /** Returns the seated connections of other people in a person's small rooms, each connection once. */
  neighborsOf(userId: number): Iterable<Connection> {
    const neighbors = new Set<Connection>();
    for (const room of this.#small.get(userId) ?? []) {
      for (const connection of this.othersIn(room, userId)) neighbors.add(connection);
    }
    return neighbors;
  }

  /** Yields the seated connections of other people in the room. */
  *othersIn(room: LiveRoom, userId: number): Iterable<Connection> {
    for (const connection of room.listeners.keys()) {
      if (connection.identity?.userId !== userId && this.has(room, connection)) yield connection;
    }
  }

  #forget(room: LiveRoom): void {
    this.#rooms.delete(room.id);
    this.#dismiss(room);
  }

  #dismiss(room: LiveRoom): void {
    for (const person of room.members ?? []) {
      const rooms = this.#small.get(person);
      rooms?.delete(room);
      if (rooms?.size === 0) this.#small.delete(person);
    }
  }
}
