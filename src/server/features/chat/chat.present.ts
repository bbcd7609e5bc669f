import { HIDDEN_MESSAGE, type MatchData, type Message, type Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import type { EventRow, OldRow, RoomRow } from './chat.queries.ts';

/** A line of the log in the form of a socket event. */
export interface Line {
  seq: number;
  event: ServerEvent;
  /** The event that one person gets in its place. */
  own?: { userId: number; event: ServerEvent } | undefined;
  /** The person it removes from the room. */
  expels?: number | undefined;
  /** The people who from now on see each other typing and coming. */
  admits?: number[] | undefined;
}

/** Returns a message as the viewer reads it; null is everybody but its author. */
export function presentMessage(row: EventRow, viewerId: number | null): Message {
  const { content = TAKEN, replyTo, hidden, changedSeq } = row.payload;
  const isBlank = hidden === true && (viewerId === null || row.sender_id !== viewerId);
  return {
    id: row.id,
    chatRoomId: row.room_id,
    seq: row.seq,
    senderId: row.sender_id ?? 0,
    clientId: row.client_id ?? row.id,
    content: isBlank ? HIDDEN_MESSAGE : content,
    messageType: 'text',
    replyTo: replyTo ?? null,
    createdAt: row.created_at.toISOString(),
    ...(hidden === true && { isHidden: true }),
    ...(changedSeq !== undefined && { changedSeq }),
  };
}

export function lineOf(row: EventRow): Line {
  if (row.type === 'message') {
    const line = messageLine(presentMessage(row, null));
    if (row.payload.hidden !== true) return line;
    return { ...line, own: ownOf(row, (message) => messageLine(message).event) };
  }
  if (row.type === 'message_changed' && row.changed) {
    const { room_id: roomId, seq } = row;
    const old = asRow(row.changed);
    const changed = (message: Message): ServerEvent => ({ type: 'message_changed', roomId, seq, message });
    return { seq, event: changed(presentMessage(old, null)), own: ownOf(old, changed) };
  }
  const event: ServerEvent = { type: 'room_changed', roomId: row.room_id, seq: row.seq };
  return {
    seq: row.seq,
    event,
    ...(row.type === 'member_left' && { expels: row.payload.userId }),
    ...(row.type === 'request_accepted' && { admits: row.payload.members }),
  };
}

function ownOf(row: EventRow, eventOf: (message: Message) => ServerEvent): Line['own'] {
  const userId = row.sender_id;
  return userId === null ? undefined : { userId, event: eventOf(presentMessage(row, userId)) };
}

export function asRow(old: OldRow): EventRow {
  return { ...old, created_at: new Date(old.created_at) };
}

export function messageLine(message: Message): Line {
  const { chatRoomId: roomId, id: messageId, seq, clientId } = message;
  return { seq, event: { type: 'new_message', roomId, messageId, seq, clientId, message } };
}

/** A line whose author took it along when they deleted their account. */
const TAKEN = 'This line is gone. Its author took it along.';
/** The name of a person the viewer may no longer see. */
const SOMEONE = 'A Wild Self';
/** The name of a person whose account was deleted. */
const DELETED = 'Deleted member';
/** The number of members in the name of a larger room. */
const NAMED = 3;

/** Returns the people of whom a room says something. */
export function peopleIn({ member_ids: members, user_low, user_high, last_sender }: RoomRow): number[] {
  return [...members, user_low, user_high, last_sender].filter((id) => id !== null);
}

export function presentMute(until: Date | null, now: Date): Pick<Room, 'isMuted' | 'mutedUntil'> {
  const isMuted = until !== null && until > now;
  return { isMuted, mutedUntil: isMuted ? until.toISOString() : null };
}

/** `cards` has those of `peopleIn` that the viewer may see; of the others the room tells nothing. */
export function presentRoom(
  row: RoomRow,
  cards: ReadonlyMap<number, PersonCard>,
  { viewerId, now }: { viewerId: number; now: Date },
): Room {
  const isDirect = row.user_low !== null;
  const participants = row.member_ids.filter((id) => id === viewerId || cards.has(id));
  const faces = participants.flatMap((id) => (id === viewerId ? [] : (cards.get(id) ?? [])));
  const request = row.asked_by === null ? null : row.asked_by === viewerId ? 'sent' : 'received';
  const face = cards.get((row.user_low === viewerId ? row.user_high : row.user_low) ?? 0);
  // Who has not accepted yet does not show when they are here.
  const other = isDirect && face ? { ...face, isOnline: face.isOnline && request !== 'sent' } : null;
  const names = faces.slice(0, NAMED).map(({ displayName }) => displayName);
  const isQuoted = row.last_sender === viewerId || (row.last_sender !== null && cards.has(row.last_sender));
  return {
    id: row.id,
    roomType: row.room_type,
    type: isDirect ? 'direct' : 'group',
    name: isDirect
      ? (other?.displayName ?? (row.member_count < 2 ? DELETED : SOMEONE))
      : nameOfMany(names, row.member_count - 1),
    createdAt: row.created_at.toISOString(),
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unreadCount: row.unread,
    memberCount: row.member_count,
    participants,
    lastMessage: isQuoted && row.last_at !== null ? (row.last_content ?? TAKEN) : null,
    lastMessageSenderId: isQuoted ? row.last_sender : null,
    lastMessageTimestamp: row.last_at?.toISOString() ?? null,
    otherUser: other,
    isOnline: other?.isOnline ?? false,
    ...presentMute(row.muted_until, now),
    isFromSoulMatch: row.from_match,
    matchData: other === null ? null : (row.match_data satisfies MatchData | null),
    request,
    canSend: row.can_send && (request === null || (request === 'sent' && row.last_seq === 0)),
  };
}

function nameOfMany(names: readonly string[], others: number): string {
  if (names.length === 0) return SOMEONE;
  const rest = others - names.length;
  return new Intl.ListFormat('en').format(rest > 0 ? [...names, `${rest} more`] : names);
}
