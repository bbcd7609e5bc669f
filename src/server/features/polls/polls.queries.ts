import { sql } from 'kysely';
import type { EventPayload } from '#server/features/chat/messages.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface PollKey {
  roomId: string;
  seq: number;
}

interface VoteKey extends PollKey {
  userId: number;
}

export async function insertPoll(
  trx: Trx,
  { roomId, seq, closesAt }: PollKey & { closesAt: Date | null },
): Promise<void> {
  await trx.insertInto('poll').values({ room_id: roomId, seq, closes_at: closesAt }).execute();
}

/** Ends the wait for a poll's end. With `isSecret`, also deletes who chose what. */
export async function endPoll(trx: Trx, { roomId, seq }: PollKey): Promise<void> {
  await trx.updateTable('poll').set({ closes_at: null }).where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

/** Deletes the votes of a poll. */
export async function deleteVotes(trx: Trx, { roomId, seq }: PollKey): Promise<void> {
  await trx.deleteFrom('poll_vote').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

/** Deletes the rows of a poll and its votes. */
export async function deletePoll(trx: Trx, { roomId, seq }: PollKey): Promise<void> {
  await trx.deleteFrom('poll').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

export async function putVote(
  trx: Trx,
  { roomId, seq, userId, id, choices }: VoteKey & { id: string; choices: readonly number[] },
): Promise<void> {
  await sql`
    INSERT INTO poll_vote (room_id, seq, user_id, id, choices)
    VALUES (${roomId}, ${seq}, ${userId}, ${id}, ${[...choices]}::smallint[])
    ON CONFLICT (room_id, seq, user_id) DO UPDATE SET choices = excluded.choices
  `.execute(trx);
}

export async function dropVote(trx: Trx, { roomId, seq, userId }: VoteKey): Promise<void> {
  await trx
    .deleteFrom('poll_vote')
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the votes of a poll by person, so that their order says nothing. */
export async function votesOf(
  db: Db,
  { roomId, seq }: PollKey,
  most: number,
): Promise<{ user_id: number; choices: number[] }[]> {
  return db
    .selectFrom('poll_vote')
    .select(['user_id', 'choices'])
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .orderBy('user_id')
    .limit(most)
    .execute();
}

/** Returns polls whose time is over and that are still open, the longest over first. */
export async function pollsDue(db: Db, now: Date, most: number): Promise<PollKey[]> {
  const { rows } = await sql<PollKey>`
    SELECT room_id AS "roomId", seq FROM poll WHERE closes_at <= ${now} ORDER BY closes_at, room_id, seq LIMIT ${most}
  `.execute(db);
  return rows;
}

/** Returns the message of a poll, under the lock of its room; undefined if the poll is gone. */
export async function pollLine(
  trx: Trx,
  { roomId, seq }: PollKey,
): Promise<{ payload: EventPayload; closes_at: Date | null } | undefined> {
  const { rows } = await sql<{ payload: EventPayload; closes_at: Date | null }>`
    SELECT event.payload, poll.closes_at FROM poll
    JOIN room_event event ON event.room_id = poll.room_id AND event.seq = poll.seq
    WHERE poll.room_id = ${roomId} AND poll.seq = ${seq}
  `.execute(trx);
  return rows[0];
}
