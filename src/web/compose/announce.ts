import type { Message, Room } from '#contract/chat.ts';
import type { ServerEventOf } from '#contract/realtime.ts';
import { isMuted } from '#web/features/chat/list/muting.ts';
import { findRoom } from '#web/features/chat/state/chat.data.ts';
import { Heard } from '#web/features/notifications/heard.ts';
import { announceEvent, announcePlan } from '#web/features/notifications/notifier.ts';
import type { Owner } from '#web/features/notifications/notify.tsx';
import { authUser } from '#contract/accounts.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Me } from '#contract/people.ts';
import { isRequest } from '#web/parts/rooms/chats.order.ts';
import { readBlockedIds } from '#web/parts/people/people.data.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { newsOf } from './news.ts';

/** Messages that are older than this on arrival, after an absence, are not announced; badges count them. */
const NEWS_MS = MINUTE_MS;

let heard = new Heard();

/** Turns events of the socket and changes of the list of chats into notifications, with the names they need. */
export const announce = {
  message: async ({ message }: ServerEventOf<'new_message' | 'gift_received'>): Promise<void> => {
    const { chatRoomId, seq } = message;
    if (!heard.message(chatRoomId, seq) || !isNews(message.createdAt)) return;
    const room = await findRoom(chatRoomId);
    if (room === undefined || (await isFolded(room, message.senderId))) return;
    await tellOf(room, message);
  },
  listed: (rooms: readonly Room[]): void => {
    const me = ownerOf()?.me;
    if (me === undefined) return;
    for (const room of heard.list(rooms, me)) {
      const { lastSeq: seq, lastMessage, lastMessageSenderId, lastMessageTimestamp } = room;
      if (lastMessage === null || lastMessageSenderId === null || !isNews(lastMessageTimestamp ?? '')) continue;
      void tellOf(room, { seq, senderId: lastMessageSenderId, content: lastMessage });
    }
  },
  typing: async ({ roomId, senderId }: ServerEventOf<'typing_start'>): Promise<void> => {
    const owner = ownerOf();
    const room = await findRoom(roomId);
    if (room === undefined || owner === null || isMuted(room)) return;
    await announceEvent(newsOf('typing_start', room, { senderId, content: '' }), owner, roomId);
  },
  plan: async ({ roomId, planId, title, words }: ServerEventOf<'plan_news'>): Promise<void> => {
    await announcePlan({ roomId, id: planId, title, words });
  },
  /** Forgets the announced messages when the person signs out or is suspended. */
  forget: (): void => {
    heard = new Heard();
  },
} as const;

/** Returns true for a line of a blocked person in a group: the chat folds it, and it is not announced. */
async function isFolded({ type }: Room, senderId: number): Promise<boolean> {
  return type === 'group' && (await readBlockedIds().catch(() => new Set<number>())).has(senderId);
}

function isNews(createdAt: string): boolean {
  return Date.parse(createdAt) > serverNow() - NEWS_MS;
}

async function tellOf(
  room: Room,
  { seq, senderId, content, gift }: Pick<Message, 'seq' | 'senderId' | 'content' | 'gift'>,
) {
  const owner = ownerOf();
  if (owner === null || senderId === owner.me || isRequest(room)) return;
  if (isMuted(room) && !(room.type === 'group' && room.mentionsPass && (await isNaming(content)))) return;
  const type = gift?.receiverId === owner.me ? 'gift_received' : 'new_message';
  await announceEvent(newsOf(type, room, { senderId, content }), owner, `${room.id} ${seq}`);
}

function ownerOf(): Owner | null {
  const me = queryClient.getQueryData<Me>(queryKey(authUser));
  return me === undefined ? null : { me: me.id, zone: me.timeZone };
}

/** Returns whether a line mentions its reader. Only a muted room needs this check, so its code is loaded on demand. */
async function isNaming(content: string): Promise<boolean> {
  const mentions = await import('#web/platform/mentions.ts').catch(() => null);
  if (mentions === null) return false;
  const me = queryClient.getQueryData<Me>(queryKey(authUser))?.handle.toLowerCase();
  return mentions.partsOf(content).some(({ handle }) => handle !== undefined && handle === me);
}
