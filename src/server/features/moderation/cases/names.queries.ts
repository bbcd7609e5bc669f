import type { Db } from '#server/platform/database/database.ts';

export interface NameRow {
  id: number;
  handle: string;
  display_name: string | null;
  created_at: Date;
  is_seed_user: boolean;
}

/** Returns the names of these people for moderators; blocks do not apply. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, NameRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'handle', 'display_name', 'created_at', 'is_seed_user'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
