import type { Room } from '#contract/chat.ts';

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

/** Sorts out what the home screen tells of the chats, without requests; the list comes with the newest first. */
export function chatNews(listed: readonly Room[]): ChatNews {
  const chats = listed.filter(({ request }) => request !== 'received');
  const talking = chats.filter(({ lastMessage }) => lastMessage !== null);
  const fresh = talking.filter(({ unreadCount }) => unreadCount > 0);
  const rest = talking.filter(({ unreadCount }) => unreadCount === 0);
  const rows = [...fresh, ...rest].slice(0, ROWS);
  return {
    unread: chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    lead: rows[0] ?? null,
    others: Math.max(0, fresh.length - 1),
    rows,
  };
}
