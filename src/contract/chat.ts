import { z } from 'zod';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

export const roomTypes = ['direct', 'group', 'chaos', 'trending', 'companion'] as const;
export const roomId = z.uuid();

/** A message's longest content, in characters. */
export const MESSAGE_MAX = 500;

export const content = z
  .string()
  .max(MESSAGE_MAX * 4)
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => value.length > 0, 'Write something first.')
  .refine((value) => [...value].length <= MESSAGE_MAX, `At most ${MESSAGE_MAX} characters.`)
  .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be sent.');

export const replyReference = z.object({ messageId: z.uuid(), senderId: userId, content: z.string() });

/** A line of a room's log as people read it. `seq` alone gives the order. */
export const message = z.object({
  id: z.uuid(),
  chatRoomId: roomId,
  seq: z.number().int().min(1),
  senderId: userId,
  /** The sender's own id for it; an echo finds its bubble by this. */
  clientId: z.uuid(),
  content: z.string(),
  messageType: z.enum(['text']),
  replyTo: replyReference.nullable(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;

/** Why two people were matched, as the card in their room shows it. */
export const matchData = z.object({
  matchId: z.uuid(),
  compatibilityScore: z.number().int().min(0).max(100),
  personalityMatch: z.number().int().min(0).max(100),
  interestMatch: z.number().int().min(0).max(100),
  isPersonalityOnly: z.boolean(),
  parts: z.array(
    z.object({
      key: z.enum(['personality', 'interests', 'vibes', 'communication']),
      score: z.number().int().min(0).max(100),
      reason: z.string(),
    }),
  ),
  sharedInterests: z.array(z.string()),
  conversationStarter: z.string(),
});
export type MatchData = z.infer<typeof matchData>;

export const room = z.object({
  id: roomId,
  roomType: z.enum(roomTypes),
  type: z.enum(['direct', 'group']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  unreadCount: z.number().int(),
  memberCount: z.number().int(),
  participants: z.array(userId),
  lastMessage: z.string().nullable(),
  lastMessageSenderId: userId.nullable(),
  lastMessageTimestamp: z.iso.datetime().nullable(),
  otherUser: personCard.nullable(),
  isOnline: z.boolean(),
  isFromSoulMatch: z.boolean(),
  matchData: matchData.nullable(),
  /** False once the pair was unmatched or blocked: the log stays readable, nothing can be sent. */
  canSend: z.boolean(),
});
export type Room = z.infer<typeof room>;

const byRoom = z.object({ roomId });
const writeLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;

export const listChats = route({
  method: 'GET',
  path: '/api/chats',
  access: 'member',
  response: z.object({ chats: z.array(room) }),
});

export const getRoom = route({
  method: 'GET',
  path: '/api/chats/room/:roomId',
  access: 'member',
  params: byRoom,
  response: room,
});

/** The same answer under a second path, which older clients call. */
export const getRoomInfo = route({
  method: 'GET',
  path: '/api/chats/:roomId',
  access: 'member',
  params: byRoom,
  response: room,
});

export const roomMembers = route({
  method: 'GET',
  path: '/api/chats/:roomId/members',
  access: 'member',
  params: byRoom,
  response: z.object({ totalMembers: z.number().int(), members: z.array(personCard) }),
});

/** Keyset both ways: with `afterSeq` oldest first from there, with `beforeSeq` (or neither) the newest below it; always returned in rising `seq`. */
export const listMessages = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages',
  access: 'member',
  params: byRoom,
  query: z.object({
    afterSeq: z.coerce.number().int().min(0).optional(),
    beforeSeq: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(300).default(50),
  }),
  response: z.object({ messages: z.array(message), lastSeq: z.number().int(), hasMore: z.boolean() }),
});

/** Where the caller's rooms stand: one call tells a returning client what it missed. */
export const syncChats = route({
  method: 'GET',
  path: '/api/chats/sync',
  access: 'member',
  response: z.object({
    rooms: z.array(
      z.object({ roomId, lastSeq: z.number().int(), readSeq: z.number().int(), unreadCount: z.number().int() }),
    ),
    serverTime: z.iso.datetime(),
  }),
});

export const sendMessage = route({
  method: 'POST',
  path: '/api/chats/:roomId/messages',
  access: 'member',
  params: byRoom,
  body: z.object({
    clientId: z.uuid(),
    content,
    messageType: z.literal('text').optional(),
    /** Accepted for older callers; must be the caller. */
    senderId: userId.optional(),
    replyTo: z.uuid().optional(),
  }),
  response: z.object({ message, duplicate: z.boolean() }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

export const markRead = route({
  method: 'POST',
  path: '/api/chats/:roomId/read',
  access: 'member',
  params: byRoom,
  body: z.object({ seq: z.number().int().min(0) }),
  response: ok,
  limit: { max: 240, windowSeconds: 60, by: 'member' },
});

/** `userId` must be the caller; the path names them for older clients. */
export const unreadCount = route({
  method: 'GET',
  path: '/api/chats/:userId/unread-count',
  access: 'member',
  params: z.object({ userId }),
  response: z.object({ unreadCount: z.number().int() }),
});

export const createChat = route({
  method: 'POST',
  path: '/api/chats',
  access: 'member',
  body: z.object({ participants: z.array(userId).length(2) }),
  response: z.object({ id: roomId }),
  limit: writeLimit,
});

export const startDirect = route({
  method: 'POST',
  path: '/api/chats/dm',
  access: 'member',
  body: z.object({ otherUserId: userId }),
  response: z.object({ id: roomId, otherUser: personCard }),
  limit: writeLimit,
});

const lastSeqs = z.record(roomId, z.number().int().min(0));

export const chatClientEvents = [
  z.object({ type: z.literal('join_room'), chatRoomId: roomId, afterSeq: z.number().int().min(0).optional() }),
  z.object({ type: z.literal('leave_room'), chatRoomId: roomId }),
  z.object({
    type: z.literal('chat_message'),
    chatRoomId: roomId,
    content,
    clientId: z.uuid(),
    replyTo: z.uuid().optional(),
  }),
  z.object({ type: z.literal('typing'), chatRoomId: roomId }),
  z.object({ type: z.literal('read'), roomId, seq: z.number().int().min(0) }),
] as const;

export const nackCodes = [
  'rate_limited',
  'blocked',
  'not_member',
  'invalid',
  'idempotency_conflict',
  'internal',
] as const;

export const chatServerEvents = [
  z.object({
    type: z.literal('rooms_rejoined'),
    rooms: z.array(
      z.object({ roomId, seq: z.number().int(), recovered: z.boolean(), gap: z.number().int().optional() }),
    ),
  }),
  z.object({ type: z.literal('room_joined'), roomId, seq: z.number().int(), recovered: z.boolean() }),
  z.object({ type: z.literal('room_error'), roomId, code: z.enum(['not_found', 'internal']) }),
  z.object({
    type: z.literal('message_ack'),
    clientId: z.uuid(),
    roomId,
    messageId: z.uuid(),
    seq: z.number().int(),
    createdAt: z.iso.datetime(),
    duplicate: z.boolean(),
  }),
  z.object({
    type: z.literal('message_nack'),
    clientId: z.uuid(),
    code: z.enum(nackCodes),
    retryable: z.boolean(),
    retryAfterMs: z.number().int().optional(),
  }),
  z.object({
    type: z.literal('new_message'),
    roomId,
    messageId: z.uuid(),
    seq: z.number().int(),
    clientId: z.uuid(),
    message,
  }),
  z.object({ type: z.literal('typing_start'), roomId, senderId: userId }),
  /** The room itself changed (its name, its members, whether it can be written to): read it again. */
  z.object({ type: z.literal('room_changed'), roomId, seq: z.number().int() }),
] as const;

export { lastSeqs };
