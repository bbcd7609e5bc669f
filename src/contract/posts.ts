import { z } from 'zod';
import { avatarConfig, mbtiType, planets, userId } from './people.ts';
import { route } from './route.ts';

export const postVisibilities = ['public', 'followers', 'private'] as const;

/** Who wrote a post, as anybody may see them. The web writes 'Anonymous User' and '@wilduser' where names are missing. */
export const postAuthor = z.object({
  /** Null for a visitor, who has no use for it. */
  id: userId.nullable(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  handle: z.string(),
  /** The handle under its older name. */
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

/** Likes and comments are not counted here until people can leave them. */
export const post = z.object({
  id: z.uuid(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  visibility: z.enum(postVisibilities),
  createdAt: z.iso.datetime(),
  user: postAuthor,
});
export type Post = z.infer<typeof post>;

/** Milliseconds and id of the last post that was read. Opaque to callers. */
const cursor = z
  .string()
  .regex(/^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'That is no place in the feed.');

const readLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;

/** The public feed, newest first; `nextCursor` is null on its last page. */
export const listPosts = route({
  method: 'GET',
  path: '/api/posts',
  access: 'public',
  query: z.object({ cursor: cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({ posts: z.array(post), nextCursor: cursor.nullable() }),
  limit: readLimit,
});

/** A public post; a member's own ones too, whatever their visibility. */
export const getPost = route({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  response: post,
  limit: readLimit,
});
