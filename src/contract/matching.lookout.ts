import { z } from 'zod';
import { route } from './route.ts';

/** Whether the caller asked to be told when somebody new fits, and whether they were told and have not searched since. */
const lookout = z.object({ isOn: z.boolean(), hasNews: z.boolean() });
export type Lookout = z.infer<typeof lookout>;

export const getLookout = route({
  method: 'GET',
  path: '/api/soul-matching/lookout',
  access: 'member',
  audience: 'me',
  response: lookout,
});

/**
 * Switches the lookout on or off. Switching on needs what a search needs. The lookout ends by itself with the next
 * match, and when the caller can no longer be matched.
 */
export const setLookout = route({
  method: 'PUT',
  path: '/api/soul-matching/lookout',
  access: 'member',
  audience: 'me',
  body: z.strictObject({ isOn: z.boolean() }),
  response: lookout,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
