import { z } from 'zod';
import { nackCodes } from './chat.nacks.ts';
import { content, message, roomId, sendAnyway } from './chat.ts';
import { userId } from './people.ts';

/** By room, the last `seq` that the client has. Each listed room that cannot be joined gets a `room_error`. */
export const lastSeqs = z.record(roomId, z.number().int().min(0));

export const chatClientEvents = [
  z.object({ type: z.literal('join_room'), chatRoomId: roomId, afterSeq: z.number().int().min(0).optional() }),
  /**
   * Joins rooms, each after the line that `rooms` names; 0 means the newest line. `rooms_rejoined` lists the joined
   * rooms, and each other room gets a `room_error`.
   */
  z.object({ type: z.literal('join_rooms'), rooms: lastSeqs }),
  z.object({ type: z.literal('leave_room'), chatRoomId: roomId }),
  z.object({
    type: z.literal('chat_message'),
    chatRoomId: roomId,
    content,
    /** Without this id, the server makes one, and the sender cannot tell a repeat. */
    clientId: z.uuid().optional(),
    replyTo: z.uuid().optional(),
    sendAnyway,
  }),
  z.object({ type: z.literal('typing'), chatRoomId: roomId }),
  z.object({ type: z.literal('read'), roomId, seq: z.number().int().min(0) }),
] as const;

export const chatServerEvents = [
  z.object({
    type: z.literal('rooms_rejoined'),
    rooms: z.array(
      z.object({ roomId, seq: z.number().int(), recovered: z.boolean(), gap: z.number().int().optional() }),
    ),
  }),
  z.object({ type: z.literal('room_joined'), roomId, seq: z.number().int(), recovered: z.boolean() }),
  z.object({ type: z.literal('room_error'), roomId, code: z.enum(['not_found', 'full', 'internal']) }),
  z.object({
    type: z.literal('message_ack'),
    clientId: z.uuid(),
    roomId,
    messageId: z.uuid(),
    seq: z.number().int(),
    createdAt: z.iso.datetime(),
    /** When the message disappears; absent if it stays. */
    endsAt: z.iso.datetime().optional(),
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
  /** Like `new_message`, but for a message with a gift. */
  z.object({
    type: z.literal('gift_received'),
    roomId,
    messageId: z.uuid(),
    seq: z.number().int(),
    clientId: z.uuid(),
    message,
  }),
  z.object({ type: z.literal('typing_start'), roomId, senderId: userId }),
  /** A new read mark: the caller's on another device, or the other person's in a direct room. */
  z.object({ type: z.literal('read'), roomId, userId, seq: z.number().int() }),
  z.object({
    type: z.literal('room_changed'),
    roomId,
    seq: z.number().int(),
    /** The notice that the line shows in the room. */
    message: message.optional(),
    /**
     * The person who erased their messages together with their account. Their earlier messages now contain only
     * `TAKEN_MESSAGE`. Their notices, and all quotes of their messages, are gone. All these lines have this `seq` as
     * their `changedSeq`.
     */
    takenBy: userId.optional(),
  }),
] as const;
