import { z } from 'zod';
import { post } from './posts.ts';
import { route } from './route.ts';

/** Returns the caller's posts that wait for a look at their pictures, and refused ones, oldest first. */
export const listWaitingPosts = route({
  method: 'GET',
  path: '/api/posts/waiting',
  part: 'posts',
  access: 'member',
  audience: 'me',
  response: z.object({ posts: z.array(post) }),
});
