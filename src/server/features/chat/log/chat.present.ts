import type { MessageGift } from '#contract/chat.gifts.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import {
  DELETED_MESSAGE,
  EARLIER_MESSAGE,
  FADED_MESSAGE,
  HIDDEN_MESSAGE,
  TAKEN_MESSAGE,
  type Message,
  type ReplyReference,
  type Room,
} from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { PARTY_WAITS_MS, type MessageParty } from '#contract/chat.party.ts';
import type { MessagePlan, PlanAnswer } from '#contract/chat.plans.ts';
import type { MessagePoll } from '#contract/chat.polls.ts';
import type { PersonCard } from '#contract/people.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { giftTypeOf } from '#content/gifts.ts';
import { saysToReader, spokenToReader } from '#server/platform/reader.ts';
import type { GivenGift } from '#server/platform/seams/rooms.ts';
import type { RoomRow } from './chat.queries.ts';
import type { EventPayload, EventRow, OldRow, Seat, StoredParty, StoredPlan, StoredPoll } from './log.queries.ts';
import { presentFading } from './fading.ts';
import { groupWords } from './group.words.ts';
import { presentSettings } from './settings.ts';

/** Somebody who reads a room. */
export interface RoomReader {
  /** Null asks for the version of a line that most readers get. */
  userId: number | null;
  /** The head of the room when the reader joined. */
  joined: number;
}

const EVERYBODY: RoomReader = { userId: null, joined: 0 };

/** A line of the log in the form of a socket event. */
export interface PresentedLine {
  seq: number;
  event: ServerEvent;
  /** Returns a reader's own event, or undefined if they get `event`. Readers with equal events get the same object. */
  forReader?: ((reader: RoomReader) => ServerEvent | undefined) | undefined;
  /** The person that the line removes from the room. */
  expels?: number | undefined;
  /** The people who see each other's typing and presence from this line on. */
  admits?: number[] | undefined;
  /** The person who has just become a member. */
  joins?: number | undefined;
}

/** Returns a message as its reader sees it. */
export function presentMessage(row: EventRow, reader: RoomReader): Message {
  const { plan, party, poll, replyTo, hidden, deleted, faded, editedAt, pinnedSeq, changedSeq, notice } = row.payload;
  const isBlank = hidden === true && row.sender_id !== reader.userId;
  const mine = reactionsOf(row, reader);
  return {
    id: row.id,
    chatRoomId: row.room_id,
    seq: row.seq,
    senderId: row.sender_id ?? 0,
    clientId: row.client_id ?? row.id,
    content: shownWords(row.payload, isBlank),
    ...asSaid(isBlank || deleted === true ? {} : row.payload, row.sender_id === reader.userId),
    ...(plan !== undefined && !isBlank && { messageType: 'plan' as const, plan: asPlanned(plan, row, reader) }),
    ...(party !== undefined && !isBlank && { messageType: 'party' as const, party: asParty(party, row, reader) }),
    ...(poll !== undefined && !isBlank && { messageType: 'poll' as const, poll: asPolled(poll, row, reader) }),
    ...(notice !== undefined && { messageType: 'notice' as const, notice }),
    replyTo: replyTo === undefined ? null : asQuoted(replyTo, reader),
    createdAt: row.created_at.toISOString(),
    ...(hidden === true && { isHidden: true }),
    ...(deleted === true && { isDeleted: true }),
    ...(faded === true && { isFaded: true }),
    ...(row.ends_at !== null && { endsAt: row.ends_at.toISOString() }),
    ...(editedAt !== undefined && { editedAt }),
    ...(pinnedSeq !== undefined && { pinnedSeq }),
    ...(changedSeq !== undefined && { changedSeq }),
    ...(row.reactions && { reactions: Object.fromEntries(row.reactions.map(({ emoji, by }) => [emoji, by.length])) }),
    ...(mine.length > 0 && { myReactions: mine }),
  };
}

function shownWords({ content = TAKEN_MESSAGE, notice, deleted, faded }: EventPayload, isBlank: boolean): string {
  if (deleted === true) return faded === true ? FADED_MESSAGE : DELETED_MESSAGE;
  if (isBlank) return HIDDEN_MESSAGE;
  return notice === undefined ? content : NEWS;
}

