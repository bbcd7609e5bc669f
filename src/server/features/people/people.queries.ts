import type { Selectable } from 'kysely';
import { isVisible, isVisibleButBlocked, showsPresence } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';

export type PersonRow = Selectable<AccountTable> & {
  last_seen_at: Date | null;
  /** When the main picture was compared with live ones; null if nobody did since it is the main picture. */
  photo_checked_at: Date | null;
  /** What they look for; null unless they show it. */
  shown_intent: string[] | null;
};

/** Returns the people in `ids` that the viewer (null: a visitor) may see, in any order. */
export async function peopleByIds(db: Db, ids: number[], viewerId: number | null): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account')
    .leftJoin('presence', 'presence.user_id', 'account.id')
    .leftJoin('photo_badge', (join) =>
      join.onRef('photo_badge.user_id', '=', 'account.id').on('photo_badge.is_valid', '=', true),
    )
    .leftJoin('match_preference', (join) =>
      join.onRef('match_preference.user_id', '=', 'account.id').on('match_preference.shows_intent', '=', true),
    )
    .selectAll('account')
    .select(['presence.last_seen_at', 'photo_badge.checked_at as photo_checked_at'])
    .select('match_preference.connection_intent as shown_intent')
    .where('account.id', 'in', ids)
    .where(isVisible(viewerId, 'account'))
    .execute();
}

/** Returns the people in `ids` that the viewer blocks and could otherwise see, in any order. */
export async function peopleBlockedBy(db: Db, ids: number[], viewerId: number): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account')
    .leftJoin('presence', 'presence.user_id', 'account.id')
    .leftJoin('photo_badge', (join) =>
      join.onRef('photo_badge.user_id', '=', 'account.id').on('photo_badge.is_valid', '=', true),
    )
    .leftJoin('match_preference', (join) =>
      join.onRef('match_preference.user_id', '=', 'account.id').on('match_preference.shows_intent', '=', true),
    )
    .selectAll('account')
    .select(['presence.last_seen_at', 'photo_badge.checked_at as photo_checked_at'])
    .select('match_preference.connection_intent as shown_intent')
    .where('account.id', 'in', ids)
    .where(isVisibleButBlocked(viewerId, 'account'))
    .execute();
}

export async function personByHandle(db: Db, handle: string, viewerId: number | null): Promise<PersonRow | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('presence', 'presence.user_id', 'account.id')
    .leftJoin('photo_badge', (join) =>
      join.onRef('photo_badge.user_id', '=', 'account.id').on('photo_badge.is_valid', '=', true),
    )
    .leftJoin('match_preference', (join) =>
      join.onRef('match_preference.user_id', '=', 'account.id').on('match_preference.shows_intent', '=', true),
    )
    .selectAll('account')
    .select(['presence.last_seen_at', 'photo_badge.checked_at as photo_checked_at'])
    .select('match_preference.connection_intent as shown_intent')
    .where('account.handle', '=', handle)
    .where(isVisible(viewerId, 'account'))
    .executeTakeFirst();
}

/** Returns the present handle of the person who gave a handle up, while it is reserved for them. */
export async function handleAfter(db: Db, former: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('handle_reservation')
    .innerJoin('account', 'account.id', 'handle_reservation.user_id')
    .select('account.handle')
    .where('handle_reservation.handle', '=', former)
    .where('handle_reservation.reserved_until', '>', now)
    .executeTakeFirst();
  return row?.handle;
}

/** Returns the ids of the people in `ids` who hide their presence. */
export async function thoseWhoHide(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where((expression) => expression.not(showsPresence('account')))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function isModerator(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('moderator').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function isOperator(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('operator').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the moderators among `ids`. */
export async function moderatorsAmong(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('moderator').select('user_id').where('user_id', 'in', ids).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Returns the names of all moderators except `exceptId`. */
export async function moderatorNames(
  db: Db,
  exceptId: number | undefined,
): Promise<{ handle: string; display_name: string | null }[]> {
  return db
    .selectFrom('moderator')
    .innerJoin('account', 'account.id', 'moderator.user_id')
    .select(['account.handle', 'account.display_name'])
    .where('moderator.user_id', '<>', exceptId ?? 0)
    .execute();
}
