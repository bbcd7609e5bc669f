import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from './tokens.ts';

/** A session ends after 30 days without a refresh. */
export const IDLE_MS = 30 * DAY_MS;
/** A session ends after 90 days in any case. */
export const ABSOLUTE_MS = 90 * DAY_MS;

/** A session, its person and the time of the call. */
interface SessionCall {
  userId: number;
  id: string;
  now: Date;
}

export interface SessionRow {
  id: string;
  deviceName: string;
  createdAt: Date;
  lastUsedAt: Date;
}

interface NewSession extends SessionCall {
  refreshHash: Uint8Array;
  deviceId: string | undefined;
  deviceName: string;
  language: Language;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      user_id: session.userId,
      id: session.id,
      refresh_hash: session.refreshHash,
      device_id: session.deviceId ?? null,
      device_name: session.deviceName,
      language: session.language,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

/** Returns the hash of a live session's refresh secret; undefined when the session is not live. */
export async function refreshHashOf(db: Db, { userId, id, now }: SessionCall): Promise<Uint8Array | undefined> {
  const row = await live(db, userId, now)
    .where('session.id', '=', id)
    .select('session.refresh_hash')
    .executeTakeFirst();
  return row?.refresh_hash;
}

/** Returns what a live session's person may not do; undefined when the session is not live. */
export async function standingOf(
  db: Db,
  { userId, id, now }: SessionCall,
): Promise<Pick<Caller, 'isSuspended' | 'isRefused' | 'isAwaiting'> | undefined> {
  return live(db, userId, now)
    .innerJoin('account', 'account.id', 'session.user_id')
    .where('session.id', '=', id)
    .select(({ eb }) => [
      eb('account.suspended_at', 'is not', null).as('isSuspended'),
      eb('account.age_refused_at', 'is not', null).as('isRefused'),
      eb('account.approval_awaited_since', 'is not', null).as('isAwaiting'),
    ])
    .executeTakeFirst() as Promise<Pick<Caller, 'isSuspended' | 'isRefused' | 'isAwaiting'> | undefined>;
}

/** Returns the device id that a session's client sent; undefined when the client sent none. */
export async function deviceOf(db: Db, { userId, id }: Omit<SessionCall, 'now'>): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select('device_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.device_id ?? undefined;
}

/** Returns the language that the person chose, else that of their latest session; undefined without either. */
export async function latestLanguage(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .where('account.id', '=', userId)
    .select('account.language as chosen')
    .select((part) =>
      part
        .selectFrom('session')
        .whereRef('session.user_id', '=', 'account.id')
        .select('session.language')
        .orderBy('last_used_at', 'desc')
        .limit(1)
        .as('latest'),
    )
    .executeTakeFirst();
  return row?.chosen ?? row?.latest ?? undefined;
}

export async function noteUse(
  db: Db,
  { userId, id, now, language }: SessionCall & { language: Language },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now, language })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function noteProof(db: Db, { userId, id, now }: SessionCall): Promise<void> {
  await db.updateTable('session').set({ proved_at: now }).where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function forgetProof(db: Db, { userId, id }: Omit<SessionCall, 'now'>): Promise<void> {
  await db.updateTable('session').set({ proved_at: null }).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Returns the time of the last proof in a session; null without a proof, undefined when the session is not live. */
export async function provedAt(db: Db, { userId, id, now }: SessionCall): Promise<Date | null | undefined> {
  const row = await live(db, userId, now).where('session.id', '=', id).select('session.proved_at').executeTakeFirst();
  return row?.proved_at;
}

export async function liveSessionsOf(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  return live(db, userId, now)
    .select([
      'session.id',
      'session.device_name as deviceName',
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
    ])
    .orderBy('session.last_used_at', 'desc')
    .execute();
}

/** A session that ended, and the device id that its client sent. */
export interface Ended {
  id: string;
  deviceId: string | null;
}

/** Ends one session; returns undefined when the person has no such session, or it has ended already. */
export async function endSession(db: Db, { userId, id, now }: SessionCall): Promise<Ended | undefined> {
  return db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'device_id as deviceId'])
    .executeTakeFirst();
}

/** Ends a person's sessions, except the session `but` if given; returns the ended sessions. */
export async function endSessions(
  db: Db,
  { userId, but, now }: { userId: number; but: string | undefined; now: Date },
): Promise<Ended[]> {
  return db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .returning(['id', 'device_id as deviceId'])
    .execute();
}

/** Ends a session and all other sessions of the person that began on its device; returns the ended sessions. */
export async function endSessionsOfDevice(db: Db, { userId, id, now }: SessionCall): Promise<Ended[]> {
  const one = sql`(SELECT one.device_id FROM session one WHERE one.user_id = ${userId} AND one.id = ${id})`;
  return db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(session.id = ${id} OR session.device_id = ${one})`)
    .returning(['id', 'device_id as deviceId'])
    .execute();
}

/** Records that the person disowned a session. Returns the time at which they first disowned it. */
export async function noteDisowned(db: Db, { userId, id, now }: SessionCall): Promise<Date> {
  const row = await db
    .updateTable('session')
    .set({ disowned_at: sql`coalesce(disowned_at, ${now})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('disowned_at')
    .executeTakeFirst();
  return row?.disowned_at ?? now;
}

/**
 * Forgets the devices of a person's ended sessions. Keeps a device with an open session, and the device of the session
 * `from`, in which the person ended the others. `from` is undefined when, for example, a mailed link ended them.
 */
export async function forgetDevices(
  db: Db,
  { userId, ended, from }: { userId: number; ended: readonly Pick<Ended, 'id'>[]; from: string | undefined },
): Promise<void> {
  await sql`
    UPDATE session SET device_id = NULL WHERE user_id = ${userId} AND revoked_at IS NOT NULL
      AND device_id IN (SELECT one.device_id FROM session one WHERE one.user_id = ${userId} AND one.id = ANY (${ended.map(({ id }) => id)}::uuid[]))
      AND NOT EXISTS (SELECT FROM session open WHERE open.user_id = ${userId} AND open.revoked_at IS NULL
        AND open.device_id = session.device_id)
      AND device_id IS DISTINCT FROM
        (SELECT own.device_id FROM session own WHERE own.user_id = ${userId} AND own.id = ${from ?? null}::uuid)
  `.execute(db);
}

/** Selects the person's sessions that have neither ended nor expired. */
function live(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .where('session.user_id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('session.last_used_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('session.created_at', '>', new Date(now.getTime() - ABSOLUTE_MS));
}
