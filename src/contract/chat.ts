import { z } from 'zod';
import { roomFading } from './chat.fading.ts';
import { messageGift } from './chat.gifts.ts';
import { notice } from './chat.notices.ts';
import { matchData } from './matching.parts.ts';
import { messagePicture, ownPictures } from './chat.pictures.ts';
import { gifId, messageGif } from './gifs.ts';
import { messageVoice, ownVoice } from './chat.voice.ts';
import { messageParty } from './chat.party.ts';
import { messagePlan } from './chat.plans.ts';
import { messagePoll } from './chat.polls.ts';
import { waiting } from './moderation.waiting.ts';
import { messageScene, offeredReplies } from './chat.replies.ts';
import { roomSettings } from './chat.settings.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';
import { noted, said } from './texts.ts';

export const roomTypes = ['direct', 'group', 'chaos', 'trending', 'companion'] as const;
export const roomId = z.uuid();

/** The largest length of a message's content, in characters. */
export const MESSAGE_MAX = 500;

export const content = said(MESSAGE_MAX);

/** The text of a message with pictures, which may be empty. */
const caption = noted(MESSAGE_MAX);

/** The content of a hidden message for everybody except its author. */
export const HIDDEN_MESSAGE = 'This message was hidden.';
/** The content of a message that its author deleted for everybody. */
export const DELETED_MESSAGE = 'This message was deleted.';
/** The content of a message that was erased together with its author's account. */
export const TAKEN_MESSAGE = 'This line is gone. Its author took it along.';
/** The content of a message whose time was over: its room's lines disappear, as both people wanted. */
export const FADED_MESSAGE = 'This line is gone.';
/** The content of a quote whose reader joined after the quoted message. */
export const EARLIER_MESSAGE = 'This is from before you joined.';

const isSo = z.literal(true).optional();

/** A quote of a message, without that message's own quote. If the quoted text is gone, `content` says why. */
export const replyReference = z.object({
  messageId: z.uuid(),
  seq: z.number().int().min(1),
  senderId: userId,
  content: z.string(),
  isHidden: isSo,
  isDeleted: isSo,
  /** True when the reader joined after the quoted message. */
  isEarlier: isSo,
  /** When the quoted message disappears, if it does. */
  endsAt: z.iso.datetime().optional(),
});
export type ReplyReference = z.infer<typeof replyReference>;

/** The most kinds of reactions on a message. */
export const REACTION_KINDS_MAX = 20;
/** The most reactions of one member on a message. */
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
  /** The place in the log; 0 for a message that waits, which has none yet. */
  seq: z.number().int().min(0),
  senderId: userId,
  /** The id that the sender's client chose. By this id, the client finds its own bubble for a received message. */
  clientId: z.uuid(),
  content: z.string(),
  messageType: z.enum(['text', 'image', 'notice', 'gift', 'plan', 'voice', 'gif', 'party', 'poll']),
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
  /** The poll of a message of the type `poll`, whose `content` is the question and the choices as text. */
  poll: messagePoll.optional(),
  /** What the reader may answer with a tap; only in a line of an AI. */
  replies: offeredReplies.optional(),
  scene: messageScene.optional(),
  replyTo: replyReference.nullable(),
  createdAt: z.iso.datetime(),
  /** True when a moderator hid the message. The author still reads its text; others read `HIDDEN_MESSAGE`. */
  isHidden: isSo,
  /** True when the author deleted the message for everybody. Everybody then reads `DELETED_MESSAGE`. */
  isDeleted: isSo,
  /** True when the message disappeared at its `endsAt`. It counts as deleted too, and everybody reads `FADED_MESSAGE`. */
  isFaded: isSo,
  /** When the message disappears; absent if it stays. A device shows it no longer from then on, also without a network. */
  endsAt: z.iso.datetime().optional(),
  editedAt: z.iso.datetime().optional(),
  /** For each emoji, the number of people who reacted with it, the first used emoji first; absent without reactions. */
  reactions: z.record(reactionEmoji, z.number().int().min(1)).optional(),
  /** The emojis of the reader's own reactions; absent if there are none. */
  myReactions: z.array(reactionEmoji).optional(),
  /** The `seq` of the line that pinned the message; absent while it is not pinned. */
  pinnedSeq: z.number().int().optional(),
  /** The `seq` of the line that last changed the message. Of two copies, the one with the higher number is newer. */
  changedSeq: z.number().int().optional(),
  /** Present for the sender of a message that waits: it is in no log, and nobody else knows of it. */
  waiting: waiting.optional(),
});
export type Message = z.infer<typeof message>;

/**
 * The most members of a room that shows typing and presence. Larger rooms do not send these events, because each event
 * would go to all members for little use. In larger rooms, clients fold the lines about joins and leaves.
 */
