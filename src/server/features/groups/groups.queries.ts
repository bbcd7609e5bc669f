import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { RoomGroupTable } from '#server/platform/database/tables.ts';

export type GroupRow = Selectable<RoomGroupTable>;

export async function insertGroup(
  trx: Trx,
  group: Pick<GroupRow, 'room_id' | 'name' | 'description' | 'gradient'> &
    Partial<Pick<GroupRow, 'picture_id' | 'max_members'>>,
): Promise<void> {
  await trx.insertInto('room_group').values(group).execute();
}

export async function groupOf(db: Db, roomId: string): Promise<GroupRow | undefined> {
  return db.selectFrom('room_group').selectAll().where('room_id', '=', roomId).executeTakeFirst();
}

export async function updateGroup(trx: Trx, roomId: string, changes: Partial<GroupRow>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('room_group').set(changes).where('room_id', '=', roomId).execute();
}

/** Returns the rooms of at most `most` groups that were disbanded before a moment, the earliest first. */
export async function disbandedBefore(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('room_group')
    .select('room_id')
    .where('disbanded_at', '<=', before)
    .orderBy('disbanded_at')
    .limit(most)
    .execute();
  return rows.map(({ room_id }) => room_id);
}

export async function deleteGroup(trx: Trx, roomId: string): Promise<void> {
  await sql`DELETE FROM room_group WHERE room_id = ${roomId}`.execute(trx);
}

/** Returns the names, aliases and Wildin IDs of the members of a group, without those of one of them. */
export async function namesBorne(trx: Trx, { roomId, userId }: { roomId: string; userId: number }): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    SELECT array_remove(ARRAY[account.display_name, account.handle, member.alias], NULL) AS names
    FROM room_member member JOIN account ON account.id = member.user_id
    WHERE member.room_id = ${roomId} AND member.left_seq IS NULL AND member.user_id <> ${userId}
  `.execute(trx);
  return rows.flatMap(({ names }) => names);
}
