import type { Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PlaceInvitationTable } from '#server/platform/database/tables.ts';

export type InvitationRow = Selectable<PlaceInvitationTable>;

/** Returns the links of the operator, the newest first. */
export async function invitationRows(db: Db): Promise<InvitationRow[]> {
  return db.selectFrom('place_invitation').selectAll().orderBy('made_at', 'desc').orderBy('id').execute();
}

export async function insertInvitation(trx: Trx, row: Omit<InvitationRow, 'used'>): Promise<void> {
  await trx.insertInto('place_invitation').values(row).execute();
}

/** Returns false if there is no such link. */
export async function deleteInvitation(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('place_invitation').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns whether the link with this hash of its code still lets somebody in. */
export async function isOpenInvitation(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('place_invitation')
    .select('id')
    .where('code_hash', '=', hash)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one use of a link. Returns false if the link does not exist, is over or is used up. */
export async function spendInvitation(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('place_invitation')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('code_hash', '=', hash)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'uses')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
