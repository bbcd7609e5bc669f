import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { UploadTable } from '#server/platform/database/tables.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';

export type UploadRow = Selectable<UploadTable>;

/** Returns a member's upload by the id that the client chose for it; undefined when there is none. */
export async function uploadOf(
  db: Db,
  { userId, clientId }: { userId: number; clientId: string },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Returns those of the given uploads that are stored and have not ended or are evidence, in no order. */
export async function uploadsBy(db: Db, ids: readonly string[]): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .where((where) => where.or([where('ended_at', 'is', null), where('held_at', 'is not', null)]))
    .execute();
}

/** Throws `still_working` when another server stores the same upload now. */
export async function insertUpload(db: Db, row: Insertable<UploadTable>): Promise<void> {
  try {
    await db.insertInto('upload').values(row).execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'upload_once')) throw error;
    throw new AppError('still_working', { cause: error, retryAfterSeconds: 1 });
  }
}

export async function markStored(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('upload').set({ stored_at: now }).where('id', '=', id).execute();
}

interface UploadPlacement {
  userId: number;
  ids: readonly string[];
  kind: string;
  place: string;
}

/**
 * Claims a member's unused uploads for a thing. Returns how many of `ids` the thing has now, including earlier claims.
 */
export async function claimUploads(trx: Trx, { userId, ids, kind, place }: UploadPlacement): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE upload SET place_kind = ${kind}, place = ${place}
    WHERE user_id = ${userId} AND id = ANY (${ids}::uuid[]) AND stored_at IS NOT NULL AND ended_at IS NULL
      AND (place IS NULL OR (place_kind = ${kind} AND place = ${place}))
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Releases the claimed uploads of a thing that was not written; attached uploads stay. */
export async function freeUploads(db: Db, { userId, kind, place }: Omit<UploadPlacement, 'ids'>): Promise<void> {
  await db
    .updateTable('upload')
    .set({ place_kind: null, place: null })
    .where('user_id', '=', userId)
    .where('place_kind', '=', kind)
    .where('place', '=', place)
    .where('attached_at', 'is', null)
    .execute();
}

export async function markAttached(
  db: Db,
  { userId, kind, place, now }: Omit<UploadPlacement, 'ids'> & { now: Date },
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ attached_at: now })
    .where('user_id', '=', userId)
    .where('place_kind', '=', kind)
    .where('place', '=', place)
    .execute();
}

/** Marks all uploads of a person as ended; `endedUploads` then returns them, so that their files are deleted. */
export async function endUploadsOf(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('upload')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endUploads(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('upload').set({ ended_at: now }).where('id', 'in', ids).where('ended_at', 'is', null).execute();
}

/** Ends an upload unless it was attached or claimed since the given row was read: a member may just have used it. */
export async function endUnused(
  db: Db,
  { id, place_kind: kind, place }: Pick<UploadRow, 'id' | 'place_kind' | 'place'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .where('place_kind', 'is not distinct from', kind)
    .where('place', 'is not distinct from', place)
    .where('ended_at', 'is', null)
    .execute();
}

/** Marks uploads as evidence, so that their files stay even when the uploads end. */
export async function holdUploads(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await trx.updateTable('upload').set({ held_at: now }).where('id', 'in', ids).execute();
}

/** Returns the ids of uploads that have been evidence since `before` or longer, the longest first. */
export async function heldUploads(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('held_at', '<=', before)
    .orderBy('held_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the time since which an upload is evidence; null when the upload is no longer evidence. */
export async function markHeld(db: Db, id: string, since: Date | null): Promise<void> {
  await db.updateTable('upload').set({ held_at: since }).where('id', '=', id).execute();
}

/** Returns uploads from `before` or earlier that are not attached, the oldest first; a thing may have claimed them. */
export async function waitingUploads(db: Db, before: Date, most: number): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('attached_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
}

/** Returns ended uploads whose files must be deleted, the first ended first. Leaves out evidence, which must stay. */
export async function endedUploads(db: Db, most: number): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('held_at', 'is', null)
    .orderBy('ended_at')
    .limit(most)
    .execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Returns a page of all uploads that have not ended, in the order of their ids. */
export async function allUploads(
  db: Db,
  { after, most }: { after: string | undefined; most: number },
): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Returns uploads by their ids, in any state and in no order. */
export async function uploadRows(db: Db, ids: readonly string[]): Promise<UploadRow[]> {
  return db.selectFrom('upload').selectAll().where('id', 'in', ids).execute();
}

/** Returns a page of a person's stored uploads that have not ended, in the order of their ids. */
export async function uploadsOf(
  db: Db,
  { userId, after, most }: { userId: number; after: string | undefined; most: number },
): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('stored_at', 'is not', null)
    .where('ended_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();
}