function reactionsOf({ reactions }: EventRow, { userId }: RoomReader): string[] {
  if (reactions === null || userId === null) return [];
  return reactions.flatMap(({ emoji, by }) => (by.includes(userId) ? [emoji] : []));
}

function asPlanned(plan: StoredPlan, { answers }: EventRow, { userId }: RoomReader): MessagePlan {
  const count = (answer: PlanAnswer): number => answers?.find((one) => one.answer === answer)?.by.length ?? 0;
  const own = ownAnswer(answers, userId);
  return {
    ...plan,
    answers: { going: count('going'), maybe: count('maybe'), no: count('no') },
    ...(own !== undefined && { myAnswer: own }),
  };
}

function ownAnswer(answers: EventRow['answers'], userId: number | null): PlanAnswer | undefined {
  return userId === null ? undefined : answers?.find(({ by }) => by.includes(userId))?.answer;
}

function asParty(party: StoredParty, { takers, created_at: begun }: EventRow, { userId }: RoomReader): MessageParty {
  const answered = takers?.filter(({ isDone }) => isDone).length ?? 0;
  const own = ownSeat(takers, userId);
  return {
    ...party,
    answered,
    waiting: (takers?.length ?? 0) - answered,
    showsAt: new Date(begun.getTime() + PARTY_WAITS_MS).toISOString(),
    ...(own !== undefined && { isJoined: true }),
    ...(own?.isDone === true && { isAnswered: true }),
  };
}

function ownSeat(takers: EventRow['takers'], userId: number | null): Seat | undefined {
  return userId === null ? undefined : takers?.find(({ by }) => by === userId);
}

/**
 * Returns a poll with its counts and the reader's own choices. Of a secret poll, the stored counts are all that there is:
 * none before it closes.
 */
function asPolled(poll: StoredPoll, { votes }: EventRow, { userId }: RoomReader): MessagePoll {
  const all = votes ?? [];
  const own = ownChoices(votes, userId);
  const counts = poll.choices.map((_, at) => all.filter(({ choices }) => choices.includes(at)).length);
  return {
    ...poll,
    ...(poll.isSecret !== true && { counts, voters: all.length }),
    ...(own !== undefined && { mine: own }),
  };
}

function ownChoices(votes: EventRow['votes'], userId: number | null): number[] | undefined {
  return userId === null ? undefined : votes?.find(({ by }) => by === userId)?.choices;
}

/** Returns a quote. If the reader joined after the quoted message, the quote has no words of it. */
function asQuoted(quote: ReplyReference, { joined }: RoomReader): ReplyReference {
  if (quote.seq > joined) return quote;
  const { messageId, seq, senderId } = quote;
  return { messageId, seq, senderId, content: EARLIER_MESSAGE, isEarlier: true };
}

type Things = { [K in 'pictures' | 'voice' | 'gif' | 'gift' | 'unwrappedAt' | 'offer']?: EventPayload[K] | undefined };

/** Returns the kind of a message with its attachments; a wrapped gift shows its content only to its sender. */
export function asSaid(
  { pictures, voice, gif, gift, unwrappedAt, offer }: Things,
  isSender: boolean,
): Pick<Message, 'messageType' | 'pictures' | 'voice' | 'gif' | 'gift' | 'replies' | 'scene'> {
  if (gift !== undefined) return { messageType: 'gift', gift: presentGift(gift, { unwrappedAt, isSender }) };
  if (voice !== undefined) return { messageType: 'voice', voice };
  if (gif !== undefined) return { messageType: 'gif', gif };
  if (pictures !== undefined) return { messageType: 'image', pictures };
  if (offer === undefined) return { messageType: 'text' };
  const { replies, scene } = offer;
  return { messageType: 'text', replies: [...replies], ...(scene !== undefined && { scene }) };
}

/** Returns a wrapped gift without its content. */
function asWrapped({ receiverId }: Pick<MessageGift, 'receiverId'>): MessageGift {
  return { receiverId, giftType: null, message: '' };
}

