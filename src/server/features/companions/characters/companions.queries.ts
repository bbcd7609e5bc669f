import { sql } from 'kysely';
import type { Companion } from '#content/companions/companion.ts';
import { isDiscoverable } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { zoneColumns, type Zoned } from '#server/platform/limits/quotas.ts';

/** The data of a person that matching with a companion needs. */
export interface SeekerRow extends Zoned {
  mbti_type: string | null;
  interests: string[];
}

const seekerPart = [...zoneColumns, 'mbti_type', 'interests'] as const;

export async function seekerOf(db: Db, userId: number): Promise<SeekerRow | undefined> {
  return db.selectFrom('account').select(seekerPart).where('id', '=', userId).executeTakeFirst();
}

/** Returns the row of `seekerOf` and locks it, so that a person has one meeting at a time. */
export async function lockSeeker(trx: Trx, userId: number): Promise<SeekerRow | undefined> {
  return trx.selectFrom('account').select(seekerPart).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the key and account id of each authored companion that a person may meet and has not met. */
export async function unmetBy(db: Db, userId: number): Promise<{ key: string; userId: number }[]> {
  const { rows } = await sql<{ key: string; userId: number }>`
    SELECT companion.key, companion.user_id AS "userId" FROM companion
    JOIN account ON account.id = companion.user_id AND ${isDiscoverable(userId, 'account')}
    WHERE companion.key IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM companion_room met WHERE met.user_id = ${userId} AND met.companion_id = companion.user_id
      )
    ORDER BY companion.user_id
  `.execute(db);
  return rows;
}

/** Returns the keys of the authored companions whom a person met last, at most `most`, the latest first. */
export async function lastMet(db: Db, userId: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT companion.key FROM companion_room met
    JOIN companion ON companion.user_id = met.companion_id AND companion.key IS NOT NULL
    WHERE met.user_id = ${userId}
    ORDER BY met.met_at DESC, met.companion_id
    LIMIT ${most}
  `.execute(db);
  return rows.map(({ key }) => key);
}

interface Meeting {
  roomId: string;
  userId: number;
  companionId: number;
  now: Date;
  /** The time at which another server writes the first line, if this one has not. */
  dueAt: Date;
}

/** Inserts the conversation, and the work row for its first line. */
export async function insertMeeting(trx: Trx, meeting: Meeting): Promise<void> {
  const { roomId, userId, companionId, now, dueAt } = meeting;
  await trx
    .insertInto('companion_room')
    .values({ room_id: roomId, user_id: userId, companion_id: companionId, met_at: now })
    .execute();
  await trx.insertInto('companion_due').values({ room_id: roomId, seq: 0, due_at: dueAt }).execute();
}

export async function meetingWith(db: Db, userId: number, companionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('companion_room')
    .select('room_id')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirst();
  return row?.room_id;
}

interface CompanionRow {
  user_id: number;
  key: string | null;
  owner_id: number | null;
  persona: Companion | null;
}

export async function companionById(db: Db, id: number): Promise<CompanionRow | undefined> {
  return db.selectFrom('companion').selectAll().where('user_id', '=', id).executeTakeFirst();
}

export async function companionMadeFor(db: Db, ownerId: number): Promise<CompanionRow | undefined> {
  return db.selectFrom('companion').selectAll().where('owner_id', '=', ownerId).executeTakeFirst();
}
