import { z } from 'zod';
import { userId } from './people.ts';
import { route } from './route.ts';

/** The time after which flowers from the same person count again. */
export const FLOWERS_MS = 3_600_000;

/**
 * Gives a person flowers, which rain on their profile. One gift an hour a pair is counted. `not_found` for somebody the
 * caller may not see.
 */
export const giveFlowers = route({
  method: 'POST',
  path: '/api/users/:id/flowers',
  access: 'member',
  params: z.object({ id: userId }),
  /** The gifts the person was given in all, and whether this one is among them. */
  response: z.object({ flowers: z.number().int().min(0), isCounted: z.boolean() }),
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});
