import type { Room } from '#contract/chat.ts';
import { isRequest, totalsWith, unreadIn, type Chats } from '#web/parts/chats.order.ts';

export interface ChatNews {
  unread: number;
  /** The room that shows first: the newest with something unread, else the newest. */
  lead: Room | null;
  /** How many more rooms have something unread. */
  others: number;
  /** Up to three rooms with words, those with unread ones first. */
  rows: Room[];
}

const ROWS = 3;

/** Sorts out what the home screen tells of the chats, without requests; the list comes in its order. */
export function chatNews(listed: Chats): ChatNews {
  const chats = listed.chats.filter((room) => !isRequest(room));
  const talking = chats.filter(({ lastMessage }) => lastMessage !== null);
  const fresh = talking.filter((room) => unreadIn(room) > 0);
  const rest = talking.filter((room) => unreadIn(room) === 0);
  const rows = [...fresh, ...rest].slice(0, ROWS);
  return {
    unread: totalsWith(listed).unread,
    lead: rows[0] ?? null,
    others: Math.max(0, fresh.length + (listed.beyond?.unreadChats ?? 0) - 1),
    rows,
  };
}
