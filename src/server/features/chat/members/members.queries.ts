import { sql } from 'kysely';
import type { Role } from '#contract/chat.notices.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The roles in the order of the list. */
export const ranks = ['owner', 'admin', 'member'] as const satisfies readonly Role[];

interface MemberRow {
  user_id: number;
  role: Role;
  alias: string | null;
  silenced_until: Date | null;
  has_left: boolean;
  is_banned: boolean;
}

interface MemberPageQuery {
  roomId: string;
  viewerId: number;
  after: { rank: number; userId: number };
  search: string;
  /** The ids of the members to return; null means all. */
  only: readonly number[] | null;
  /** The handles of the members to return; null means all. */
  named: readonly string[] | null;
  /** True for former members in place of present ones. */
  isGone: boolean;
  limit: number;
}

/**
 * Returns the members after a position in the list whose name, handle or alias contains `search`. People hidden from
 * the viewer are left out. A request by id or handle also returns former members, so that their lines keep an author,
 * except those who left before the viewer joined: the viewer reads no line of theirs. With `isGone` only former members
 * are returned.
 */
export async function membersOf(db: Db, wish: MemberPageQuery): Promise<MemberRow[]> {
  const { roomId, viewerId, after, search, only, named, isGone, limit } = wish;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = sql`(account.display_name ILIKE ${part} OR account.handle ILIKE ${part} OR member.alias ILIKE ${part})`;
  const among = only === null ? sql`true` : sql`member.user_id = ANY(${only}::bigint[])`;
  const called = named === null ? sql`true` : sql`account.handle = ANY(${named}::text[])`;
  const isMet = only === null && named === null ? sql`false` : sql`member.left_seq > reader.joined_seq`;
  const isThere = isGone ? sql`member.left_seq IS NOT NULL` : sql`(member.left_seq IS NULL OR ${isMet})`;
  const { rows } = await sql<MemberRow>`
    SELECT member.user_id, CASE WHEN member.left_seq IS NULL THEN member.role ELSE 'member' END AS role, member.alias,
      member.silenced_until, member.left_seq IS NOT NULL AS has_left,
      reader.role <> 'member' AND member.left_seq IS NOT NULL AND member.banned_at IS NOT NULL AS is_banned
    FROM room_member member
    JOIN room_member reader
      ON reader.room_id = member.room_id AND reader.user_id = ${viewerId} AND reader.left_seq IS NULL
    JOIN account ON account.id = member.user_id
    WHERE member.room_id = ${roomId} AND ${isThere}
      AND (array_position(ARRAY['owner', 'admin', 'member'], member.role) - 1, member.user_id)
        > (${after.rank}::int, ${after.userId}::bigint)
      AND ${isVisible(viewerId, 'account')} AND ${search === '' ? sql`true` : found} AND ${among} AND ${called}
    ORDER BY array_position(ARRAY['owner', 'admin', 'member'], member.role), member.user_id
    LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns how many members of a room the viewer finds in its list. */
export async function countMembersFor(db: Db, roomId: string, viewerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM room_member member JOIN account ON account.id = member.user_id
    WHERE member.room_id = ${roomId} AND member.left_seq IS NULL AND ${isVisible(viewerId, 'account')}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countMembers(db: Db, roomId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}