function presentGift(
  { type, receiverId, note }: GivenGift,
  { unwrappedAt, isSender }: { unwrappedAt: string | undefined; isSender: boolean },
): MessageGift {
  if (unwrappedAt === undefined && !isSender) return asWrapped({ receiverId });
  const giftType = giftTypeOf(type) ?? null;
  return { receiverId, giftType, message: note, ...(unwrappedAt !== undefined && { unwrappedAt }) };
}

export function lineOf(row: EventRow): PresentedLine {
  const { room_id: roomId, seq } = row;
  if (row.type === 'message') return { seq, ...ofMessage(row, newMessage) };
  const roomChanged: ServerEvent = { type: 'room_changed', roomId, seq };
  const { takenBy } = row.payload;
  if (takenBy !== undefined) return { seq, event: { ...roomChanged, takenBy } };
  if (row.payload.of !== undefined && row.changed) {
    const old = asRow(row.changed);
    const { event, forReader } = ofMessage(old, (message) => changeEvent(row, message));
    return { seq, event, forReader: (reader) => (old.seq <= reader.joined ? roomChanged : forReader(reader)) };
  }
  const shown = row.payload.notice === undefined ? {} : { message: presentMessage(row, EVERYBODY) };
  return {
    seq,
    event: { ...roomChanged, ...shown },
    ...(row.type === 'member_left' && { expels: row.payload.userId }),
    ...(row.type === 'member_joined' && { joins: row.payload.userId }),
    ...(row.type === 'request_accepted' && { admits: row.payload.members }),
  };
}

function changeEvent(row: EventRow, message: Message): ServerEvent {
  const of = { roomId: row.room_id, seq: row.seq, messageId: message.id, message };
  const { emoji = '' } = row.payload;
  switch (row.type) {
    case 'reaction_added':
    case 'reaction_removed':
      return { type: row.type, ...of, senderId: row.sender_id ?? 0, emoji };
    case 'message_edited':
    case 'message_deleted':
    case 'message_pinned':
    case 'message_unpinned':
    case 'gift_unwrapped':
    case 'plan_answered':
    case 'party_answered':
    case 'party_changed':
    case 'plan_changed':
    case 'poll_voted':
    case 'poll_closed':
      return { type: row.type, ...of };
    default:
      return { type: 'message_changed', ...of };
  }
}

/** Returns the event that most readers of a message get, and `forReader`, which returns the variants of the others. */
function ofMessage(
  row: EventRow,
  eventOf: (message: Message) => ServerEvent,
): { event: ServerEvent; forReader: (reader: RoomReader) => ServerEvent | undefined } {
  const { hidden, replyTo, gift, unwrappedAt } = row.payload;
  const isOwnOnly = hidden === true || (gift !== undefined && unwrappedAt === undefined);
  const variants = new Map<string, ServerEvent>();
  const forReader = (reader: RoomReader): ServerEvent | undefined => {
    const isOwn = isOwnOnly && reader.userId === row.sender_id;
    const isEarlier = replyTo !== undefined && replyTo.seq <= reader.joined;
    const mine = reactionsOf(row, reader);
    const answer = ownAnswer(row.answers, reader.userId);
    const seat = ownSeat(row.takers, reader.userId);
    const chosen = ownChoices(row.votes, reader.userId);
    const isLikeOthers = seat === undefined && mine.length === 0 && (answer ?? chosen) === undefined;
    if (!isOwn && !isEarlier && isLikeOthers) return undefined;
    const kind = [isOwn, isEarlier, seat?.isDone, answer, chosen?.join('+'), ...mine].join();
    const event = variants.get(kind) ?? eventOf(presentMessage(row, reader));
    variants.set(kind, event);
    return event;
  };
  return { event: eventOf(presentMessage(row, EVERYBODY)), forReader };
}

export function asRow(old: OldRow): EventRow {
  const ends_at = old.ends_at === null ? null : new Date(old.ends_at);
  return { ...old, created_at: new Date(old.created_at), ends_at };
}

function newMessage(message: Message): ServerEvent {
  const { chatRoomId: roomId, id: messageId, seq, clientId } = message;
  const type = message.gift === undefined ? 'new_message' : 'gift_received';
  return { type, roomId, messageId, seq, clientId, message };
}

