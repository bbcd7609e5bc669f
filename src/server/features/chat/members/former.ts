import type { Leaving } from '#contract/chat.members.ts';
import { groupWords } from '#server/features/chat/log/group.words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { formerOf } from './former.queries.ts';

/** Says how a membership ended; throws `not_found` for a member, and for somebody who never was one. */
export async function formerRoomFor(
  db: Db,
  userId: number,
  roomId: string,
): Promise<{ how: Leaving; name: string | null }> {
  const row = await formerOf(db, roomId, userId);
  if (row === undefined) throw new AppError('not_found');
  const how = row.is_banned ? 'banned' : row.kind === 'left' || row.kind === 'removed' ? row.kind : 'ended';
  return { how, name: row.name === null ? null : groupWords(row.room_type, row.name) };
}
