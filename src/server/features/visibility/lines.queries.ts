import { sql, type RawBuilder } from 'kysely';
import { DELETED_MESSAGE, FADED_MESSAGE } from '#contract/chat.ts';

// Conditions on a line of a room, given the alias of its `room_event` row. They need no parentheses in AND, OR or NOT.

/** The author deleted the message: its words and pictures are gone for everybody. */
export function isDeleted(event: string): RawBuilder<boolean> {
  return sql<boolean>`${payloadOf(event)} ? 'deleted'`;
}

/** Returns what stands in the place of a deleted message: that its author deleted it, or that its time was over. */
export function wordsOfDeleted(event: string): RawBuilder<string> {
  return sql<string>`CASE WHEN ${payloadOf(event)} ? 'faded' THEN ${sql.lit(FADED_MESSAGE)} ELSE ${sql.lit(DELETED_MESSAGE)} END`;
}

/** A moderator hid the message. Its words are still stored. */
export function isHidden(event: string): RawBuilder<boolean> {
  return sql<boolean>`${payloadOf(event)} ? 'hidden'`;
}

/** A moderator hid the message, and the reader is not its author: `isBlank` of `presentMessage` in SQL. */
export function isHiddenFrom(reader: number, event: string): RawBuilder<boolean> {
  return sql<boolean>`(${isHidden(event)} AND ${sql.ref(`${event}.sender_id`)} <> ${reader})`;
}

/**
 * The message is deleted or hidden. Nobody may read it any more, except that its author still reads a hidden message.
 */
export function isGone(event: string): RawBuilder<boolean> {
  return sql<boolean>`${payloadOf(event)} ?| '{deleted,hidden}'`;
}

/** The line is a message that is neither deleted nor hidden. */
export function isSaid(event: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${event}.type`)} = 'message' AND NOT ${isGone(event)})`;
}

/**
 * The seq after which a member (an alias of `room_member`) reads the room: where they joined or last cleared the room.
 */
export function floorOf(member: string): RawBuilder<number> {
  return sql<number>`greatest(${sql.ref(`${member}.joined_seq`)}, ${sql.ref(`${member}.cleared_seq`)})`;
}

function payloadOf(event: string): RawBuilder<unknown> {
  return sql.ref(`${event}.payload`);
}
