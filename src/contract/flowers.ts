import { z } from 'zod';
import { HOUR_MS } from './durations.ts';
import { userId } from './people.ts';
import { route } from './route.ts';

/** The milliseconds after which another gift of flowers from the same giver counts. */
export const FLOWERS_MS = HOUR_MS;

/**
 * Gives a person flowers, which rain on their profile. Only one gift an hour from the same giver is counted. Throws
 * `not_found` for somebody the caller may not see.
 */
export const giveFlowers = route({
  method: 'POST',
  path: '/api/users/:id/flowers',
  access: 'member',
  params: z.object({ id: userId }),
  /** `flowers`: the number of all counted gifts to the person; `isCounted`: whether this gift was counted. */
  response: z.object({ flowers: z.number().int().min(0), isCounted: z.boolean() }),
  limit: { max: 60, windowSeconds: 600, by: 'member' },
  repeat: 'finds',
});
