import { sql } from 'kysely';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { MessageParty } from '#contract/chat.party.ts';
import type { MessagePlan, PlanAnswer } from '#contract/chat.plans.ts';
import type { MessagePoll } from '#contract/chat.polls.ts';
import type { Notice } from '#contract/chat.notices.ts';
import type { ReplyReference } from '#contract/chat.ts';
import type { GivenGift, Offer } from '#server/platform/seams/rooms.ts';
import { KEPT, type Db } from '#server/platform/database/database.ts';
import { floor, member } from './chat.queries.ts';

export interface EventRow {
  room_id: string;
  seq: number;
  id: string;
  type: string;
  sender_id: number | null;
  client_id: string | null;
  payload: EventPayload;
  created_at: Date;
  /** When the line is erased; null for never. */
  ends_at: Date | null;
  /** The people who reacted with each emoji, in the order of the emoji's first use. */
  reactions: { emoji: string; by: number[] }[] | null;
  /** The people who gave each answer to a plan. */
  answers: { answer: PlanAnswer; by: number[] }[] | null;
  /** The people who joined a quiz. */
  takers: Seat[] | null;
  /** What each person chose in a poll, by person. */
  votes: { by: number; choices: number[] }[] | null;
  /** The earlier message that the line is about. */
  changed?: OldRow | null;
}

/** A line that was read as JSON, so its times are text. */
export type OldRow = Omit<EventRow, 'created_at' | 'ends_at'> & { created_at: string; ends_at: string | null };

/** The stored part of a plan; its answers have a table of their own. */
export type StoredPlan = Omit<MessagePlan, 'answers' | 'myAnswer'>;

/** The stored part of a poll; the votes have a table of their own. A closed secret poll keeps its counts here. */
export type StoredPoll = Omit<MessagePoll, 'mine'>;

/** The stored part of a room's quiz; the answers have a table of their own. */
export type StoredParty = Omit<MessageParty, 'answered' | 'waiting' | 'showsAt' | 'isJoined' | 'isAnswered'>;

/** A person who joined a quiz, and whether they have answered. */
export interface Seat {
  by: number;
  isDone: boolean;
}

/** The payload of a line. The type of the line decides which fields the payload has. */
export interface EventPayload {
  content?: string;
  pictures?: MessagePicture[];
  voice?: MessageVoice;
  gif?: MessageGif;
  gift?: GivenGift;
  offer?: Offer;
  /** When the receiver opened the gift. */
  unwrappedAt?: string;
  notice?: Notice;
  plan?: StoredPlan;
  party?: StoredParty;
  poll?: StoredPoll;
  replyTo?: ReplyReference;
  userId?: number;
  /** The two people of an accepted request. */
  members?: number[];
  hidden?: true;
  deleted?: true;
  /** True if the message disappeared at its end; it is `deleted` too. */
  faded?: true;
  editedAt?: string;
  /** The seq of the message that the line is about; in a line with `takenBy`, the seq of the line itself. */
  of?: number;
  emoji?: string;
  /** The seq of the line that pinned the message. */
  pinnedSeq?: number;
  /** The seq of the line that last changed the message. */
  changedSeq?: number;
  /** The person whose messages were erased with their account: all their earlier messages are empty now. */
  takenBy?: number;
}

/** True for the lines that the chat shows: messages and notices. */
const isRead = sql`(event.type = 'message' OR event.payload ? 'notice')`;
export const eventColumns = sql`event.room_id, event.seq, event.id, event.type, event.sender_id, event.client_id, event.payload, event.created_at, event.ends_at,
  CASE WHEN event.payload ? 'changedSeq' THEN (
    SELECT json_agg(json_build_object('emoji', kind.emoji, 'by', kind.by) ORDER BY kind.first) FROM (
      SELECT reaction.emoji, json_agg(reaction.user_id ORDER BY reaction.line_seq) AS by, min(reaction.line_seq) AS first
      FROM message_reaction reaction
      WHERE reaction.room_id = event.room_id AND reaction.seq = event.seq
      GROUP BY reaction.emoji
    ) kind
  ) END AS reactions,
  CASE WHEN event.payload ? 'plan' THEN (
    SELECT json_agg(json_build_object('answer', given.answer, 'by', given.by)) FROM (
      SELECT said.answer, json_agg(said.user_id) AS by FROM plan_answer said
      WHERE said.room_id = event.room_id AND said.seq = event.seq
      GROUP BY said.answer
    ) given
  ) END AS answers,
  CASE WHEN event.payload ? 'party' THEN (
    SELECT json_agg(json_build_object('by', took.user_id, 'isDone', took.answered_at IS NOT NULL)) FROM quiz_party_answer took
    WHERE took.room_id = event.room_id AND took.seq = event.seq
  ) END AS takers,
  CASE WHEN event.payload ? 'poll' THEN (
    SELECT json_agg(json_build_object('by', chose.user_id, 'choices', chose.choices) ORDER BY chose.user_id)
    FROM poll_vote chose WHERE chose.room_id = event.room_id AND chose.seq = event.seq
  ) END AS votes`;

