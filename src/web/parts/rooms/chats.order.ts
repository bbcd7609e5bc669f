import type { ChatLimits, ChatTotals } from '#contract/chat.list.ts';
import type { Room } from '#contract/chat.ts';

/** The loaded rooms of the list, in order, and the server's totals of the rooms that are not loaded. */
export interface Chats {
  chats: Room[];
  /** The cursor of the next page; null or absent when all rooms are loaded. */
  next?: string | null;
  /** The totals of the rooms after `next`. */
  beyond?: ChatTotals;
  /** The server's time just before it last read the first page. */
  mark?: string;
  /** The server's limits of a message. */
  limits?: ChatLimits;
}

interface ChatsPage {
  chats: Room[];
  next: string | null;
  totals: ChatTotals | null;
}

/** Compares two rooms: pinned rooms first, the last pinned one at the top, then the rooms with the latest lines. */
export function inOrder(a: Room, b: Room): number {
  return timeOf(b.pinnedAt) - timeOf(a.pinnedAt) || timeOf(b.stirredAt) - timeOf(a.stirredAt) || (a.id < b.id ? 1 : -1);
}

const timeOf = (iso: string | null | undefined): number => (iso ? Date.parse(iso) : 0);

/** Returns whether the room is a request: a stranger's message, listed apart from the chats. */
export function isRequest({ request }: Pick<Room, 'request'>): boolean {
  return request === 'received';
}

/** Returns a room's unread messages as its row shows them: 0 for a request, at least 1 if it is marked as unread. */
export function unreadIn(room: Pick<Room, 'unreadCount' | 'isMarkedUnread' | 'request'>): number {
  return isRequest(room) ? 0 : Math.max(room.unreadCount, room.isMarkedUnread ? 1 : 0);
}

/** Returns whether the other person of a room shows as online. AI characters and demo members never do. */
export function isSeenOnline({ isOnline, otherUser }: Pick<Room, 'isOnline' | 'otherUser'>): boolean {
  return isOnline && otherUser?.isSeedUser !== true && otherUser?.isDemo !== true;
}

/** Returns what a room adds to totals, titles and badges: nothing while it is muted. */
export function countedIn(room: Pick<Room, 'unreadCount' | 'isMarkedUnread' | 'request' | 'isMuted'>): number {
  return room.isMuted ? 0 : unreadIn(room);
}

const NOTHING: ChatTotals = { unread: 0, unreadChats: 0, requests: 0, online: 0 };

function totalsOf(rooms: readonly Room[]): ChatTotals {
  return {
    unread: rooms.reduce((sum, room) => sum + countedIn(room), 0),
    unreadChats: rooms.filter((room) => countedIn(room) > 0).length,
    requests: rooms.filter(isRequest).length,
    online: rooms.filter(isSeenOnline).length,
  };
}

/** Returns the totals of the whole list: those of the loaded rooms as they are now, plus those of the rooms beyond. */
export function totalsWith({ chats, beyond = NOTHING }: Chats): ChatTotals {
  return combined(totalsOf(chats), beyond, 1);
}

function combined(a: ChatTotals, b: ChatTotals, sign: 1 | -1): ChatTotals {
  const of = (key: keyof ChatTotals): number => Math.max(0, a[key] + sign * b[key]);
  return { unread: of('unread'), unreadChats: of('unreadChats'), requests: of('requests'), online: of('online') };
}

/**
 * Replaces the first page of the list. Rooms below the new page stay, so that a reader far down keeps their place. A
 * loaded room is dropped if it belongs within the new page and the page does not contain it.
 */
export function withTop(before: Chats | undefined, { chats: top, next, totals }: ChatsPage): Chats {
  const last = top.at(-1);
  if (next === null || last === undefined || before === undefined) return settled(top, next, totals);
  const onTop = new Set(top.map(({ id }) => id));
  const below = before.chats.filter((room) => !onTop.has(room.id) && inOrder(last, room) < 0);
  return settled([...top, ...below], further(before.next ?? null, next), totals);
}

function settled(chats: Room[], next: string | null, totals: ChatTotals | null): Chats {
  return { chats, next, beyond: next === null ? NOTHING : combined(totals ?? NOTHING, totalsOf(chats), -1) };
}

/** Adds the page that begins at `next`. It does not replace loaded rooms, which events may have changed. */
export function withNext(before: Chats, { chats, next }: ChatsPage): Chats {
  const known = new Set(before.chats.map(({ id }) => id));
  const fresh = chats.filter(({ id }) => !known.has(id));
  const beyond = next === null ? NOTHING : combined(before.beyond ?? NOTHING, totalsOf(fresh), -1);
  return { ...before, chats: [...before.chats, ...fresh].toSorted(inOrder), next, beyond };
}

/** Returns the cursor further down in the list; null is the end of the list. */
function further(a: string | null, b: string): string | null {
  if (a === null) return null;
  const [one, other] = [a, b].map((place) => place.split('.'));
  for (const at of [0, 1]) {
    const apart = Number(one?.[at]) - Number(other?.[at]);
    if (apart !== 0) return apart < 0 ? a : b;
  }
  return a < b ? a : b;
}
