import { muteLengths, type MuteLength, type RoomSettings, type SettingsWish } from '#contract/chat.settings.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { setSettings, type SettingsRow } from './settings.queries.ts';

/** The end of a mute without an end: later than any clock, and a date that every driver can read. */
const FOREVER = new Date('9999-12-31T00:00:00Z');

/** Returns a member's settings of a room in the form of the contract. */
export function presentSettings(row: SettingsRow, now: Date): RoomSettings {
  const until = row.muted_until;
  const isMuted = until !== null && until > now;
  return {
    isMuted,
    mutedUntil: isMuted ? until.toISOString() : null,
    mentionsPass: row.mentions_pass,
    pinnedAt: row.pinned_at?.toISOString() ?? null,
    isPinned: row.pinned_at !== null,
    isMarkedUnread: row.marked_unread,
  };
}

/** Changes a person's settings of a room on all their devices; throws `not_found` if they are not a member. */
export async function changeSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'hints'>,
  { userId, roomId }: { userId: number; roomId: string },
  { mute, mentionsPass, isPinned, isUnread }: SettingsWish,
): Promise<RoomSettings> {
  const now = deps.clock.now();
  const row = await setSettings(
    deps.db,
    { userId, roomId, now },
    {
      muted_until: mute && endOfMute(mute, now),
      mentions_pass: mentionsPass,
      pinned_at: isPinned === true ? now : isPinned === false ? null : undefined,
      marked_unread: isUnread,
    },
  );
  if (row === undefined) throw new AppError('not_found');
  askToResync(deps, userId, 'chats');
  return presentSettings(row, now);
}

/** Returns when a mute of this length ends. An admin's mute of a member has the same lengths as a mute of a room. */
export function endOfMute(length: MuteLength, now: Date): Date {
  const ms = muteLengths[length];
  return ms === null ? FOREVER : new Date(now.getTime() + ms);
}
