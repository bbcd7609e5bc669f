import { z } from 'zod';
import type { NotificationSettings } from './notifications.ts';
import { personCard } from './people.ts';
import { cursor } from './posts.ts';
import { ok, route } from './route.ts';

/** The kinds of activity in a digest. */
export const activityKinds = ['like', 'comment', 'follow', 'mention'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The setting that switches each kind off, in the list and in the digest. */
export const activitySettings = {
  like: 'likeNotifications',
  comment: 'commentNotifications',
  follow: 'followNotifications',
  mention: 'mentionNotifications',
} as const satisfies Record<ActivityKind, keyof NotificationSettings>;

/** How much a page of the list has, and up to where what is new is counted. */
export const ACTIVITY_A_PAGE = 30;
export const ACTIVITY_COUNTED = 99;

const activity = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  isNew: z.boolean(),
  person: personCard,
  postId: z.uuid().nullable(),
  /** The comment, or the post that is liked or that mentions the person; empty where it has no words. */
  words: z.string(),
});

export type Activity = z.infer<typeof activity>;

const readLimit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Returns what others did, the latest first, as far as it was not undone and the caller may see who did it. */
export const listActivity = route({
  method: 'GET',
  path: '/api/activity',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  response: z.object({ activity: z.array(activity), nextCursor: cursor.nullable() }),
  limit: readLimit,
});

/** Returns how much of it the caller has not seen, counted to `ACTIVITY_COUNTED`. */
export const countActivity = route({
  method: 'GET',
  path: '/api/activity/new',
  access: 'member',
  audience: 'me',
  response: z.object({ count: z.number().int().min(0).max(ACTIVITY_COUNTED) }),
  limit: readLimit,
});

/** Says that the caller saw the list from this entry on down. A repeat changes nothing. */
export const seeActivity = route({
  method: 'POST',
  path: '/api/activity/seen',
  access: 'member',
  body: z.object({ from: cursor }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
