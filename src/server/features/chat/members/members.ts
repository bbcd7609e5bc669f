import { MEMBERS_A_PAGE, type RoomMember } from '#contract/chat.members.ts';
import { mustBeIn } from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { moderatorsAmong } from '#server/features/people/manners.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { pageOf } from '#server/platform/paging.ts';
import { memberIn } from './many.queries.ts';
import { countMembersFor, membersOf, ranks } from './members.queries.ts';

interface MemberFilters {
  roomId: string;
  cursor?: string | undefined;
  search?: string | undefined;
  /** Ids, separated by commas. */
  ids?: string | undefined;
  /** Handles, separated by commas. */
  handles?: string | undefined;
  gone?: 'true' | undefined;
}

/**
 * Returns a page of a room's members as the viewer sees them; throws `not_found` unless the viewer is a member, and
 * `forbidden` when an ordinary member asks for former members.
 */
export async function membersIn(
  db: Db,
  view: { viewerId: number; now: Date },
  { roomId, cursor, search = '', ids: wanted, handles, gone }: MemberFilters,
): Promise<{ totalMembers: number; members: RoomMember[]; next: string | null }> {
  const { viewerId, now } = view;
  await mustBeIn(db, viewerId, roomId);
  const isGone = gone !== undefined;
  if (isGone && (await memberIn(db, roomId, viewerId))?.role === 'member') throw new AppError('forbidden');
  const [rank, userId] = cursor === undefined ? [-1, 0] : cursor.split('.').map(Number);
  const after = { rank: rank ?? -1, userId: userId ?? 0 };
  const only = wanted?.split(',').map(Number) ?? null;
  const named = handles?.split(',') ?? null;
  const wish = { roomId, viewerId, after, search: search.trim(), only, named, isGone, limit: MEMBERS_A_PAGE + 1 };
  const rows = await membersOf(db, wish);
  const { page, nextCursor: next } = pageOf(rows, MEMBERS_A_PAGE, (row) => `${ranks.indexOf(row.role)}.${row.user_id}`);
  const ids = page.map((row) => row.user_id);
  const cards = await cardsFor(db, ids, view);
  const moderators = await moderatorsAmong(db, ids);
  return {
    totalMembers: await countMembersFor(db, roomId, viewerId),
    members: page.flatMap((row) => {
      const card = cards.get(row.user_id);
      if (card === undefined) return [];
      const { role, alias, silenced_until: until } = row;
      const isSilenced = until !== null && until > now;
      const { has_left: hasLeft, is_banned: isBanned } = row;
      const called = { name: alias ?? card.displayName, username: card.handle, avatar: card.profileImageUrl };
      const standing = { role, alias, isSilenced, isModerator: moderators.has(row.user_id), hasLeft, isBanned };
      return [{ ...card, ...called, ...standing }];
    }),
    next,
  };
}
