import { z } from 'zod';
import { avatarConfig, mbtiType, planets, userId } from './people.ts';
import { route } from './route.ts';

export const postVisibilities = ['public', 'followers', 'private'] as const;

/** A post's author as everybody sees them. The web shows 'Anonymous User' and '@wilduser' where names are missing. */
export const postAuthor = z.object({
  /** Null for a visitor, who cannot open a profile. */
  id: userId.nullable(),
  displayName: z.string().nullable(),
  /** Always null: an author's first and last name are their own. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  handle: z.string(),
  /** The handle, under its older name. */
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  mbtiType: mbtiType.nullable(),
  primaryArchetype: z.string().nullable(),
  personalityPlanet: z.enum(planets).nullable(),
  isSeedUser: z.boolean(),
  isDemo: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

/** A post has no counts of likes and comments until people can add them. */
export const post = z.object({
  id: z.uuid(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  visibility: z.enum(postVisibilities),
  createdAt: z.iso.datetime(),
  user: postAuthor,
});
export type Post = z.infer<typeof post>;

/** The milliseconds and the id of the last post read. Opaque to callers. */
const cursor = z
  .string()
  .regex(/^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'That is no place in the feed.');

const readLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;

/** Returns the public feed, newest first; `nextCursor` is null on the last page. */
export const listPosts = route({
  method: 'GET',
  path: '/api/posts',
  access: 'public',
  query: z.object({ cursor: cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({ posts: z.array(post), nextCursor: cursor.nullable() }),
  limit: readLimit,
});

/** Returns a public post, and to a member also their own posts of any visibility. */
export const getPost = route({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  response: post,
  limit: readLimit,
});
