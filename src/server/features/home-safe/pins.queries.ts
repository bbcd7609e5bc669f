import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SafePinTable } from '#server/platform/database/tables.ts';

export async function pinsOf(db: Db, userId: number): Promise<Selectable<SafePinTable> | undefined> {
  return db.selectFrom('safe_pin').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function putPins(trx: Trx, row: Insertable<SafePinTable>): Promise<void> {
  await trx
    .insertInto('safe_pin')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ good_hash: row.good_hash, silent_hash: row.silent_hash, set_at: row.set_at }),
    )
    .execute();
}
