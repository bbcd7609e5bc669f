import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PhotoBadgeTable, PhotoCheckTable } from '#server/platform/database/tables.ts';

export type CheckRow = Selectable<PhotoCheckTable>;
export type BadgeRow = Selectable<PhotoBadgeTable>;

export async function checkOf(db: Db, userId: number): Promise<CheckRow | undefined> {
  return db.selectFrom('photo_check').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Returns a person's check, locked until the transaction ends. */
export async function lockCheckOf(trx: Trx, userId: number): Promise<CheckRow | undefined> {
  return trx.selectFrom('photo_check').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Returns a check that waits for a moderator. */
export async function waitingCheck(db: Db, id: string): Promise<CheckRow | undefined> {
  return db
    .selectFrom('photo_check')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Locks a check that waits. */
export async function lockWaitingCheck(trx: Trx, id: string): Promise<CheckRow | undefined> {
  return trx
    .selectFrom('photo_check')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

interface Person {
  picture: string | null;
  isReal: boolean;
}

/** Returns a person's main picture, locked together with everything that changes who they are. */
export async function lockPerson(trx: Trx, userId: number): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    SELECT profile_image_url AS picture, NOT is_demo AND NOT is_seed_user AS "isReal" FROM account
    WHERE id = ${userId} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

export async function mainPictureOf(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('profile_image_url').where('id', '=', userId).executeTakeFirst();
  return row?.profile_image_url ?? null;
}

/** Returns the addresses of a person's pictures, the main one first. */
export async function profilePicturesOf(db: Db, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('account')
    .select(['profile_image_url', 'cover_image'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return [row?.profile_image_url, row?.cover_image].flatMap((one) => one ?? []);
}

interface NewCheck {
  userId: number;
  id: string;
  poses: string[];
  redrawn: number;
  startedAt: Date;
  expiresAt: Date;
}

/** Writes new open poses in place of the person's earlier check, whose pictures go with it. */
export async function replaceCheck(trx: Trx, one: NewCheck): Promise<void> {
  await deleteCheckOf(trx, one.userId);
  await trx
    .insertInto('photo_check')
    .values({
      user_id: one.userId,
      id: one.id,
      state: 'taking',
      poses: one.poses,
      redrawn: one.redrawn,
      started_at: one.startedAt,
      expires_at: one.expiresAt,
    })
    .execute();
}

export async function deleteCheckOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('photo_check').where('user_id', '=', userId).execute();
}

/** Writes the poses after one of them was drawn in place of another. */
export async function setPoses(trx: Trx, userId: number, poses: string[]): Promise<void> {
  await trx
    .updateTable('photo_check')
    .set((row) => ({ poses, redrawn: row('redrawn', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function setSent(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx.updateTable('photo_check').set({ state: 'waiting', sent_at: now }).where('user_id', '=', userId).execute();
}

interface CheckEnding {
  userId: number;
  state: 'passed' | 'refused' | 'lapsed';
  reason?: string;
  now: Date;
}

export async function deletePictures(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('photo_check_picture').where('user_id', '=', userId).execute();
}

/** Writes how a check ended that waited. Its pictures go in the same transaction. */
export async function setEnded(trx: Trx, { userId, state, reason, now }: CheckEnding): Promise<void> {
  await trx
    .updateTable('photo_check')
    .set({ state, decided_at: now, reason: reason ?? null })
    .where('user_id', '=', userId)
    .execute();
}

/** Forgets a refusal, so that its person may try again at once. Returns the person. */
export async function forgetRefusal(trx: Trx, id: string): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('photo_check')
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

interface NewPicture {
  userId: number;
  step: number;
  sealed: Buffer;
  sha256: Buffer;
  now: Date;
}

export async function insertPicture(trx: Trx, one: NewPicture): Promise<void> {
  await trx
    .insertInto('photo_check_picture')
    .values({ user_id: one.userId, step: one.step, sealed: one.sealed, sha256: one.sha256, taken_at: one.now })
    .execute();
}

/** Returns the steps whose pictures are kept, in order, with the hash of each. */
export async function takenSteps(db: Db, userId: number): Promise<{ step: number; sha256: Uint8Array }[]> {
  return db
    .selectFrom('photo_check_picture')
    .select(['step', 'sha256'])
    .where('user_id', '=', userId)
    .orderBy('step')
    .execute();
}

/** Returns the sealed pictures of a check, in the order of their steps. */
export async function sealedOf(db: Db, userId: number): Promise<{ step: number; sealed: Uint8Array }[]> {
  return db
    .selectFrom('photo_check_picture')
    .select(['step', 'sealed'])
    .where('user_id', '=', userId)
    .orderBy('step')
    .execute();
}

/** Writes down for the person that a moderator opened their pictures. */
export async function noteOpening(trx: Trx, userId: number, now: Date): Promise<void> {
  await sql`UPDATE photo_check SET openings = openings || ${now}::timestamptz WHERE user_id = ${userId}`.execute(trx);
}

export async function badgeOf(db: Db, userId: number): Promise<BadgeRow | undefined> {
  return db.selectFrom('photo_badge').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function giveBadge(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .insertInto('photo_badge')
    .values({ user_id: userId, checked_at: now, is_valid: true })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ checked_at: now, is_valid: true }))
    .execute();
}

/** Sets whether a person meets only people with a checked photo. Returns false for a person without a badge. */
export async function setOnly(trx: Trx, userId: number, isOn: boolean): Promise<boolean> {
  const row = await trx
    .updateTable('photo_badge')
    .set({ only_checked: isOn })
    .where('user_id', '=', userId)
    .$if(isOn, (query) => query.where('is_valid', '=', true))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface QueuedCheck extends CheckRow {
  handle: string;
  display_name: string | null;
  member_since: Date;
  /** True when the moderator who asks has opened it. */
  is_opened: boolean;
}

const queued = (callerId: number) => sql`
  SELECT waiting.*, account.handle, account.display_name, account.created_at AS member_since,
    EXISTS (SELECT FROM moderation_event event WHERE event.case_id = waiting.id AND event.kind = 'check_opened'
      AND event.actor_id = ${callerId}) AS is_opened
  FROM photo_check waiting JOIN account ON account.id = waiting.user_id
  WHERE waiting.state = 'waiting' AND waiting.user_id <> ${callerId}`;

/** Returns the checks that wait, the oldest first, without the caller's own. */
export async function checkQueue(
  db: Db,
  { callerId, most }: { callerId: number; most: number },
): Promise<QueuedCheck[]> {
  const { rows } = await sql<QueuedCheck>`
    ${queued(callerId)} ORDER BY waiting.sent_at, waiting.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function queuedCheck(
  db: Db,
  { callerId, id }: { callerId: number; id: string },
): Promise<QueuedCheck | undefined> {
  const { rows } = await sql<QueuedCheck>`${queued(callerId)} AND waiting.id = ${id}`.execute(db);
  return rows[0];
}

export async function countWaitingChecks(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM photo_check WHERE state = 'waiting'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Deletes poses that expired at or before a time, with the pictures taken for them; returns how many. */
export async function deleteUnfinished(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM photo_check WHERE user_id IN (
      SELECT user_id FROM photo_check WHERE state = 'taking' AND expires_at <= ${before} LIMIT ${most})
      AND state = 'taking' AND expires_at <= ${before}
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Locks people whose checks have waited since a time, and returns their ids. */
export async function lockLapsed(trx: Trx, before: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT user_id FROM photo_check WHERE state = 'waiting' AND sent_at <= ${before}
    ORDER BY sent_at LIMIT ${most} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  return rows.map(({ user_id: id }) => id);
}
