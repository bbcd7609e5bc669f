import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { EntitlementTable } from '#server/platform/database/tables.ts';

type Granted = Pick<Insertable<EntitlementTable>, 'user_id' | 'source'>;

/** Returns whether any source entitles the person to premium at `now`. A grant no longer counts at its `ends_at`. */
export async function isEntitled(db: Db, userId: number, now: Date): Promise<boolean> {
  const live = await db
    .selectFrom('entitlement')
    .select('source')
    .where('user_id', '=', userId)
    .where('kind', '=', 'premium')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .limit(1)
    .execute();
  return live.length > 0;
}

/** Returns the grants of premium that count at `now`. One without an end lasts until its source ends it. */
export async function grantsOf(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ source: EntitlementTable['source']; ends_at: Date | null }[]> {
  return db
    .selectFrom('entitlement')
    .select(['source', 'ends_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'premium')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('source')
    .execute();
}

export async function grant(db: Db, row: Insertable<EntitlementTable>): Promise<void> {
  const { granted_at, ends_at } = row;
  await db
    .insertInto('entitlement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'source']).doUpdateSet({ granted_at, ends_at }))
    .execute();
}

export async function revoke(db: Db, { user_id, source }: Granted): Promise<void> {
  await db
    .deleteFrom('entitlement')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'premium')
    .where('source', '=', source)
    .execute();
}
