import { SMALL_ROOM, type Message } from '#contract/chat.ts';
import { MAX_REPLAY, type ServerEvent } from '#contract/realtime.ts';
import { lineOf, messageLine, type PresentedLine } from '#server/features/chat/log/chat.present.ts';
import { roomsAhead, standingsOf, type Joining } from '#server/features/chat/log/chat.queries.ts';
import { eventsAfter } from '#server/features/chat/log/log.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { eventFrame } from '#server/platform/realtime/frames.ts';
import type { Hub } from '#server/platform/realtime/hub.ts';
import { Lobby, type LiveRoom } from './lobby.ts';

/** The most rooms that one statement reads. */
const PER_READ = 500;
/** The most lines that one join replays over all its rooms. Clients read the lines of further rooms over HTTP. */
const MAX_RESUMED = 1000;

/** A room to join. */
export interface RoomJoin {
  roomId: string;
  /** The client's cursor in the room; undefined means the end of the log. */
  afterSeq: number | undefined;
}

/** `gap` is the number of missed lines if they were too many to replay, else 0. */
export interface Joined {
  roomId: string;
  seq: number;
  gap: number;
}

interface Catching {
  room: LiveRoom;
  cursor: number;
  gap: number;
  joined: number;
}

interface ChatLiveDeps {
  db: Db;
  hub: Pick<Hub, 'write'>;
  onError: (error: unknown) => void;
}

/** Delivers the log to the sockets: every line in order and without gaps, from any writer on any instance. */
export class Live {
  readonly lobby = new Lobby();
  readonly #given: ChatLiveDeps;
  #due = new Set<LiveRoom>();

  constructor(given: ChatLiveDeps) {
    this.#given = given;
  }

  /** Delivers messages that this process has just committed, in order. Reads the log if an earlier line is missing. */
  committed(roomId: string, messages: readonly Message[]): void {
    const room = this.lobby.get(roomId);
    if (room === undefined) return;
    if (!room.isReading && room.head !== undefined && messages[0]?.seq === room.head + 1) {
      this.#deliver(room, messages.map(messageLine));
    } else this.catchUp(roomId);
  }