/** Returns the line of a message that was just written; `message` is as its sender sees it. A gift is never a reply. */
export function messageLine(message: Message): PresentedLine {
  const { seq, replyTo, gift } = message;
  const event = newMessage(message);
  if (gift !== undefined) {
    const wrapped = asWrapped(gift);
    const forSender = ({ userId }: RoomReader) => (userId === message.senderId ? event : undefined);
    return { seq, event: newMessage({ ...message, gift: wrapped }), forReader: forSender };
  }
  if (replyTo === null) return { seq, event };
  const earlier = newMessage({ ...message, replyTo: asQuoted(replyTo, { userId: null, joined: replyTo.seq }) });
  return { seq, event, forReader: ({ joined }) => (replyTo.seq <= joined ? earlier : undefined) };
}

/** The text for a client that does not know a kind of notice. */
const NEWS = 'Something changed in this group.';
/** The name of a person whose card the viewer may not see, and of a group without a name or a visible member. */
const SOMEONE = 'A Wild Self';
/** The name of a person whose account was deleted. */
const DELETED = 'Deleted member';
/** The number of members that the title of a group names. */
const NAMED = 3;

/** Returns the people that the list shows for a room. */
export function peopleIn({ member_ids: members, user_low, user_high, last_sender }: RoomRow): number[] {
  return [...members, user_low, user_high, last_sender].filter((id) => id !== null);
}

/** Presents a room. `cards` has the people of `peopleIn` that the viewer may see; the rest are not shown. */
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
  // The viewer does not see the presence of a person who has not accepted the viewer's request yet.
  const other = isDirect && face ? { ...face, isOnline: face.isOnline && request !== 'sent' } : null;
  const names = faces.slice(0, NAMED).map(({ displayName }) => displayName);
  const groupName = row.group_name === null ? null : groupWords(row.room_type, row.group_name);
  const isQuoted = row.last_sender === viewerId || (row.last_sender !== null && cards.has(row.last_sender));
  return {
    id: row.id,
    roomType: row.room_type,
    type: isDirect ? 'direct' : 'group',
    name: isDirect
      ? (other?.displayName ?? spokenToReader(row.member_count < 2 ? DELETED : SOMEONE))
      : (groupName ?? nameOfMany(names, row.member_count - 1)),
    groupName: isDirect ? null : groupName,
    createdAt: row.created_at.toISOString(),
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    otherReadSeq: other === null ? null : row.other_read_seq,
    unreadCount: row.unread,
    memberCount: row.member_count,
    participants,
    lastMessage: isQuoted && row.last_at !== null ? linePreviewed(row.last_content) : null,
    lastMessageSenderId: isQuoted ? row.last_sender : null,
    lastMessageBy: isQuoted && !isDirect ? nameOfLast(row, cards) : null,
    lastMessageFrom: isQuoted && !isDirect ? (cards.get(row.last_sender ?? 0) ?? null) : null,
    lastMessageTimestamp: row.last_at?.toISOString() ?? null,
    lastMessageEndsAt: (isQuoted && row.last_ends_at?.toISOString()) || null,
    otherUser: other,
    gradient: row.gradient,
    pictureId: row.picture_id,
    isOnline: other?.isOnline ?? false,
    ...presentSettings(row, now),
    isFromSoulMatch: row.from_match,
    matchData: other === null ? null : (row.match_data satisfies MatchData | null),
    request,
    fading: row.room_type === 'direct' ? presentFading(row) : null,
    canSend: row.can_send && (request === null || (request === 'sent' && row.last_seq === 0)),
    clearedSeq: row.floor,
    stirredAt: row.stirred_at.toISOString(),
  };
}

function nameOfLast({ last_sender, last_alias }: RoomRow, cards: ReadonlyMap<number, PersonCard>): string | null {
  return last_alias ?? cards.get(last_sender ?? 0)?.displayName ?? null;
}

/** Returns a room's preview. '' is a message of pictures without words; null is a message erased with an account. */
function linePreviewed(content: string | null): string {
  return content === '' ? PICTURE_LINE : (content ?? TAKEN_MESSAGE);
}

function nameOfMany(names: readonly string[], others: number): string {
  if (names.length === 0) return spokenToReader(SOMEONE);
  const { t, list } = saysToReader();
  const rest = others - names.length;
  return list(rest > 0 ? [...names, t('rooms.and-more', '{rest} more', { rest })] : [...names]);
}
