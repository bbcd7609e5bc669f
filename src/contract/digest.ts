import { z } from 'zod';
import type { NotificationSettings } from './notifications.ts';
import { personCard } from './people.ts';
import { cursor } from './posts.ts';
import { ok, route } from './route.ts';

/** The kinds of activity in a digest. */
export const activityKinds = ['like', 'comment', 'follow', 'mention'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** By kind, the setting that switches this kind off in the list and in the digest. */
export const activitySettings = {
  like: 'likeNotifications',
  comment: 'commentNotifications',
  follow: 'followNotifications',
  mention: 'mentionNotifications',
} as const satisfies Record<ActivityKind, keyof NotificationSettings>;

/** The number of entries on a page of the list. */
export const ACTIVITY_A_PAGE = 30;
/** The largest count of new entries. */
export const ACTIVITY_COUNTED = 99;

const activity = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  isNew: z.boolean(),
  person: personCard,
  postId: z.uuid().nullable(),
  /** The text of the comment, or of the post that is liked or mentions the person; empty if there is no text. */
  words: z.string(),
});

export type Activity = z.infer<typeof activity>;

const readLimit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Returns what others did, the latest first. Leaves out undone actions and people hidden from the caller. */
export const listActivity = route({
  method: 'GET',
  path: '/api/activity',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  response: z.object({ activity: z.array(activity), nextCursor: cursor.nullable() }),
  limit: readLimit,
});

/** Returns the number of entries that the caller has not seen, at most `ACTIVITY_COUNTED`. */
export const countActivity = route({
  method: 'GET',
  path: '/api/activity/new',
  access: 'member',
  audience: 'me',
  response: z.object({ count: z.number().int().min(0).max(ACTIVITY_COUNTED) }),
  limit: readLimit,
});

/** Marks the entry `from` and all older ones as seen. A repeat changes nothing. */
export const seeActivity = route({
  method: 'POST',
  path: '/api/activity/seen',
  access: 'member',
  body: z.object({ from: cursor }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});
