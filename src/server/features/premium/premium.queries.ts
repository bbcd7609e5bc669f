import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { EntitlementTable } from '#server/platform/database/tables.ts';

export async function entitlementOf(db: Db, userId: number): Promise<Selectable<EntitlementTable> | undefined> {
  return db
    .selectFrom('entitlement')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'premium')
    .executeTakeFirst();
}

export async function grant(db: Db, row: Insertable<EntitlementTable>): Promise<void> {
  const { user_id: _user, kind: _kind, ...fields } = row;
  await db
    .insertInto('entitlement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(fields))
    .execute();
}

export async function revoke(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('entitlement').where('user_id', '=', userId).execute();
}
