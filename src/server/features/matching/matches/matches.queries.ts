import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SoulMatchTable } from '#server/platform/database/tables.ts';

export type MatchRow = Selectable<SoulMatchTable>;

/** A whole row, which may replace an earlier match of the pair. */
type MatchRowToWrite = Omit<MatchRow, 'data'> & { data: string };

/** Inserts the pair's match. Returns false when the two have an earlier match, unless it was passed and has rested. */
export async function claimPair(trx: Trx, row: MatchRowToWrite): Promise<boolean> {
  const { user_low: _low, user_high: _high, ...fields } = row;
  const made = await trx
    .insertInto('soul_match')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_low', 'user_high'])
        .doUpdateSet(fields)
        .where('soul_match.state', '=', 'passed')
        .where('soul_match.rests_until', '<=', row.offered_at),
    )
    .returning('id')
    .execute();
  return made.length > 0;
}

/** A match, whether its two people talk, and whether the viewer has greeted the other with a like or a message. */
export type ShownRow = MatchRow & { is_talking: boolean; is_greeted: boolean };

/**
 * True in SQL if a room has a message since it was last closed, for example by a pass. The condition `by` limits the
 * messages. The query reads from the newest line back to the first line that decides.
 */
const hasMessage = (room: RawBuilder<unknown>, by = sql``) => sql<boolean>`coalesce((SELECT event.type = 'message'
  FROM room_event event WHERE event.room_id = ${room}
    AND (event.type = 'room_closed' OR (event.type = 'message' ${by}))
  ORDER BY event.seq DESC LIMIT 1), false)`;
const ofMatch = sql`soul_match.room_id`;
const isTalking = hasMessage(ofMatch);
const by = (userId: number) => sql`AND event.sender_id = ${userId}`;
const isGreetedBy = (userId: number) => sql<boolean>`(CASE user_low WHEN ${userId} THEN liked_low ELSE liked_high END
  OR ${hasMessage(ofMatch, by(userId))})`;

/** Returns a person's open matches without practice runs, newest first. */
export async function openMatchesOf(db: Db, userId: number, most: number): Promise<ShownRow[]> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .select([isTalking.as('is_talking'), isGreetedBy(userId).as('is_greeted')])
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .where('state', 'in', ['offered', 'connected'])
    .where('kind', '<>', 'practice')
    .orderBy('offered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Returns whether the person ever had a match, and whether they ever said hello in one. Practice runs do not count. */
export async function firstsOf(db: Db, userId: number): Promise<{ has_met: boolean; has_said_hello: boolean }> {
  const own = sql`FROM soul_match WHERE (user_low = ${userId} OR user_high = ${userId}) AND kind <> 'practice'`;
  const wrote = sql`EXISTS (SELECT FROM room_event event
    WHERE event.room_id = ${ofMatch} AND event.type = 'message' ${by(userId)})`;
  const { rows } = await sql<{ has_met: boolean; has_said_hello: boolean }>`SELECT
    EXISTS (SELECT ${own}) AS has_met,
    EXISTS (SELECT ${own} AND (CASE user_low WHEN ${userId} THEN liked_low ELSE liked_high END OR ${wrote}))
      AS has_said_hello`.execute(db);
  return rows[0] ?? { has_met: false, has_said_hello: false };
}

/** Returns the match with this id if the person is one of the two. */
export async function matchById(db: Db, matchId: string, userId: number): Promise<ShownRow | undefined> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .select([isTalking.as('is_talking'), isGreetedBy(userId).as('is_greeted')])
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .executeTakeFirst();
}

/** Returns the match with this id if the person is one of the two, locked until the transaction ends. */
export async function lockMatch(trx: Trx, matchId: string, userId: number): Promise<MatchRow | undefined> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the match of two people, locked until the transaction ends. */
export async function lockMatchOf(trx: Trx, low: number, high: number): Promise<MatchRow | undefined> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where('user_low', '=', low)
    .where('user_high', '=', high)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns a person's open matches whose card has an open part, locked until the transaction ends. All transactions lock
 * these rows in the same order.
 */
export async function lockOpenCards(trx: Trx, userId: number): Promise<MatchRow[]> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .where('state', 'in', ['offered', 'connected'])
    .where(sql<boolean>`jsonb_array_length(data -> 'range' -> 'open') > 0`)
    .orderBy('user_low')
    .orderBy('user_high')
    .forUpdate()
    .execute();
}

/** Returns whether a person has written into a room since it was last closed. */
export async function hasSpoken(trx: Trx, { roomId, userId }: { roomId: string; userId: number }): Promise<boolean> {
  const has = hasMessage(sql`${roomId}::uuid`, by(userId));
  const { rows } = await sql<{ has: boolean }>`SELECT ${has} AS has`.execute(trx);
  return rows[0]?.has === true;
}

type MatchChange = Partial<Pick<MatchRow, 'state' | 'liked_low' | 'liked_high' | 'rests_until' | 'changed_at'>> & {
  data?: string;
};

export async function changeMatch(
  trx: Trx,
  row: Pick<MatchRow, 'user_low' | 'user_high'>,
  change: MatchChange,
): Promise<void> {
  await trx
    .updateTable('soul_match')
    .set(change)
    .where('user_low', '=', row.user_low)
    .where('user_high', '=', row.user_high)
    .execute();
}
