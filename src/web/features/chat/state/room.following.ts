import { MAX_JOINED_ROOMS, type ClientEvent } from '#contract/realtime.ts';

/** The number of rooms whose cursors fit into one frame, including the first frame with its token. */
const PER_FRAME = 140;

interface FollowingDeps {
  /** Returns false if there is no live socket. */
  send: (event: ClientEvent) => boolean;
  /** Returns the last line of a room whose log is in memory; null for any other room. */
  lastLine: (roomId: string) => number | null;
  isOnScreen: (roomId: string) => boolean;
}

/** The person's rooms, and which of them the connection has joined. Only joined rooms deliver events. */
export class Following {
  readonly #given: FollowingDeps;
  /** Every known room with its last known seq. */
  readonly #known = new Map<string, number>();
  #joined = new Set<string>();

  constructor(given: FollowingDeps) {
    this.#given = given;
  }

  /** Notes a room's last line. Returns `behind` if a later line was known already. */
  note(roomId: string, seq: number): 'behind' | 'fresh' {
    const heard = this.#known.get(roomId) ?? 0;
    this.#known.set(roomId, Math.max(seq, heard));
    return seq < heard ? 'behind' : 'fresh';
  }

  /** Joins rooms of the list, as many as the connection may still join. */
  join(roomIds: readonly string[]): void {
    const missing = roomIds
      .filter((roomId) => !this.#joined.has(roomId))
      .slice(0, Math.max(0, MAX_JOINED_ROOMS - this.#joined.size));
    for (let at = 0; at < missing.length; at += PER_FRAME) {
      const batch = missing.slice(at, at + PER_FRAME);
      if (!this.#given.send({ type: 'join_rooms', rooms: this.#cursors(batch) })) return;
      for (const roomId of batch) this.#joined.add(roomId);
    }
  }

  /** Joins a room that a screen shows. At the connection's limit, first leaves the oldest room that was not opened. */
  open(roomId: string): void {
    if (!this.#known.has(roomId)) this.note(roomId, 0);
    if (this.#joined.has(roomId)) return;
    if (this.#joined.size >= MAX_JOINED_ROOMS) this.#leaveOne();
    this.join([roomId]);
  }

  /** Notes that the connection is not in the room, so that the room can be joined again. */
  refused(roomId: string): void {
    this.#joined.delete(roomId);
  }

  /** Returns the cursors for the first frame of a new connection. The rooms of these cursors now count as joined. */
  lastSeqs(): Record<string, number> {
    const rooms = this.#byWeight().slice(0, PER_FRAME);
    this.#joined = new Set(rooms);
    return this.#cursors(rooms);
  }

  /** Joins the rooms that were missing from the first frame of the connection. */
  joinTheRest(): void {
    this.join(this.#byWeight());
  }

  /** Returns the cursors of rooms. A room without a known line gets 0: nothing is replayed. It is read over HTTP. */
  #cursors(roomIds: readonly string[]): Record<string, number> {
    const cursorOf = (id: string): number => this.#given.lastLine(id) ?? this.#known.get(id) ?? 0;
    return Object.fromEntries(roomIds.map((roomId) => [roomId, cursorOf(roomId)]));
  }

  /** Returns the rooms on screen first, then those whose log is in memory, then the others in the order of the list. */
  #byWeight(): string[] {
    return [...this.#known.keys()].toSorted((a, b) => this.#weight(b) - this.#weight(a));
  }

  #weight(roomId: string): number {
    if (this.#given.isOnScreen(roomId)) return 2;
    return this.#given.lastLine(roomId) === null ? 0 : 1;
  }

  /** Leaves the last joined room without a log in memory. Rooms are joined in the order of the list, newest first. */
  #leaveOne(): void {
    const roomId = [...this.#joined].findLast((id) => this.#weight(id) === 0);
    if (roomId === undefined) return;
    if (this.#given.send({ type: 'leave_room', chatRoomId: roomId })) this.#joined.delete(roomId);
  }
}
