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

/** The text of a message beside its pictures: the same, or empty. */
const caption = z.union([z.literal(''), content]);

/** The content of a hidden message for everybody but its author. */
export const HIDDEN_MESSAGE = 'This message was hidden.';
/** The content of a message that its author deleted for everybody. */
export const DELETED_MESSAGE = 'This message was deleted.';
/** The content of a message whose author took it along when they deleted their account. */
export const TAKEN_MESSAGE = 'This line is gone. Its author took it along.';
/** The content of a quote for a reader who joined after the quoted message. */
export const EARLIER_MESSAGE = 'This is from before you joined.';

const isSo = z.literal(true).optional();

/** A quote, of one level. If its text is gone, `content` says why. */
export const replyReference = z.object({
  messageId: z.uuid(),
  seq: z.number().int().min(1),
  senderId: userId,
  content: z.string(),
  isHidden: isSo,
  isDeleted: isSo,
  /** The reader joined after it was said. */
  isEarlier: isSo,
});
export type ReplyReference = z.infer<typeof replyReference>;

/** The largest number of kinds of reactions on a message, and of one member's. */
export const REACTION_KINDS_MAX = 20;
export const OWN_REACTIONS_MAX = 5;
/** One emoji, as a person sees one. */
export const reactionEmoji = z
  .string()
  .max(64)
  .regex(/^\p{RGI_Emoji}$/v);

/** A line of a room's log as people read it. Only `seq` gives the order. */
export const message = z.object({
  id: z.uuid(),
  chatRoomId: roomId,
  seq: z.number().int().min(1),
  senderId: userId,
  /** The id that the sender's client chose; the client matches an echo to its bubble by it. */
  clientId: z.uuid(),
  content: z.string(),
  messageType: z.enum(['text', 'image', 'notice', 'gift', 'plan', 'voice', 'gif', 'party']),
  /** One to four, of a message of the type `image`. */
  pictures: z.array(messagePicture).optional(),
  /** Of a message of the type `voice`, whose `content` is `VOICE_LINE`. */
  voice: messageVoice.optional(),
  /** Of a message of the type `gif`, whose `content` is `GIF_LINE`. */
  gif: messageGif.optional(),
  /** Of a message of the type `gift`, whose id is the gift's. */
  gift: messageGift.optional(),
  notice: notice.optional(),
  /** The plan of a message of type `plan`; `content` is the same as text. */
  plan: messagePlan.optional(),
  /** Of a message of the type `party`, whose `content` names the quiz. */
  party: messageParty.optional(),
  replyTo: replyReference.nullable(),
  createdAt: z.iso.datetime(),
  /** A moderator hid it. Its author still reads it, others read `HIDDEN_MESSAGE`. */
  isHidden: isSo,
  /** Its author deleted it for everybody: all read `DELETED_MESSAGE`. */
  isDeleted: isSo,
  editedAt: z.iso.datetime().optional(),
  /** How many reacted with each emoji, in the order of the first; absent without any. */
  reactions: z.record(reactionEmoji, z.number().int().min(1)).optional(),
  /** The emoji that the reader reacted with; absent without any. */
  myReactions: z.array(reactionEmoji).optional(),
  /** The line that pinned it; absent while it is not pinned. */
  pinnedSeq: z.number().int().optional(),
  /** The line that last changed it. Of two copies of a message, the one with the higher number is the newer. */
  changedSeq: z.number().int().optional(),
});
export type Message = z.infer<typeof message>;

/**
 * The most members of a room that shows coming, going and typing. In larger ones nobody reads them, each would be sent
 * to everybody, and the lines of who joined and left are folded.
 */
export const SMALL_ROOM = 200;

export const room = z.object({
  id: roomId,
  roomType: z.enum(roomTypes),
  /** 'direct' between two, 'group' for a room of many of whatever kind. */
  type: z.enum(['direct', 'group']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  /** How far the other person has read; null in every other kind of room, and when either of the two hides it. */
  otherReadSeq: z.number().int().nullable(),
  unreadCount: z.number().int(),
  memberCount: z.number().int(),
  /** The first members, the caller among them or not; `memberCount` counts all. */
  participants: z.array(userId),
  lastMessage: z.string().nullable(),
  lastMessageSenderId: userId.nullable(),
  /** The alias of the sender in a group; null in a room of two, for a hidden sender, and without a message. */
  lastMessageBy: z.string().nullable(),
  /** Whether a person is behind that name, for the mark beside it; null in a room of two, without a line, and for a hidden writer. */
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
   * sent: the caller wrote to a stranger, who has not accepted. received: a stranger wrote, and the caller has not
   * answered. Until then neither shows reading, typing or presence, and only one message goes through.
   */
  request: z.enum(['sent', 'received']).nullable(),
  /** False after an unmatch or a block, and while a request waits: the log stays readable. */
  canSend: z.boolean(),
  /** The caller sees the lines after this one: they joined then, or have cleared the history. */
  clearedSeq: z.number().int(),
  /** The time of the last message, or of the room's beginning: the order of the list. */
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

/** The same route under the second path that older clients call. */
export const getRoomInfo = route({
  method: 'GET',
  path: '/api/chats/:roomId',
  access: 'member',
  params: byRoom,
  response: room,
});

/**
 * Pages by keyset: `afterSeq` reads upward, `beforeSeq` (or neither) the newest below it, `aroundSeq` half of the page
 * up to it and half after it; `hasMore` is then about the older ones. `seq` always rises. With `afterSeq`, `changed`
 * has the messages up to it that were changed after it.
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
    lastSeq: z.number().int(),
    hasMore: z.boolean(),
  }),
});

/** True after `send_anyway`: the person was asked "Send this?" once and said yes. */
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
      /** The sender's own uploads, each in one message only. */
      pictures: ownPictures.optional(),
      /** Without words and pictures: its sender's own upload, in one message only. */
      voice: ownVoice.optional(),
      /** Without words and pictures: one that the sender found. */
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
 * Answers a request. Accepting opens the room for both; deleting removes it from the caller's chats, and the sender is
 * not told. Throws `not_found` where no request waits for the caller.
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
