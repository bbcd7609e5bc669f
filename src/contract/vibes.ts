import { z } from 'zod';
import { me, userId, vibeKeys } from './people.ts';
import { route } from './route.ts';

/** The largest number of vibes, out of eight, that a person may have at once. */
export const MOST_VIBES = 2;

export const saveVibes = route({
  method: 'PUT',
  path: '/api/users/:id/vibes',
  access: 'member',
  audience: 'me',
  params: z.object({ id: userId }),
  body: z.object({
    /** The vibes in the order of choice. */
    vibes: z
      .array(z.enum(vibeKeys))
      .min(1, 'Pick at least one vibe.')
      .max(MOST_VIBES, 'Two vibes at most.')
      .refine((chosen) => new Set(chosen).size === chosen.length, 'Two different ones, please.'),
    energyLevel: z.number().int().min(0).max(100),
    /** The name of the portrait, which follows from the other fields; the server accepts it without storing it. */
    avatarSeed: z.string().max(100).optional(),
  }),
  response: me,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
