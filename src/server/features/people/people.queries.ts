import type { Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';

export type PersonRow = Selectable<AccountTable> & { last_seen_at: Date | null };

/** The people with these ids who have an account in good standing; in no order. */
export async function peopleByIds(db: Db, ids: number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account')
    .leftJoin('presence', 'presence.user_id', 'account.id')
    .selectAll('account')
    .select('presence.last_seen_at')
    .where('account.id', 'in', ids)
    .where('account.suspended_at', 'is', null)
    .execute();
}

export async function personByHandle(db: Db, handle: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('presence', 'presence.user_id', 'account.id')
    .selectAll('account')
    .select('presence.last_seen_at')
    .where('account.handle', '=', handle)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Those of `ids` who do not show whether they are here. */
export async function thoseWhoHide(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('hide_online', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
