import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ContactChangeTable } from '#server/platform/database/tables.ts';

export type ContactChange = Selectable<ContactChangeTable>;

export async function insertChange(trx: Trx, change: Insertable<ContactChangeTable>): Promise<void> {
  await trx.insertInto('contact_change').values(change).execute();
}

export async function changeByToken(db: Db, tokenHash: Uint8Array, now: Date): Promise<ContactChange | undefined> {
  return db
    .selectFrom('contact_change')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('undo_until', '>', now)
    .executeTakeFirst();
}

/** Deletes a person's changes and returns those that can still be undone, oldest first. */
export async function takeChanges(trx: Trx, userId: number, now: Date): Promise<ContactChange[]> {
  const rows = await trx.deleteFrom('contact_change').where('user_id', '=', userId).returningAll().execute();
  return rows
    .filter((row) => row.undo_until > now)
    .toSorted((a, b) => a.changed_at.getTime() - b.changed_at.getTime() || (a.id < b.id ? -1 : 1));
}

/** Returns whether another account gave up one of the addresses so recently that it can still take the address back. */
export async function isResting(trx: Trx, keys: string[], by: { userId: number; now: Date }): Promise<boolean> {
  if (keys.length === 0) return false;
  const row = await trx
    .selectFrom('contact_change')
    .select('id')
    .where('old_key', 'in', keys)
    .where('undo_until', '>', by.now)
    .where('user_id', '!=', by.userId)
    .executeTakeFirst();
  return row !== undefined;
}
