import type { Room } from '#contract/chat.ts';

type Listed = Pick<Room, 'id' | 'lastSeq' | 'unreadCount' | 'lastMessageSenderId'>;

/**
 * Which messages a person has been told of, so that each is told once whether the socket brought it or the list did:
 * a room that is new to this page, and every room of a page without a socket, is heard of by the list alone.
 */
export class Heard {
  /** The last seq told of in each room; null until the first list, which is no news. */
  #seqs: Map<string, number> | null = null;

  /** True when the line is news. */
  message(roomId: string, seq: number): boolean {
    this.#seqs ??= new Map();
    if (seq <= (this.#seqs.get(roomId) ?? 0)) return false;
    this.#seqs.set(roomId, seq);
    return true;
  }

  /** The rooms whose last message is news. */
  list<R extends Listed>(rooms: readonly R[], me: number): R[] {
    const before = this.#seqs;
    this.#seqs = new Map(before ?? []);
    const fresh: R[] = [];
    for (const room of rooms) {
      const known = before === null ? Infinity : (before.get(room.id) ?? 0);
      this.#seqs.set(room.id, Math.max(room.lastSeq, before?.get(room.id) ?? 0));
      const isTheirs = room.lastMessageSenderId !== null && room.lastMessageSenderId !== me;
      if (room.lastSeq > known && room.unreadCount > 0 && isTheirs) fresh.push(room);
    }
    return fresh;
  }
}
