import { z } from 'zod';
import { messageGift } from './chat.gifts.ts';
import { notice } from './chat.notices.ts';
import { matchData } from './matching.parts.ts';
import { messagePicture, ownPictures } from './chat.pictures.ts';
import { gifId, messageGif } from './gifs.ts';
import { messageVoice, ownVoice } from './chat.voice.ts';
import { messageParty } from './chat.party.ts';
import { messagePlan } from './chat.plans.ts';
import { roomSettings } from './chat.settings.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

export const roomTypes = ['direct', 'group', 'chaos', 'trending', 'companion'] as const;
export const roomId = z.uuid();

/** The largest length of a message's content, in characters. */
export const MESSAGE_MAX = 500;

export const content = z
  .string()
  .max(MESSAGE_MAX * 4)
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => value.length > 0, 'Write something first.')
  .refine((value) => [...value].length <= MESSAGE_MAX, `At most ${MESSAGE_MAX} characters.`)
  .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be sent.');

/** The text of a message with pictures, which may be empty. */
const caption = z.union([z.literal(''), content]);

/** The content of a hidden message for everybody except its author. */
export const HIDDEN_MESSAGE = 'This message was hidden.';
/** The content of a message that its author deleted for everybody. */
export const DELETED_MESSAGE = 'This message was deleted.';
/** The content of a message that was erased together with its author's account. */
export const TAKEN_MESSAGE = 'This line is gone. Its author took it along.';
/** The content of a quote whose reader joined after the quoted message. */
export const EARLIER_MESSAGE = 'This is from before you joined.';

const isSo = z.literal(true).optional();

/** A quote. It contains no further quote. If the text of the quoted message is gone, `content` says why. */
export const replyReference = z.object({
  messageId: z.uuid(),
  seq: z.number().int().min(1),
  senderId: userId,
  content: z.string(),
  isHidden: isSo,
  isDeleted: isSo,
  /** True when the reader joined after the quoted message. */
  isEarlier: isSo,
});
export type ReplyReference = z.infer<typeof replyReference>;

/** The most kinds of reactions on a message, and the most from one member. */
export const REACTION_KINDS_MAX = 20;
export const OWN_REACTIONS_MAX = 5;
/** One emoji, as one visible character. */
export const reactionEmoji = z
  .string()
  .max(64)
  .regex(/^\p{RGI_Emoji}$/v);

/** A line of a room's log in the form that clients get. Only `seq` gives the order. */
export const message = z.object({
  id: z.uuid(),
  chatRoomId: roomId,
  seq: z.number().int().min(1),
  senderId: userId,
  /** The id that the sender's client chose; the client matches an echo to its bubble by it. */
  clientId: z.uuid(),
  content: z.string(),
  messageType: z.enum(['text', 'image', 'notice', 'gift', 'plan', 'voice', 'gif', 'party']),
  /** The one to four pictures of a message of the type `image`. */
  pictures: z.array(messagePicture).optional(),
  /** The voice note of a message of the type `voice`, whose `content` is `VOICE_LINE`. */
  voice: messageVoice.optional(),
  /** The GIF of a message of the type `gif`, whose `content` is `GIF_LINE`. */
  gif: messageGif.optional(),
  /** The gift of a message of the type `gift`; message and gift have the same id. */
  gift: messageGift.optional(),
  notice: notice.optional(),
  /** The plan of a message of the type `plan`, whose `content` is the plan as text. */
  plan: messagePlan.optional(),
  /** The quiz of a message of the type `party`, whose `content` names the quiz. */
  party: messageParty.optional(),
  replyTo: replyReference.nullable(),
  createdAt: z.iso.datetime(),
  /** True when a moderator hid the message. Its author still reads it, others read `HIDDEN_MESSAGE`. */
  isHidden: isSo,
  /** True when its author deleted the message for everybody: all read `DELETED_MESSAGE`. */
  isDeleted: isSo,
  editedAt: z.iso.datetime().optional(),
  /** The number of people by emoji, in the order of the first reactions; absent without reactions. */
  reactions: z.record(reactionEmoji, z.number().int().min(1)).optional(),
  /** The emojis of the reader's own reactions; absent without any. */
  myReactions: z.array(reactionEmoji).optional(),
  /** The `seq` of the line that pinned the message; absent while it is not pinned. */
  pinnedSeq: z.number().int().optional(),
  /** The `seq` of the line that last changed the message. Of two copies, the one with the higher number is newer. */
  changedSeq: z.number().int().optional(),
});
export type Message = z.infer<typeof message>;

/**
 * The most members of a room that shows typing and presence. A larger room does not send these events, because each
 * would go to all members for little use. Clients fold its lines about joins and leaves.
 */
export const SMALL_ROOM = 200;

