import type { Message } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import type { EventRow } from './chat.queries.ts';

/** A line of the log as the sockets get it. */
export interface Line {
  seq: number;
  event: ServerEvent;
  /** Whom it takes out of the room. */
  expels?: number | undefined;
}

export function presentMessage(row: EventRow): Message {
  return {
    id: row.id,
    chatRoomId: row.room_id,
    seq: row.seq,
    senderId: row.sender_id ?? 0,
    clientId: row.client_id ?? row.id,
    content: row.payload.content ?? '',
    messageType: 'text',
    replyTo: row.payload.replyTo ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export function lineOf(row: EventRow): Line {
  if (row.type === 'message') return messageLine(presentMessage(row));
  const event: ServerEvent = { type: 'room_changed', roomId: row.room_id, seq: row.seq };
  return { seq: row.seq, event, ...(row.type === 'member_left' && { expels: row.payload.userId }) };
}

export function messageLine(message: Message): Line {
  const { chatRoomId: roomId, id: messageId, seq, clientId } = message;
  return { seq, event: { type: 'new_message', roomId, messageId, seq, clientId, message } };
}
