import { sql } from 'kysely';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { WaitingKey } from './waiting.queries.ts';

/** Returns the state of a person's request; undefined without one. */
export async function requestOf(
  db: Db,
  { roomId, userId }: WaitingKey,
): Promise<{ is_withdrawn: boolean } | undefined> {
  return db
    .selectFrom('group_request')
    .select('is_withdrawn')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function putRequest(trx: Trx, { roomId, userId, now }: WaitingKey & { now: Date }): Promise<void> {
  await trx.insertInto('group_request').values({ room_id: roomId, user_id: userId, asked_at: now }).execute();
}

/** Sets whether a declined request looks withdrawn to the person who made it. */
export async function setWithdrawn(trx: Trx, { roomId, userId }: WaitingKey, isWithdrawn: boolean): Promise<void> {
  await trx
    .updateTable('group_request')
    .set({ is_withdrawn: isWithdrawn })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes a person's request, even a declined one, because the person became a member or was banned. */
export async function deleteRequest(trx: Trx, { roomId, userId }: WaitingKey): Promise<void> {
  await trx.deleteFrom('group_request').where('room_id', '=', roomId).where('user_id', '=', userId).execute();
}

/** Returns the people with open requests that the viewer may see, the oldest request first. */
export async function askersOf(db: Db, { roomId, viewerId }: { roomId: string; viewerId: number }): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT asked.user_id FROM group_request asked
    JOIN account ON account.id = asked.user_id AND ${isVisible(viewerId, 'account')}
    WHERE asked.room_id = ${roomId} AND asked.declined_at IS NULL
    ORDER BY asked.asked_at, asked.user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
