import { z } from 'zod';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** The lengths of a mute in milliseconds; `forever` ends only by unmuting. */
export const muteLengths = { '1h': HOUR_MS, '8h': 8 * HOUR_MS, '1week': 7 * DAY_MS, forever: null } as const;
export type MuteLength = keyof typeof muteLengths;

/** The caller's own settings of a room, which are part of every room that the caller gets. */
export const roomSettings = z.object({
  /** True while the caller has muted the room. A muted room causes no notifications; see `mentionsPass`. */
  isMuted: z.boolean(),
  /** The end of the mute; null when the room is not muted. */
  mutedUntil: z.iso.datetime().nullable(),
  /** True when a mention of the caller in this group causes a notification even while the room is muted. */
  mentionsPass: z.boolean(),
  /** The time at which the caller pinned the room. Pinned rooms come first, the last pinned room at the top. */
  pinnedAt: z.iso.datetime().nullable(),
  /** Whether `pinnedAt` is set, for older clients. */
  isPinned: z.boolean(),
  /** True when the caller marked the room as unread. It counts as unread until the caller reads it. */
  isMarkedUnread: z.boolean(),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** A change of a member's settings of a room. Omitted settings stay unchanged. */
export const settingsWish = z
  .object({
    /** Mutes the room from now on; null unmutes it. */
    mute: z.enum(['1h', '8h', '1week', 'forever'] satisfies MuteLength[]).nullable(),
    mentionsPass: z.boolean(),
    isPinned: z.boolean(),
    /** True marks the room as unread, false removes the mark. Reading the room also removes the mark. */
    isUnread: z.boolean(),
  })
  .partial()
  .refine((wish) => Object.keys(wish).length > 0);
export type SettingsWish = z.output<typeof settingsWish>;
