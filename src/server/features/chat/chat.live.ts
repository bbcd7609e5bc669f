import type { Message } from '#contract/chat.ts';
import { MAX_REPLAY } from '#contract/realtime.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { eventFrame } from '#server/platform/realtime/frames.ts';
import type { Hub } from '#server/platform/realtime/hub.ts';
import { lineOf, messageLine, type Line } from './chat.present.ts';
import { eventsAfter, roomsAhead, standingsOf, type Standing } from './chat.queries.ts';
import { Lobby, type LiveRoom } from './lobby.ts';

/** Rooms looked at by one statement. */
const PER_READ = 500;
/** Lines of all rooms together that one resumption replays; a room beyond that loads over HTTP. */
const MAX_RESUMED = 1000;

/** A room to join, and where the client stands in it; undefined: at its end, wherever that is. */
export interface Wish {
  roomId: string;
  afterSeq: number | undefined;
}

/** `gap`: how many lines were not replayed, because there were too many. */
export interface Joined {
  roomId: string;
  seq: number;
  gap: number;
}

interface Catching {
  room: LiveRoom;
  cursor: number;
  gap: number;
}

interface Given {
  db: Db;
  hub: Pick<Hub, 'write'>;
  onError: (error: unknown) => void;
}

/** Brings the log to the sockets: every line, in order, without a hole, whoever wrote it and wherever. */
export class Live {
  readonly lobby = new Lobby();
  readonly #given: Given;
  #due = new Set<LiveRoom>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** Messages this process has just committed, in order. Where they are the next lines, nothing has to be read again. */
  committed(roomId: string, messages: readonly Message[]): void {
    const room = this.lobby.get(roomId);
    if (room === undefined) return;
    if (!room.isReading && room.head !== undefined && messages[0]?.seq === room.head + 1) {
      this.#deliver(room, messages.map(messageLine));
    } else this.catchUp(roomId);
  }

