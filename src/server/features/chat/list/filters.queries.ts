import type { ChatFilter } from '#contract/chat.list.ts';
import { hasUnread, isAsked } from '#server/features/chat/log/chat.queries.ts';
import { sql, type RawBuilder } from 'kysely';

/** The condition of each filter on the rooms of a `member`. */
export const narrowed: Readonly<Record<ChatFilter, RawBuilder<unknown>>> = {
  unread: sql`NOT ${isAsked} AND (member.marked_unread OR ${hasUnread})`,
  groups: sql`room.user_low IS NULL`,
  matches: sql`room.match_id IS NOT NULL AND room.room_type = 'direct'`,
  ai: sql`room.room_type = 'companion'`,
  requests: isAsked,
};
