import { sql } from 'kysely';
import { isDiscoverable, shownPictureOf } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface OfGroup {
  roomId: string;
  pictureId: string;
}

/** Returns whether a group has this picture. */
export async function hasPicture(db: Db, { roomId, pictureId }: OfGroup): Promise<boolean> {
  const row = await db
    .selectFrom('room_group')
    .select('room_id')
    .where('room_id', '=', roomId)
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether a person may see the group with this picture. Members and invited people may. So may, unless banned,
 * a person with the code of a valid link (given by its hash), and for a cloud everybody who may find its owner.
 */
export async function seesPicture(
  db: Db,
  { roomId, pictureId }: OfGroup,
  { userId, linkHash, now }: { userId: number; linkHash: Buffer | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_group made
    LEFT JOIN room_member place ON place.room_id = made.room_id AND place.user_id = ${userId}
    WHERE made.room_id = ${roomId} AND ${shownPictureOf('made')} = ${pictureId}
      AND ((place.user_id IS NOT NULL AND place.left_seq IS NULL) OR (made.disbanded_at IS NULL AND (
        EXISTS (
          SELECT FROM group_invitation waiting
          WHERE waiting.room_id = made.room_id AND waiting.user_id = ${userId} AND waiting.declined_at IS NULL
        ) OR (place.banned_at IS NULL AND EXISTS (
          SELECT FROM group_link link
          WHERE link.room_id = made.room_id AND link.code_hash = ${linkHash}::bytea AND link.ends_at > ${now}
            AND link.uses_left > 0
        )) OR (place.banned_at IS NULL AND EXISTS (
          SELECT FROM group_cloud cloud
          JOIN room_member lead ON lead.room_id = cloud.room_id AND lead.role = 'owner' AND lead.left_seq IS NULL
          JOIN account owner ON owner.id = lead.user_id AND ${isDiscoverable(userId, 'owner')}
          WHERE cloud.room_id = made.room_id
        ))
      )))
  `.execute(db);
  return rows.length > 0;
}

/**
 * Hides the picture of a group from everybody, or shows it again if `at` is null. Another picture that the group has by
 * now does not change. Returns whether anything changed.
 */
export async function setPictureHidden(trx: Trx, { roomId, pictureId }: OfGroup, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('room_group')
    .set({ picture_hidden_at: at })
    .where('room_id', '=', roomId)
    .where('picture_id', '=', pictureId)
    .where('picture_hidden_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
