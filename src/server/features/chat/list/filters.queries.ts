import type { ChatFilter } from '#contract/chat.list.ts';
import { hasUnread, isAsked } from '#server/features/chat/log/chat.queries.ts';
import { sql, type RawBuilder } from 'kysely';

/** What narrows the rooms of a `member` to those of a filter. */
export const narrowed: Readonly<Record<ChatFilter, RawBuilder<unknown>>> = {
  unread: sql`NOT ${isAsked} AND (member.marked_unread OR ${hasUnread})`,
  groups: sql`room.user_low IS NULL`,
  matches: sql`room.match_id IS NOT NULL AND room.room_type = 'direct'`,
  ai: sql`room.room_type = 'companion'`,
  requests: isAsked,
};
