import { z } from 'zod';
import { userId } from './people.ts';
import { route } from './route.ts';

const byId = z.object({ id: z.uuid() });
/** The number of likes and the caller's like after the change. */
const standing = z.object({ likes: z.number().int().min(0), isLiked: z.boolean() });
const limit = { max: 300, windowSeconds: 60, by: 'member' } as const;

/** Likes a post that the caller may read. A repeat changes nothing. */
export const likePost = route({
  method: 'POST',
  path: '/api/posts/:id/like',
  part: 'posts',
  access: 'member',
  params: byId,
  /** `userId` must be the caller's own id. */
  body: z.object({ userId: userId.optional() }).optional(),
  response: standing,
  limit,
  repeat: 'sets',
});

/** Removes a like. A repeat changes nothing. */
export const unlikePost = route({
  method: 'DELETE',
  path: '/api/posts/:id/like',
  part: 'posts',
  access: 'member',
  params: byId,
  response: standing,
  limit,
});