export const room = z.object({
  id: roomId,
  roomType: z.enum(roomTypes),
  /** 'direct' for a room of two, 'group' for every other kind of room. */
  type: z.enum(['direct', 'group']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  /** The last line that the other person of a direct room read; null in other rooms, and when it is not shown. */
  otherReadSeq: z.number().int().nullable(),
  unreadCount: z.number().int(),
  memberCount: z.number().int(),
  /** Some members, without people hidden from the caller; the caller may be missing. `memberCount` counts all. */
  participants: z.array(userId),
  lastMessage: z.string().nullable(),
  lastMessageSenderId: userId.nullable(),
  /** The alias or name of the sender in a group; null in a room of two, for a hidden sender, and without a message. */
  lastMessageBy: z.string().nullable(),
  /** What the sender is, for a mark; null in a room of two, without a message, and for a hidden sender. */
  lastMessageFrom: personCard.pick({ isSeedUser: true, isDemo: true }).nullable(),
  lastMessageTimestamp: z.iso.datetime().nullable(),
  otherUser: personCard.nullable(),
  /** The look of a group, one of a few; null for every other room. */
  gradient: z.number().int().nullable(),
  /** The picture of a group that has one. */
  pictureId: z.uuid().nullable(),
  isOnline: z.boolean(),
  ...roomSettings.shape,
  isFromSoulMatch: z.boolean(),
  matchData: matchData.nullable(),
  /**
   * sent: the caller wrote to a stranger, who has not accepted. received: a stranger wrote to the caller, who has not
   * answered. Until the answer, neither sees the other's reading, typing or presence, and only one message is accepted.
   */
  request: z.enum(['sent', 'received']).nullable(),
  /** False when the caller can only read, for example after an unmatch or a block, or while a request waits. */
  canSend: z.boolean(),
  /** The caller sees only the lines after this one, because they joined then or cleared the history. */
  clearedSeq: z.number().int(),
  /** The time of the last message, or of the room's creation; the list is in this order. */
  stirredAt: z.iso.datetime(),
});
export type Room = z.infer<typeof room>;

const byRoom = z.object({ roomId });
const writeLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;

export const getRoom = route({
  method: 'GET',
  path: '/api/chats/room/:roomId',
  access: 'member',
  params: byRoom,
  response: room,
});

/** The same route under a second path, which older clients call. */
export const getRoomInfo = route({
  method: 'GET',
  path: '/api/chats/:roomId',
  access: 'member',
  params: byRoom,
  response: room,
});

/**
 * Returns a page of the log, in rising order of `seq`: with `afterSeq` the messages after it; with `beforeSeq` the last
 * ones before it; without either the last of all; with `aroundSeq` half of the page up to it and half after it, and
 * then `hasMore` is about older ones. With `afterSeq`, `changed` has the messages up to it that were changed after it,
 * and `taken` the people whose lines were erased within the page, by the line that says so (`takenBy`).
 */
export const listMessages = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages',
  access: 'member',
  params: byRoom,
  query: z.object({
    afterSeq: z.coerce.number().int().min(0).optional(),
    beforeSeq: z.coerce.number().int().min(1).optional(),
    aroundSeq: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(300).default(50),
  }),
  response: z.object({
    messages: z.array(message),
    changed: z.array(message),
    taken: z.array(z.object({ userId, seq: z.number().int() })).optional(),
    lastSeq: z.number().int(),
    hasMore: z.boolean(),
  }),
});

/** True after `send_anyway`, when the person answered yes to "Send this?". */
export const sendAnyway = z.boolean().optional();

export const sendMessage = route({
  method: 'POST',
  path: '/api/chats/:roomId/messages',
  access: 'member',
  params: byRoom,
  body: z
    .object({
      clientId: z.uuid(),
      content: caption,
      messageType: z.enum(['text', 'image']).optional(),
      /** The sender's own uploads; each can be in one message only. */
      pictures: ownPictures.optional(),
      /** The sender's own upload, without words and pictures; it can be in one message only. */
      voice: ownVoice.optional(),
      /** A GIF that the sender found, without words and pictures. */
      gif: z.object({ id: gifId }).optional(),
      /** Older clients send it; it must be the caller's own id. */
      senderId: userId.optional(),
      replyTo: z.uuid().optional(),
      sendAnyway,
    })
    .refine(({ content: words, pictures, voice, gif }) => words !== '' || (pictures ?? voice ?? gif) !== undefined, {
      path: ['content'],
      message: 'Write something first.',
    })
    .refine(({ content: words, pictures, voice }) => voice === undefined || (words === '' && pictures === undefined), {
      path: ['voice'],
      message: 'A voice note goes alone.',
    })
    .refine(
      ({ content: words, pictures, voice, gif }) =>
        gif === undefined || (words === '' && (pictures ?? voice) === undefined),
      {
        path: ['gif'],
        message: 'A GIF goes alone.',
      },
    )
    .refine(({ messageType, pictures }) => messageType !== 'image' || pictures !== undefined, {
      path: ['pictures'],
      message: 'Choose a picture.',
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

/** `userId` must be the caller's own id; older clients send it in the path. */
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

/**
 * Answers a request. `accept` opens the room for both; `delete` removes it from the caller's chats without a notice to
 * the sender. Throws `not_found` when no request waits for the caller.
 */
export const answerRequest = route({
  method: 'POST',
  path: '/api/chats/:roomId/request',
  access: 'member',
  params: byRoom,
  body: z.object({ answer: z.enum(['accept', 'delete']) }),
  response: ok,
  limit: writeLimit,
});
