import { sql, type RawBuilder, type Selectable } from 'kysely';
import { mayWrite } from '#server/features/people/manners.ts';
import { awaitsAge, isAway, isBlocking, isSilenced, mayTalk } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { CallConsentTable } from '#server/platform/database/tables.ts';

export type ConsentAnswer = CallConsentTable['answer'];

/** What decides whether two people of a room may call each other, for one of them. */
export interface DoorRow {
  other_id: number;
  /** False where no calls can exist, whatever the two said. */
  is_possible: boolean;
  own_answer: ConsentAnswer | null;
  own_at: Date | null;
  other_answer: ConsentAnswer | null;
  other_at: Date | null;
  has_written: boolean;
  is_blocking: boolean;
  is_away: boolean;
  is_silenced: boolean;
  awaits_age: boolean;
  /** The other person muted the room. */
  is_muted: boolean;
  other_zone: string;
}

const low = sql.ref('room.user_low');
const high = sql.ref('room.user_high');

const hasWritten = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM room_event event WHERE event.room_id = room.id AND event.sender_id = ${person}
    AND event.type = 'message')`;

const isReady = (person: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(NOT ${isSilenced(person, sql`${now}::timestamptz`)} AND NOT ${isAway(person)} AND ${mayWrite(person)}
    AND ${hasWritten(person)})`;

/**
 * Calls can exist in the room with the alias `room`: two people talk there, and each may write to the other. A request
 * that is not accepted yet is closed for calls, so who may write to a person also decides who may call them.
 */
const isPossible = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(room.room_type = 'direct' AND room.closed_at IS NULL AND room.asked_by IS NULL
    AND NOT EXISTS (SELECT FROM account made WHERE made.id IN (${low}, ${high}) AND (made.is_seed_user OR made.is_demo))
    AND ${mayTalk(low, high)} AND ${mayTalk(high, low)} AND ${isReady(low, now)} AND ${isReady(high, now)})`;

/** Returns what decides about calls of a person in a room of two people; undefined for any other room. */
export async function doorOf(
  db: Db,
  { roomId, userId, now }: { roomId: string; userId: number; now: Date },
): Promise<DoorRow | undefined> {
  const me = sql`${userId}::bigint`;
  const { rows } = await sql<DoorRow>`
    SELECT other.user_id AS other_id, ${isPossible(now)} AS is_possible,
      mine.answer AS own_answer, mine.answered_at AS own_at,
      theirs.answer AS other_answer, theirs.answered_at AS other_at,
      ${hasWritten(me)} AS has_written, ${isBlocking(me, sql.ref('other.user_id'))} AS is_blocking,
      ${isAway(me)} AS is_away, ${isSilenced(me, sql`${now}::timestamptz`)} AS is_silenced, ${awaitsAge(me)} AS awaits_age,
      coalesce(other.muted_until > ${now}, false) AS is_muted, person.time_zone AS other_zone
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId} AND member.left_seq IS NULL
    JOIN room_member other ON other.room_id = room.id AND other.user_id <> ${userId} AND other.left_seq IS NULL
    JOIN account person ON person.id = other.user_id AND NOT person.is_seed_user AND NOT person.is_demo
    LEFT JOIN call_consent mine ON mine.room_id = room.id AND mine.user_id = ${userId}
    LEFT JOIN call_consent theirs ON theirs.room_id = room.id AND theirs.user_id = other.user_id
    WHERE room.id = ${roomId} AND room.room_type = 'direct'
  `.execute(db);
  return rows[0];
}

/** Stores what a person said about calls in a room. */
export async function putConsent(
  trx: Trx,
  row: Pick<Selectable<CallConsentTable>, 'room_id' | 'user_id' | 'answer' | 'answered_at'>,
): Promise<void> {
  await trx
    .insertInto('call_consent')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'user_id']).doUpdateSet({ answer: row.answer, answered_at: row.answered_at }),
    )
    .execute();
}

/** A call that must end now, and why: the two may not talk any more, or one of them took their yes back. */
export interface UnfitCall {
  id: string;
  why: 'blocked' | 'refused';
}

/** Returns the calls that must end now. */
export async function unfitCalls(db: Db, now: Date): Promise<UnfitCall[]> {
  const { rows } = await sql<UnfitCall>`
    SELECT judged.id, CASE WHEN judged.is_possible THEN 'refused' ELSE 'blocked' END AS why FROM (
      SELECT call.id, ${isPossible(now)} AS is_possible,
        (SELECT count(*) FROM call_consent said WHERE said.room_id = room.id AND said.answer = 'yes') AS yeses
      FROM call JOIN room ON room.id = call.room_id
      WHERE call.ended_at IS NULL
    ) judged
    WHERE NOT judged.is_possible OR judged.yeses < 2
  `.execute(db);
  return rows;
}
