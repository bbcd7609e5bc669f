import { z } from 'zod';
import { userId } from './people.ts';
import { pillars } from './quiz.ts';
import { route } from './route.ts';

/** How far a value is from the middle of its axis: below 0.15 (as in the report), below 0.35, below 0.6, or farther. */
export const leans = ['border', 'slight', 'clear', 'strong'] as const;

const corePillar = z.object({
  pillar: z.enum(pillars),
  name: z.string(),
  letter: z.string().length(1),
  /** The word for the letter's side: 'Outward'. */
  side: z.string(),
  lean: z.enum(leans),
  /** The exact value in [-1, 1]; null for other people, who could infer single answers from it. */
  value: z.number().min(-1).max(1).nullable(),
  /** The best supported descriptors of this pillar, best first: three for the owner, one for others. */
  descriptors: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
});
export type CorePillar = z.infer<typeof corePillar>;

/** A thing that a profile names. */
export const passion = z.object({ id: z.string(), kind: z.enum(['interest', 'vibe']), name: z.string() });
export type Passion = z.infer<typeof passion>;

export const wildMap = z.object({
  userId,
  /** The name of the person's archetype. */
  primaryArchetype: z.string().nullable(),
  /** Energy, Perception, Judgment and Lifestyle, as the latest complete quiz measured them. */
  corePillars: z.array(corePillar).length(pillars.length),
  dynamicLayers: z.object({
    active_pursuits: z.object({
      /** The person's interests in their own order, then today's vibes. */
      current_passions: z.array(passion),
    }),
  }),
});
export type WildMap = z.infer<typeof wildMap>;

/** Returns `not_found` for people hidden from the caller, and `wild_map_missing` for people without a finished quiz. */
export const getWildMap = route({
  method: 'GET',
  path: '/api/wild-maps/user/:userId',
  access: 'member',
  params: z.object({ userId }),
  response: wildMap,
});