export const SMALL_ROOM = 200;

export const room = z.object({
  id: roomId,
  roomType: z.enum(roomTypes),
  /** 'direct' for a room of two, 'group' for every other kind of room. */
  type: z.enum(['direct', 'group']),
  name: z.string(),
  /** The name of a group under its older name; null for a room of two. */
  groupName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  /** The last line that the other person of a direct room read; null in other rooms, and if one of the two hides it. */
  otherReadSeq: z.number().int().nullable(),
  unreadCount: z.number().int(),
  memberCount: z.number().int(),
  /** Some members, without people hidden from the caller; the caller may be missing. `memberCount` counts all. */
  participants: z.array(userId),
  lastMessage: z.string().nullable(),
  lastMessageSenderId: userId.nullable(),
  /** The alias or name of the sender in a group; null in a room of two, for a hidden sender, and without a message. */
  lastMessageBy: z.string().nullable(),
  /** Whether the sender is an AI or a demo member; null in a room of two, for a hidden sender or without a message. */
  lastMessageFrom: personCard.pick({ isSeedUser: true, isDemo: true }).nullable(),
  lastMessageTimestamp: z.iso.datetime().nullable(),
  /** When the last message disappears; null if it stays, and without a message. */
  lastMessageEndsAt: z.iso.datetime().nullable(),
  otherUser: personCard.nullable(),
  /** The number of a group's color gradient; null for every other room. */
  gradient: z.number().int().nullable(),
  /** The picture of a group; null for a group without a picture and for every other room. */
  pictureId: z.uuid().nullable(),
  isOnline: z.boolean(),
  ...roomSettings.shape,
  isFromSoulMatch: z.boolean(),
  matchData: matchData.nullable(),
  /**
   * sent: the caller wrote to a stranger who has not accepted. received: a stranger wrote to the caller, who has not
   * answered. Until the answer, neither sees the other's reading, typing or presence, and the sender can write only one
   * message.
   */
  request: z.enum(['sent', 'received']).nullable(),
  /** Whether lines disappear; null for every room that is not of two people. */
  fading: roomFading.nullable(),
  /** False when the caller can only read, for example after an unmatch or a block, or while a request waits. */
  canSend: z.boolean(),
  /** The `seq` of the line after which the caller joined or cleared the history. They see only later lines. */
  clearedSeq: z.number().int(),
  /** The time of the last message, or of the room's creation. Below the pinned rooms, the list is in this order. */
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
 * Returns a page of the log, in rising order of `seq`. `afterSeq` asks for the messages after a line, `beforeSeq` for
 * the last messages before a line, `aroundSeq` for half a page up to a line and half a page after it. Without these,
 * the page has the last messages. `hasMore` is about later messages with `afterSeq`, otherwise about earlier ones. With
 * `afterSeq`, `changed` has the messages up to this line that changed after it, and `taken` has the people of the
 * `takenBy` lines within the page.
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

/** True when the person answered yes to "Send this?", the question of the error `send_anyway`. */
export const sendAnyway = z.boolean().optional();

export const sendMessage = route({
  method: 'POST',
  path: '/api/chats/:roomId/messages',
  access: 'member',
  params: byRoom,
  body: z
    .object({
      /** A repeat with the same id sends nothing. Without an id, each call sends a message. */
      clientId: z.uuid().optional(),
      content: caption,
      messageType: z.enum(['text', 'image']).optional(),
      /** The sender's own uploads. Each upload can be in one message only. */
      pictures: ownPictures.optional(),
      /** The sender's own upload. The message has no words and no pictures, and no other message has the upload. */
      voice: ownVoice.optional(),
      /** A GIF that the sender found. The message has no words and no pictures. */
      gif: z.object({ id: gifId }).optional(),
      /** Only older clients send this field. It must be the caller's own id. */
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
  repeat: 'sets',
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
  repeat: 'finds',
});

export const startDirect = route({
  method: 'POST',
  path: '/api/chats/dm',
  access: 'member',
  body: z.object({ otherUserId: userId }),
  response: z.object({ id: roomId, otherUser: personCard }),
  limit: writeLimit,
  repeat: 'finds',
});

/**
 * Answers a request. `accept` opens the room for both people. `delete` removes the room from the caller's chats without
 * a notice to the sender. Throws `not_found` when no request waits for the caller.
 */
export const answerRequest = route({
  method: 'POST',
  path: '/api/chats/:roomId/request',
  access: 'member',
  params: byRoom,
  body: z.object({ answer: z.enum(['accept', 'delete']) }),
  response: ok,
  limit: writeLimit,
  repeat: 'sets',
});
