import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PictureHashTable, SealedEvidenceTable } from '#server/platform/database/tables.ts';

export type HashRow = Selectable<PictureHashTable>;
export type NewHash = Omit<Insertable<PictureHashTable>, 'seq'>;

/** Lets one transaction at a time add hashes, so that their numbers become visible in order and no reader skips one. */
export async function lockHashes(trx: Trx): Promise<void> {
  await sql`LOCK TABLE picture_hash IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

/** Adds hashes and returns how many of them were new to their source. */
export async function insertHashes(trx: Trx, rows: readonly NewHash[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('picture_hash')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

export async function hashesAfter(db: Db, seq: number, limit: number): Promise<HashRow[]> {
  return db.selectFrom('picture_hash').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute();
}

/** Returns those of the given numbers of hashes that are still listed. */
export async function stillListed(db: Db, seqs: readonly number[]): Promise<Set<number>> {
  const rows = await db.selectFrom('picture_hash').select('seq').where('seq', 'in', seqs).execute();
  return new Set(rows.map(({ seq }) => seq));
}

export async function hasHashes(db: Db, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture_hash')
    .select('seq')
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHashes(trx: Trx, source: string): Promise<void> {
  await trx.deleteFrom('picture_hash').where('source', '=', source).execute();
}

export async function insertSealed(db: Db, row: Insertable<SealedEvidenceTable>): Promise<void> {
  await db.insertInto('sealed_evidence').values(row).execute();
}

export async function sealedBefore(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sealed_evidence')
    .select('id')
    .where('sealed_at', '<=', before)
    .orderBy('sealed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSealed(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sealed_evidence').where('id', '=', id).execute();
}
