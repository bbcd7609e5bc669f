import type { Room } from '#contract/chat.ts';
import { countedIn, isRequest, totalsWith, type Chats } from '#web/parts/rooms/chats.order.ts';

export interface ChatNews {
  unread: number;
  /** The first unread room of the list, else the first room with a message; null if no room has a message. */
  lead: Room | null;
  /** The number of unread rooms after the first unread room, including rooms that are not in the list. */
  others: number;
  /** Up to three rooms that have a message, unread rooms first. */
  rows: Room[];
}

const ROWS = 3;

/**
 * Selects the chats for the home screen, and leaves out message requests and muted rooms. `listed` has the order of the
 * chat list.
 */
export function chatNews(listed: Chats): ChatNews {
  const chats = listed.chats.filter((room) => !isRequest(room) && !room.isMuted);
  const talking = chats.filter(({ lastMessage }) => lastMessage !== null);
  const fresh = talking.filter((room) => countedIn(room) > 0);
  const rest = talking.filter((room) => countedIn(room) === 0);
  const rows = [...fresh, ...rest].slice(0, ROWS);
  return {
    unread: totalsWith(listed).unread,
    lead: rows[0] ?? null,
    others: Math.max(0, fresh.length + (listed.beyond?.unreadChats ?? 0) - 1),
    rows,
  };
}
