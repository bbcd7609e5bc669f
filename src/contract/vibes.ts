import { z } from 'zod';
import { me, userId, vibeKeys } from './people.ts';
import { route } from './route.ts';

/** How many of the eight a person may be at once. */
export const MOST_VIBES = 2;

export const saveVibes = route({
  method: 'PUT',
  path: '/api/users/:id/vibes',
  access: 'member',
  audience: 'me',
  params: z.object({ id: userId }),
  body: z.object({
    /** The one chosen first comes first. */
    vibes: z
      .array(z.enum(vibeKeys))
      .min(1, 'Pick at least one vibe.')
      .max(MOST_VIBES, 'Two vibes at most.')
      .refine((chosen) => new Set(chosen).size === chosen.length, 'Two different ones, please.'),
    energyLevel: z.number().int().min(0).max(100),
    /** Names the portrait, which follows from the other two: taken and not kept. */
    avatarSeed: z.string().max(100).optional(),
  }),
  response: me,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