  /** The one way from the log to the sockets: reads what comes after the room's head and delivers it, one reading a room at a time. */
  catchUp(roomId: string): void {
    const room = this.lobby.get(roomId);
    if (room === undefined) return;
    if (room.isReading || room.head === undefined) {
      room.isStale = true;
      return;
    }
    // Rooms that are due in the same tick are read together.
    if (this.#due.size === 0) setImmediate(() => void this.#readDue());
    this.#due.add(room);
  }

  /** Finds the rooms whose hint got lost. */
  async sweep(): Promise<void> {
    const known = [];
    for (const { id, head } of this.lobby.rooms()) if (head !== undefined) known.push({ roomId: id, head });
    for (let at = 0; at < known.length; at += PER_READ) {
      for (const roomId of await roomsAhead(this.#given.db, known.slice(at, at + PER_READ))) this.catchUp(roomId);
    }
  }

  /** Subscribes first, then reads, so that nothing committed meanwhile falls between. Answers the rooms the person is in. */
  async join(connection: Connection, userId: number, wishes: readonly Wish[]): Promise<Joined[]> {
    const { db } = this.#given;
    for (const { roomId } of wishes) this.lobby.reserve(roomId, connection);
    try {
      const ids = wishes.map(({ roomId }) => roomId);
      const standings = new Map((await standingsOf(db, userId, ids)).map((row) => [row.room_id, row]));
      const catching = this.#placeIn(wishes, standings);
      await this.#replay(connection, catching);
      for (const { roomId } of wishes) if (!standings.has(roomId)) this.lobby.leave(roomId, connection);
      return catching.map(({ room, cursor, gap }) => ({ roomId: room.id, seq: cursor, gap }));
    } catch (error) {
      for (const { roomId } of wishes) this.lobby.leave(roomId, connection);
      throw error;
    }
  }

  /** Where each room's replay begins: after what the client has, or at the end when that is too far away. */
  #placeIn(wishes: readonly Wish[], standings: ReadonlyMap<string, Standing>): Catching[] {
    let budget = MAX_RESUMED;
    const catching: Catching[] = [];
    for (const { roomId, afterSeq } of wishes) {
      const standing = standings.get(roomId);
      const room = this.lobby.get(roomId);
      if (standing === undefined || room === undefined) continue;
      const { last_seq: last, floor, user_low: low, user_high: high } = standing;
      if (low !== null && high !== null) this.lobby.pairUp(room, low, high);
      this.#begin(room, last);
      const after = Math.min(last, Math.max(afterSeq ?? last, floor));
      const missed = last - after;
      const isTooFar = missed > MAX_REPLAY || missed > budget;
      if (!isTooFar) budget -= missed;
      catching.push({ room, cursor: isTooFar ? last : after, gap: isTooFar ? missed : 0 });
    }
    return catching;
  }

  #begin(room: LiveRoom, last: number): void {
    if (room.head === undefined) {
      room.head = last;
      if (!room.isStale) return;
      room.isStale = false;
    } else if (room.head >= last) return;
    this.catchUp(room.id);
  }

  /** Sends each room's missed lines, until the connection is where the others are; then it listens like them. */
  async #replay(connection: Connection, catching: Catching[]): Promise<void> {
    let behind = catching;
    for (let isFirst = true; behind.length > 0; isFirst = false) {
      const rows =
        isFirst && behind.every(({ room, cursor }) => cursor >= (room.head ?? 0))
          ? []
          : await eventsAfter(
              this.#given.db,
              behind.map(({ room, cursor }) => ({ roomId: room.id, after: cursor })),
              MAX_REPLAY,
            );
      const byRoom = Map.groupBy(rows, (row) => row.room_id);
      for (const one of behind) {
        for (const row of byRoom.get(one.room.id) ?? []) {
          this.#given.hub.write(connection, eventFrame(lineOf(row).event));
          one.cursor = row.seq;
        }
      }
      // No await between this look at the head and taking the seat.
      behind = behind.filter(
        ({ room, cursor }) => cursor < (room.head ?? 0) && room.listeners.has(connection) && connection.isLive,
      );
      const waiting = new Set(behind);
      for (const one of catching) {
        if (!waiting.has(one) && !this.lobby.has(one.room, connection)) {
          this.lobby.seat(one.room, connection, one.cursor);
        }
      }
    }
  }

  async #readDue(): Promise<void> {
    const rooms = [...this.#due].slice(0, PER_READ);
    for (const room of rooms) {
      this.#due.delete(room);
      room.isReading = true;
    }
    if (this.#due.size > 0) setImmediate(() => void this.#readDue());
    try {
      const known = rooms.map(({ id, head }) => ({ roomId: id, after: head ?? 0 }));
      const rows = await eventsAfter(this.#given.db, known, MAX_REPLAY);
      const byRoom = Map.groupBy(rows, (row) => row.room_id);
      for (const room of rooms) {
        const lines = byRoom.get(room.id) ?? [];
        this.#deliver(room, lines.map(lineOf));
        if (lines.length === MAX_REPLAY) room.isStale = true;
      }
    } catch (error) {
      // The next hint or the sweeper tries again.
      this.#given.onError(error);
    }
    for (const room of rooms) {
      room.isReading = false;
      if (!room.isStale) continue;
      room.isStale = false;
      this.catchUp(room.id);
    }
  }

  /** The frame is built once and given to all; a line that is not the next one is left for the next reading. */
  #deliver(room: LiveRoom, lines: readonly Line[]): void {
    for (const { seq, event, expels } of lines) {
      if (seq !== (room.head ?? 0) + 1) return;
      const frame = eventFrame(event);
      for (const [connection, cursor] of room.listeners) {
        if (seq > cursor) this.#given.hub.write(connection, frame);
      }
      room.head = seq;
      if (expels !== undefined) this.lobby.expel(room, expels);
    }
  }
}
