import { sql, type Selectable } from 'kysely';
import { shownPictureOf } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { GroupInvitationTable } from '#server/platform/database/tables.ts';
import type { WaitingKey } from './waiting.queries.ts';

export type InvitationRow = Selectable<GroupInvitationTable>;

export async function invitationOf(db: Db, { roomId, userId }: WaitingKey): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('group_invitation')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns whether a person has an open invitation. */
export async function isInvited(db: Db, key: WaitingKey): Promise<boolean> {
  return (await invitationOf(db, key))?.declined_at === null;
}

/** Stores an open invitation, in place of any earlier invitation of the person. */
export async function putInvitation(
  trx: Trx,
  { roomId, userId, by, now }: WaitingKey & { by: number; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO group_invitation (room_id, user_id, invited_by, invited_at)
    VALUES (${roomId}, ${userId}, ${by}, ${now})
    ON CONFLICT (room_id, user_id) DO UPDATE SET invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      declined_at = NULL
  `.execute(trx);
}

export interface WaitingRow {
  room_id: string;
  name: string;
  description: string;
  gradient: number;
  picture_id: string | null;
  member_count: number;
  invited_by: number;
  invited_at: Date;
}

/** Returns a person's open invitations, the latest first. */
export async function waitingFor(db: Db, userId: number, most: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT waiting.room_id, waiting.invited_by, waiting.invited_at, made.name, made.description, made.gradient,
      ${shownPictureOf('made')} AS picture_id,
      (SELECT count(*)::int FROM room_member member
        WHERE member.room_id = waiting.room_id AND member.left_seq IS NULL) AS member_count
    FROM group_invitation waiting
    JOIN room_group made ON made.room_id = waiting.room_id AND made.disbanded_at IS NULL
    WHERE waiting.user_id = ${userId} AND waiting.declined_at IS NULL
    ORDER BY waiting.invited_at DESC, waiting.room_id
    LIMIT ${most}
  `.execute(db);
  return rows;
}
