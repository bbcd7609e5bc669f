import { sql, type Insertable, type Selectable } from 'kysely';
import type { TrustedState, Way } from '#contract/home-safe.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { TrustedPersonTable, TrustedWayTable } from '#server/platform/database/tables.ts';

export type PersonRow = Selectable<TrustedPersonTable>;
export type WayRow = Selectable<TrustedWayTable>;

/** Returns the trusted persons of a member whom they did not remove, the earliest first. */
export async function personsOf(db: Db, userId: number): Promise<PersonRow[]> {
  return db
    .selectFrom('trusted_person')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns a person of a member, also one whom the member removed. */
export async function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('trusted_person').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a member's row, so that their trusted persons, outings and questions are counted one call at a time. */
export async function lockMember(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

export async function insertPerson(trx: Trx, person: Insertable<TrustedPersonTable>): Promise<void> {
  await trx.insertInto('trusted_person').values(person).execute();
}

export async function insertWays(trx: Trx, ways: readonly Insertable<TrustedWayTable>[]): Promise<void> {
  await trx
    .insertInto('trusted_way')
    .values([...ways])
    .execute();
}

export async function renamePerson(
  db: Db,
  { id, userId }: { id: string; userId: number },
  words: { name: string; relation: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trusted_person')
    .set(words)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markRemoved(
  trx: Trx,
  { id, userId }: { id: string; userId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trusted_person')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function waysOfPersons(db: Db, ids: readonly string[]): Promise<WayRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('trusted_way')
    .selectAll()
    .where('trusted_id', 'in', [...ids])
    .orderBy('way')
    .execute();
}

/** Locks and returns the ways of a person. */
export async function lockWays(trx: Trx, trustedId: string): Promise<WayRow[]> {
  return trx
    .selectFrom('trusted_way')
    .selectAll()
    .where('trusted_id', '=', trustedId)
    .orderBy('way')
    .forUpdate()
    .execute();
}

export async function wayBySecret(db: Db, secretHash: Uint8Array): Promise<WayRow | undefined> {
  return db.selectFrom('trusted_way').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
}

export async function changeWay(
  trx: Trx,
  { trustedId, way }: { trustedId: string; way: Way },
  changes: { state: TrustedState; asked_at?: Date; answered_at?: Date | null },
): Promise<void> {
  await trx
    .updateTable('trusted_way')
    .set(changes)
    .where('trusted_id', '=', trustedId)
    .where('way', '=', way)
    .execute();
}
