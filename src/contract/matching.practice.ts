import { z } from 'zod';
import { soulMatch } from './matching.ts';
import { route } from './route.ts';

/** The number of practice runs in a day. */
export const DAILY_PRACTICES = 3;

/**
 * Runs a search among the demo members, with the card and the room of a match. It uses up no match. `match` is null
 * when a real person fits, when the day's practice runs are used up, or when no demo member fits.
 */
export const practiceRun = route({
  method: 'POST',
  path: '/api/soul-matching/practice',
  access: 'member',
  idempotent: true,
  response: z.object({ match: soulMatch.nullable(), message: z.string(), left: z.number().int() }),
  limit: { max: 10, windowSeconds: 60, by: 'member' },
});