/** Returns the lines after each room's `after`, in order, at most `limit` per room. */
export async function eventsAfter(
  db: Db,
  rooms: { roomId: string; after: number }[],
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT ${eventColumns}, CASE WHEN event.payload ? 'of' THEN (
      SELECT to_json(earlier) FROM (
        SELECT ${eventColumns} FROM room_event event
        WHERE event.room_id = known.room_id AND event.seq = about.seq
      ) earlier
    ) END AS changed
    FROM unnest(${rooms.map(({ roomId }) => roomId)}::uuid[], ${rooms.map(({ after }) => after)}::bigint[])
      AS known (room_id, after)
    CROSS JOIN LATERAL (
      SELECT * FROM room_event
      WHERE room_event.room_id = known.room_id AND room_event.seq > known.after
      ORDER BY room_event.seq
      LIMIT ${limit}
    ) event
    CROSS JOIN LATERAL (SELECT (event.payload ->> 'of')::bigint AS seq) about
    ORDER BY event.room_id, event.seq
  `.execute(db);
  return rows;
}

interface LogSlice {
  roomId: string;
  userId: number;
  afterSeq: number | undefined;
  beforeSeq: number | undefined;
  limit: number;
}

interface MessagePage {
  lastSeq: number;
  /** The reader's `joined_seq`. */
  joinedSeq: number;
  rows: EventRow[];
  /** The messages up to `afterSeq` that lines after `afterSeq` changed. */
  changed: OldRow[];
  /** The people whose messages were erased, each with the seq of the line with `takenBy` after `afterSeq`. */
  taken: { userId: number; seq: number }[];
}

/** The columns that each row of a page has beside its message. */
interface Around {
  last_seq: number;
  joined_seq: number;
  all_changed: MessagePage['changed'] | null;
  all_taken: MessagePage['taken'] | null;
}

/**
 * Returns a page of a room's messages and notices, and one row more if there are more. With `afterSeq` the oldest come
 * first, otherwise the newest. Returns null when the person is no member.
 */
export async function messagesOf(db: Db, page: LogSlice): Promise<MessagePage | null> {
  const bounds =
    page.afterSeq === undefined
      ? sql`event.seq < ${page.beforeSeq ?? Number.MAX_SAFE_INTEGER} ORDER BY event.seq DESC`
      : sql`event.seq > ${page.afterSeq} ORDER BY event.seq`;
  const changed =
    page.afterSeq === undefined
      ? sql`NULL`
      : sql`(SELECT json_agg(earlier) FROM (
          SELECT ${eventColumns} FROM room_event event
          WHERE event.room_id = room.id AND event.seq <= ${page.afterSeq} AND event.seq > ${floor} AND event.seq IN (
            SELECT (line.payload ->> 'of')::bigint FROM room_event line
            WHERE line.room_id = room.id AND line.seq > ${page.afterSeq} AND line.payload ? 'of')
        ) earlier)`;
  const taken =
    page.afterSeq === undefined
      ? sql`NULL`
      : sql`(SELECT json_agg(json_build_object('userId', line.payload -> 'takenBy', 'seq', line.seq))
          FROM room_event line
          WHERE line.room_id = room.id AND line.seq > greatest(${page.afterSeq}, ${floor})
            AND line.payload ? 'of' AND line.payload ? 'takenBy')`;
  // One statement reads the page and the head, so that both belong to the same snapshot. The plan of the statement is
  // kept: it never changes, because all rows are found by keys, and planning costs more than reading a page.
  const { rows } = await sql<EventRow & Around>`${sql.raw(KEPT)}
    SELECT room.last_seq, member.joined_seq, ${changed} AS all_changed, ${taken} AS all_taken, page.*
    FROM room_member member
    JOIN room ON room.id = member.room_id
    LEFT JOIN LATERAL (
      SELECT ${eventColumns} FROM room_event event
      WHERE event.room_id = room.id AND ${isRead} AND event.seq > ${floor} AND ${bounds}
      LIMIT ${page.limit + 1}
    ) page ON true
    WHERE member.room_id = ${page.roomId} AND member.user_id = ${page.userId} AND ${member}
  `.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    lastSeq: first.last_seq,
    joinedSeq: first.joined_seq,
    rows: rows.filter(({ seq }) => seq !== null),
    changed: first.all_changed ?? [],
    taken: first.all_taken ?? [],
  };
}

/** Returns a message and the member's `joined_seq`; undefined when the person may not read the message. */
export async function messageOf(
  db: Db,
  { roomId, messageId, userId }: { roomId: string; messageId: string; userId: number },
): Promise<(EventRow & { joined_seq: number }) | undefined> {
  const { rows } = await sql<EventRow & { joined_seq: number }>`
    SELECT ${eventColumns}, member.joined_seq
    FROM room_member member
    JOIN room_event event ON event.room_id = member.room_id AND event.id = ${messageId} AND event.type = 'message'
      AND event.seq > ${floor}
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member}
  `.execute(db);
  return rows[0];
}