  /** Reads the lines after the room's head and delivers them, one read per room at a time. */
  catchUp(roomId: string): void {
    const room = this.lobby.get(roomId);
    if (room === undefined) return;
    if (room.isReading || room.head === undefined) {
      room.isStale = true;
      return;
    }
    // One statement reads all rooms of the same tick.
    if (this.#due.size === 0) setImmediate(() => void this.#readDue());
    this.#due.add(room);
  }

  /** Finds rooms with undelivered lines and reads them, in case the hint of their change was lost. */
  async sweep(): Promise<void> {
    const known = [];
    for (const { id, head } of this.lobby.rooms()) if (head !== undefined) known.push({ roomId: id, head });
    for (let at = 0; at < known.length; at += PER_READ) {
      for (const roomId of await roomsAhead(this.#given.db, known.slice(at, at + PER_READ))) this.catchUp(roomId);
    }
  }

  /** Subscribes first and then reads, so that no line committed in between is lost. Returns the joined rooms. */
  async join(connection: Connection, userId: number, wishes: readonly RoomJoin[]): Promise<Joined[]> {
    const { db } = this.#given;
    for (const { roomId } of wishes) this.lobby.reserve(roomId, connection);
    try {
      const ids = wishes.map(({ roomId }) => roomId);
      const standings = new Map(
        (await standingsOf(db, { userId, ids, mostMembers: SMALL_ROOM })).map((row) => [row.room_id, row]),
      );
      const catching = this.#placeIn(wishes, standings);
      await this.#replay(connection, catching);
      for (const { roomId } of wishes) if (!standings.has(roomId)) this.lobby.leave(roomId, connection);
      return catching.map(({ room, cursor, gap }) => ({ roomId: room.id, seq: cursor, gap }));
    } catch (error) {
      for (const { roomId } of wishes) this.lobby.leave(roomId, connection);
      throw error;
    }
  }

  /** Sets where each room's replay starts: at the client's cursor, or at the end if too many lines follow it. */
  #placeIn(wishes: readonly RoomJoin[], standings: ReadonlyMap<string, Joining>): Catching[] {
    let budget = MAX_RESUMED;
    const catching: Catching[] = [];
    for (const { roomId, afterSeq } of wishes) {
      const standing = standings.get(roomId);
      const room = this.lobby.get(roomId);
      if (standing === undefined || room === undefined) continue;
      const { last_seq: last, floor, joined_seq: joined, members } = standing;
      this.lobby.introduce(room, members);
      this.#begin(room, last);
      const after = Math.min(last, Math.max(afterSeq ?? last, floor));
      const missed = last - after;
      const isTooFar = missed > MAX_REPLAY || missed > budget;
      if (!isTooFar) budget -= missed;
      catching.push({ room, cursor: isTooFar ? last : after, gap: isTooFar ? missed : 0, joined });
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

  /** Sends each room's missed lines until the connection has caught up; then the connection gets new lines as usual. */
  async #replay(connection: Connection, catching: Catching[]): Promise<void> {
    let behind = catching;
    while (behind.length > 0) {
      // Most reconnecting clients have missed nothing, so there is nothing to read.
      const rows = behind.every(({ room, cursor }) => cursor >= (room.head ?? 0))
        ? []
        : await eventsAfter(
            this.#given.db,
            behind.map(({ room, cursor }) => ({ roomId: room.id, after: cursor })),
            MAX_REPLAY,
          );
      const byRoom = Map.groupBy(rows, (row) => row.room_id);
      for (const one of behind) {
        for (const row of byRoom.get(one.room.id) ?? []) {
          const { event, forReader, expels } = lineOf(row);
          const reader = { userId: connection.identity?.userId ?? null, joined: one.joined };
          this.#given.hub.write(connection, eventFrame(forReader?.(reader) ?? event));
          one.cursor = row.seq;
          // The reader may have been removed after their membership was read. They get no line after their removal.
          if (expels !== undefined && expels === reader.userId) {
            this.lobby.leave(one.room.id, connection);
            break;
          }
        }
      }
      // No `await` may come between this check of the head and `seat`: a line delivered in between would be lost.
      behind = behind.filter(
        ({ room, cursor }) => cursor < (room.head ?? 0) && room.listeners.has(connection) && connection.isLive,
      );
      const waiting = new Set(behind);
      for (const one of catching) {
        if (!waiting.has(one) && !this.lobby.has(one.room, connection)) {
          this.lobby.seat(one.room, connection, one);
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
      // The next hint or the sweeper repeats the read.
      this.#given.onError(error);
    }
    for (const room of rooms) {
      room.isReading = false;
      if (!room.isStale) continue;
      room.isStale = false;
      this.catchUp(room.id);
    }
  }

  /** Sends each line to the listeners; those with the same event share a frame. Stops if a line is not the next one. */
  #deliver(room: LiveRoom, lines: readonly PresentedLine[]): void {
    for (const { seq, event, forReader, expels, admits, joins } of lines) {
      if (seq !== (room.head ?? 0) + 1) return;
      const frame = eventFrame(event);
      const frames = new Map<ServerEvent, typeof frame>();
      for (const [connection, { cursor, joined }] of room.listeners) {
        if (seq <= cursor) continue;
        const other = forReader?.({ userId: connection.identity?.userId ?? null, joined });
        const own = other && (frames.get(other) ?? eventFrame(other));
        if (other !== undefined && own !== undefined) frames.set(other, own);
        this.#given.hub.write(connection, own ?? frame);
      }
      room.head = seq;
      if (expels !== undefined) this.lobby.expel(room, expels);
      if (admits !== undefined) this.lobby.introduce(room, admits);
      if (joins !== undefined) this.lobby.welcome(room, joins);
    }
  }
}
