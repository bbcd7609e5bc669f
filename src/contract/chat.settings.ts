import { z } from 'zod';

/** The lengths of a mute in milliseconds; `forever` ends only by unmuting. */
export const muteLengths = { '1h': 3_600_000, '8h': 28_800_000, '1week': 604_800_000, forever: null } as const;
export type MuteLength = keyof typeof muteLengths;

/** The caller's own settings of a room, which are part of every room that the caller gets. */
export const roomSettings = z.object({
  /** True while the caller has muted the room, which then causes no notifications. */
  isMuted: z.boolean(),
  /** The end of the mute; null when the room is not muted. */
  mutedUntil: z.iso.datetime().nullable(),
  /** Of a group: lines that mention the caller cause notifications even while the room is muted. */
  mentionsPass: z.boolean(),
  /** The time of the caller's pin; pinned rooms come first, the last pinned above the others. */
  pinnedAt: z.iso.datetime().nullable(),
  /** True when the caller marked the room: it counts as unread until the caller opens it. */
  isMarkedUnread: z.boolean(),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** A change of a member's settings; omitted ones stay. */
export const settingsWish = z
  .object({
    /** Mutes the room from now on; null unmutes it. */
    mute: z.enum(['1h', '8h', '1week', 'forever'] satisfies MuteLength[]).nullable(),
    mentionsPass: z.boolean(),
    isPinned: z.boolean(),
    /** The mark as unread; reading the room removes it. */
    isUnread: z.boolean(),
  })
  .partial()
  .refine((wish) => Object.keys(wish).length > 0);
export type SettingsWish = z.output<typeof settingsWish>;
