import { z } from 'zod';
import { route } from './route.ts';
import { translation, translationLimit } from './translation.ts';

/** Translates the words of a post into the reader's language. Throws `not_found` for what the reader may not read. */
export const translatePost = route({
  method: 'POST',
  path: '/api/posts/:id/translation',
  part: 'posts',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: translation,
  limit: translationLimit,
  repeat: 'asks',
});
