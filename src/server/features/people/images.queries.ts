import { sql } from 'kysely';
import { isVisible } from '#server/features/visibility/visibility.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface Images {
  avatar: string | null;
  cover: string | null;
}

/** Returns the addresses of a person's pictures, and lets nobody else change them until the transaction ends. */
export async function holdImages(trx: Trx, userId: number): Promise<Images> {
  const { rows } = await sql<Images>`
    SELECT profile_image_url AS avatar, cover_image AS cover FROM account WHERE id = ${userId} FOR UPDATE
  `.execute(trx);
  return rows[0] ?? { avatar: null, cover: null };
}

/** Returns whether a person has one of these addresses; for `isShown`, whether the person can also be seen at all. */
export async function hasImage(
  db: Db,
  { userId, urls, isShown }: { userId: number; urls: string[]; isShown: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account WHERE account.id = ${userId} AND ${isShown ? isVisible(null, 'account') : sql`true`}
      AND (account.profile_image_url = ANY(${urls}::text[]) OR account.cover_image = ANY(${urls}::text[]))
  `.execute(db);
  return rows.length > 0;
}
