import { sql } from 'kysely';
import type { Companion } from '#content/companions/companion.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** What matching with a companion must know of a person. */
interface SeekerRow {
  time_zone: string;
  mbti_type: string | null;
  interests: string[];
}

const seekerPart = ['time_zone', 'mbti_type', 'interests'] as const;

export async function seekerOf(db: Db, userId: number): Promise<SeekerRow | undefined> {
  return db.selectFrom('account').select(seekerPart).where('id', '=', userId).executeTakeFirst();
}

/** The same under a lock: one meeting of a person at a time. */
export async function lockSeeker(trx: Trx, userId: number): Promise<SeekerRow | undefined> {
  return trx.selectFrom('account').select(seekerPart).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** The authored companions a person has not met and has not blocked: account ids by key. */
export async function unmetBy(db: Db, userId: number): Promise<{ key: string; userId: number }[]> {
  const { rows } = await sql<{ key: string; userId: number }>`
    SELECT companion.key, companion.user_id AS "userId" FROM companion
    JOIN account ON account.id = companion.user_id AND account.suspended_at IS NULL
    WHERE companion.key IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM companion_room met WHERE met.user_id = ${userId} AND met.companion_id = companion.user_id
      )
      AND NOT EXISTS (SELECT FROM block WHERE block.user_id = ${userId} AND block.other_id = companion.user_id)
    ORDER BY companion.user_id
  `.execute(db);
  return rows;
}

export async function companionsMet(db: Db, userId: number, day: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT count(*)::int AS taken FROM companion_slot WHERE user_id = ${userId} AND day = ${day}::date
  `.execute(db);
  return rows[0]?.taken ?? 0;
}

export async function companionOfKey(db: Db, userId: number, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('companion_slot')
    .select('companion_id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.companion_id;
}

interface Slot {
  userId: number;
  day: string;
  slot: number;
  companionId: number;
  key: string | undefined;
  now: Date;
}

export async function takeSlot(trx: Trx, { userId, day, slot, companionId, key, now }: Slot): Promise<void> {
  await trx
    .insertInto('companion_slot')
    .values({
      user_id: userId,
      day,
      slot,
      companion_id: companionId,
      idempotency_key: key ?? null,
      created_at: now,
    })
    .execute();
}

interface Meeting {
  roomId: string;
  userId: number;
  companionId: number;
  now: Date;
  /** When somebody else says the first line, should this server not come to it. */
  dueAt: Date;
}

/** The conversation, and the companion's debt of a first line. */
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
