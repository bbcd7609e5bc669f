import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { GroupLinkTable } from '#server/platform/database/tables.ts';

export type LinkRow = Selectable<GroupLinkTable>;

export async function linkOf(db: Db, roomId: string): Promise<LinkRow | undefined> {
  return db.selectFrom('group_link').selectAll().where('room_id', '=', roomId).executeTakeFirst();
}

/** Returns the room of the link with this hash of its code; undefined when no such link is valid at `now`. */
export async function roomBehind(db: Db, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('group_link')
    .select('room_id')
    .where('code_hash', '=', hash)
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return row?.room_id;
}

/** Stores the link of a group in place of an earlier link. */
export async function putLink(trx: Trx, { room_id, code_hash, uses, uses_left, ends_at }: LinkRow): Promise<void> {
  await sql`
    INSERT INTO group_link (room_id, code_hash, uses, uses_left, ends_at)
    VALUES (${room_id}, ${code_hash}, ${uses}, ${uses_left}, ${ends_at})
    ON CONFLICT (room_id) DO UPDATE SET code_hash = excluded.code_hash, uses = excluded.uses,
      uses_left = excluded.uses_left, ends_at = excluded.ends_at
  `.execute(trx);
}

/** Uses a link once; returns false when the link is no longer valid. */
export async function spendLink(trx: Trx, given: { roomId: string; hash: Buffer; now: Date }): Promise<boolean> {
  const { roomId, hash, now } = given;
  const { numUpdatedRows } = await trx
    .updateTable('group_link')
    .set({ uses_left: sql`uses_left - 1` })
    .where('room_id', '=', roomId)
    .where('code_hash', '=', hash)
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteLink(trx: Trx, roomId: string): Promise<void> {
  await trx.deleteFrom('group_link').where('room_id', '=', roomId).execute();
}
