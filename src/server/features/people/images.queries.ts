import { sql } from 'kysely';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** The addresses of a person's pictures: the visible ones, and those hidden by moderation. */
export interface Images {
  avatar: string | null;
  cover: string | null;
  hidden_avatar: string | null;
  hidden_cover: string | null;
}

interface OfPerson {
  userId: number;
  urls: string[];
}

/** Returns the addresses of a person's pictures, and locks them until the transaction ends. */
export async function holdImages(trx: Trx, userId: number): Promise<Images> {
  const { rows } = await sql<Images>`
    SELECT profile_image_url AS avatar, cover_image AS cover, hidden_avatar, hidden_cover FROM account WHERE id = ${userId} FOR UPDATE
  `.execute(trx);
  return rows[0] ?? { avatar: null, cover: null, hidden_avatar: null, hidden_cover: null };
}

/** Returns whether a visible person shows one of these addresses. */
export async function showsImage(db: Db, { userId, urls }: OfPerson): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account WHERE account.id = ${userId} AND ${isVisible(null, 'account')}
      AND (account.profile_image_url = ANY(${urls}::text[]) OR account.cover_image = ANY(${urls}::text[]))
  `.execute(db);
  return rows.length > 0;
}

/** Returns whether a person has one of these addresses, visible or hidden. */
export async function hasImage(db: Db, { userId, urls }: OfPerson): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account WHERE id = ${userId} AND ${urls}::text[]
      && ARRAY[profile_image_url, cover_image, hidden_avatar, hidden_cover]
  `.execute(db);
  return rows.length > 0;
}
