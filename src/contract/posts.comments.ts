import { z } from 'zod';
import { sendAnyway } from './chat.ts';
import { userId } from './people.ts';
import { cursor, postAuthor } from './posts.ts';
import { posted } from './texts.ts';
import { ok, route } from './route.ts';

/** The largest length of a comment, in characters as people count them. */
export const COMMENT_MAX = 280;

export const comment = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  user: postAuthor,
});
export type Comment = z.infer<typeof comment>;

const byId = z.object({ id: z.uuid() });

/** Returns the comments under a post that the caller may read, the oldest first. */
export const listComments = route({
  method: 'GET',
  path: '/api/posts/:id/comments',
  part: 'posts',
  access: 'public',
  params: byId,
  query: z.object({ cursor: cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ comments: z.array(comment), nextCursor: cursor.nullable() }),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

/** Writes a comment under a post that the caller may read. The check of open texts may refuse the comment. */
export const addComment = route({
  method: 'POST',
  path: '/api/posts/:id/comments',
  part: 'posts',
  access: 'member',
  params: byId,
  body: z.object({
    content: posted(COMMENT_MAX),
    /** Must be the caller's own id. */
    userId: userId.optional(),
    sendAnyway,
  }),
  response: comment,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
  idempotent: true,
});

/** Deletes a comment of the caller, or any comment under a post of the caller. A repeat changes nothing. */
export const deleteComment = route({
  method: 'DELETE',
  path: '/api/posts/:id/comments/:commentId',
  part: 'posts',
  access: 'member',
  params: byId.extend({ commentId: z.uuid() }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
