import type { Room } from '#contract/chat.ts';

type Listed = Pick<Room, 'id' | 'lastSeq' | 'unreadCount' | 'lastMessageSenderId'>;

/**
 * Remembers the announced messages. Each message is announced once, whether it arrives over the socket or in the list
 * of chats. Messages of rooms that are new to this page, and all messages without a socket, arrive only in the list.
 */
export class Heard {
  /** The last announced seq of each room; null until the first message or list. A first list announces nothing. */
  #seqs: Map<string, number> | null = null;

  /** Returns true for a message that was not announced yet, and remembers it as announced. */
  message(roomId: string, seq: number): boolean {
    this.#seqs ??= new Map();
    if (seq <= (this.#seqs.get(roomId) ?? 0)) return false;
    this.#seqs.set(roomId, seq);
    return true;
  }

  /** Returns the rooms whose last message is unread, by somebody else and not announced yet. Remembers all rooms. */
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
