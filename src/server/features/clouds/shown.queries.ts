import { sql } from 'kysely';
import type { CloudGroupType, CloudVibe } from '#contract/clouds.ts';
import { isDiscoverable, shownPictureOf } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The largest number of clouds on a profile. */
const SHOWN = 24;

export interface ShownRow {
  room_id: string;
  name: string;
  description: string;
  gradient: number;
  picture_id: string | null;
  cloud_type: CloudGroupType;
  tag: string;
  vibe: CloudVibe;
  member_count: number;
  is_member: boolean;
  is_shown: boolean;
}

/**
 * Returns the clouds on a person's profile, the latest first. A person who reads their own profile also gets the clouds
 * that they do not show. A cloud whose owner is hidden from the viewer is returned only to its members.
 */
export async function cloudsAt(
  db: Db,
  { userId, viewerId }: { userId: number; viewerId: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    SELECT cloud.room_id, room_group.name, room_group.description, room_group.gradient,
      ${shownPictureOf('room_group')} AS picture_id, cloud.cloud_type, cloud.tag, cloud.vibe,
      cloud.member_count, reader.user_id IS NOT NULL AS is_member, shown.user_id IS NOT NULL AS is_shown
    FROM user_room
    JOIN group_cloud cloud ON cloud.room_id = user_room.room_id
    JOIN room_group ON room_group.room_id = cloud.room_id AND room_group.disbanded_at IS NULL
    JOIN room_member place
      ON place.room_id = cloud.room_id AND place.user_id = user_room.user_id AND place.left_seq IS NULL
    LEFT JOIN cloud_shown shown ON shown.user_id = user_room.user_id AND shown.room_id = cloud.room_id
    LEFT JOIN room_member reader
      ON reader.room_id = cloud.room_id AND reader.user_id = ${viewerId} AND reader.left_seq IS NULL
    WHERE user_room.user_id = ${userId} AND (user_room.user_id = ${viewerId} OR shown.user_id IS NOT NULL)
      AND (reader.user_id IS NOT NULL OR EXISTS (
        SELECT FROM room_member lead JOIN account owner ON owner.id = lead.user_id AND ${isDiscoverable(viewerId, 'owner')}
        WHERE lead.room_id = cloud.room_id AND lead.role = 'owner' AND lead.left_seq IS NULL
      ))
    ORDER BY cloud.room_id DESC
    LIMIT ${SHOWN}
  `.execute(db);
  return rows;
}

interface ShownCloud {
  userId: number;
  roomId: string;
}

/** Shows a cloud on a person's profile; returns false when the person is no member. */
export async function putShown(db: Db, { userId, roomId }: ShownCloud): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO cloud_shown (user_id, room_id)
    SELECT member.user_id, cloud.room_id FROM group_cloud cloud
    JOIN room_member member ON member.room_id = cloud.room_id AND member.user_id = ${userId} AND member.left_seq IS NULL
    WHERE cloud.room_id = ${roomId}
    ON CONFLICT (user_id, room_id) DO UPDATE SET room_id = excluded.room_id
    RETURNING room_id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteShown(db: Db, { userId, roomId }: ShownCloud): Promise<void> {
  await sql`DELETE FROM cloud_shown WHERE user_id = ${userId} AND room_id = ${roomId}`.execute(db);
}
