import type { Message, Room } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { findRoom } from '#web/features/chat/chat.data.ts';
import { priorityOf, type NotificationEvent } from '#web/features/notifications/decide.ts';
import { Heard } from '#web/features/notifications/heard.ts';
import { notify, type Owner } from '#web/features/notifications/notify.tsx';
import { authUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';

type Of<T extends ServerEvent['type']> = Extract<ServerEvent, { type: T }>;

/** What is older than this when it arrives (replayed, or listed anew after a long absence) is no news: the badges tell of it. */
const NEWS_MS = 60_000;

/** How far the server's clock, by which messages are dated, is ahead of this device's. */
let aheadMs = 0;
let heard = new Heard();

export function setClockBy(serverTime: string): void {
  aheadMs = Date.parse(serverTime) - Date.now();
}

/** Turns what the socket and the list bring into what a person is told of, with the names that belong to it. */
export const announce = {
  message: async ({ message }: Of<'new_message'>): Promise<void> => {
    const { chatRoomId, seq } = message;
    if (!heard.message(chatRoomId, seq) || !isNews(message.createdAt)) return;
    const room = await findRoom(chatRoomId);
    if (room !== undefined) await tellOf(room, message);
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
  typing: async ({ roomId, senderId }: Of<'typing_start'>): Promise<void> => {
    const owner = ownerOf();
    const room = await findRoom(roomId);
    if (room === undefined || owner === null) return;
    await notify(eventOf('typing_start', room, { senderId, content: '' }), owner, roomId);
  },
  /** Somebody else signed in. */
  forget: (): void => {
    heard = new Heard();
  },
} as const;

function isNews(createdAt: string): boolean {
  return Date.parse(createdAt) > Date.now() + aheadMs - NEWS_MS;
}

async function tellOf(room: Room, { seq, senderId, content }: Pick<Message, 'seq' | 'senderId' | 'content'>) {
  const owner = ownerOf();
  if (owner === null || senderId === owner.me) return;
  await notify(eventOf('new_message', room, { senderId, content }), owner, `${room.id} ${seq}`);
}

function ownerOf(): Owner | null {
  const me = queryClient.getQueryData<Me>(queryKey(authUser));
  return me === undefined ? null : { me: me.id, zone: me.timeZone };
}

function eventOf(
  type: NotificationEvent['type'],
  room: Room,
  { senderId, content }: Pick<NotificationEvent, 'senderId' | 'content'>,
): NotificationEvent {
  const { otherUser, isFromSoulMatch, roomType } = room;
  // In a room of many the list knows nobody by name: the room speaks for them.
  const sender = otherUser?.id === senderId ? otherUser : null;
  const name = sender?.displayName ?? room.name;
  return {
    type,
    chatRoomId: room.id,
    roomType,
    senderId,
    senderName: sender?.isSeedUser === true ? `${name} (AI)` : name,
    senderAvatar: sender?.profileImageUrl ?? null,
    content,
    priority: priorityOf({ type, roomType, isFromSoulMatch }),
    isFromSoulMatch,
  };
}
