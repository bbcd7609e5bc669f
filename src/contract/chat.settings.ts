import { z } from 'zod';

/** The lengths of a mute in milliseconds; `forever` ends only by unmuting. */
export const muteLengths = { '1h': 3_600_000, '8h': 28_800_000, '1week': 604_800_000, forever: null } as const;
export type MuteLength = keyof typeof muteLengths;

/** What a member sets for themself in a room, a part of every room that they get. */
export const roomSettings = z.object({
  /** True while the caller has muted the room: no notification tells of its messages. */
  isMuted: z.boolean(),
  /** The end of the mute; null when the room is not muted. */
  mutedUntil: z.iso.datetime().nullable(),
  /** Of a group: lines that name the caller are announced although the room is muted. */
  mentionsPass: z.boolean(),
  /** When the caller pinned the room; pinned rooms come first, the last pinned above the others. */
  pinnedAt: z.iso.datetime().nullable(),
  /** The caller wants to come back to it: it counts as unread until they open it. */
  isMarkedUnread: z.boolean(),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** The wanted settings of a member; omitted ones stay. */
export const settingsWish = z
  .object({
    /** Mutes the room from now on; null unmutes it. */
    mute: z.enum(['1h', '8h', '1week', 'forever'] satisfies MuteLength[]).nullable(),
    mentionsPass: z.boolean(),
    isPinned: z.boolean(),
    /** Reading the room takes the mark away. */
    isUnread: z.boolean(),
  })
  .partial()
  .refine((wish) => Object.keys(wish).length > 0);
export type SettingsWish = z.output<typeof settingsWish>;
