import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { RoomMemberTable } from '#server/platform/database/tables.ts';

/** The columns with a member's own settings of a room. */
const columns = [
  'muted_until',
  'mentions_pass',
  'pinned_at',
  'marked_unread',
] as const satisfies (keyof RoomMemberTable)[];
export type SettingsRow = Pick<Selectable<RoomMemberTable>, (typeof columns)[number]>;

/** The columns of the settings, for a statement in which the alias `member` is the membership. */
export const settings = sql.join(columns.map((name) => sql.ref(`member.${name}`)));

/**
 * Changes the given settings of a member and returns all settings; undefined when the person is no member. A room that
 * is already pinned keeps its place. Pinning a deleted room or marking it unread brings it back to the list.
 */
export async function setSettings(
  db: Db,
  { roomId, userId, now }: { roomId: string; userId: number; now: Date },
  { pinned_at: pinned, ...others }: { [Name in keyof SettingsRow]?: SettingsRow[Name] | undefined },
): Promise<SettingsRow | undefined> {
  const isBack = pinned instanceof Date || others.marked_unread === true;
  return db
    .updateTable('room_member')
    .set((row) => ({
      ...others,
      pinned_at: pinned instanceof Date ? row.fn.coalesce('pinned_at', row.val(pinned)) : pinned,
      changed_at: now,
      ...(isBack && { deleted_seq: null }),
    }))
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('left_seq', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}
