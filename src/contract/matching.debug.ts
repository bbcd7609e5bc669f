import { z } from 'zod';
import { matchNeeds, preferences } from './matching.ts';
import { userId } from './people.ts';
import { route } from './route.ts';

/** The largest number of candidate ids in a step; only developer tools show ids. */
export const DEBUG_IDS = 20;

const debugStep = z.object({
  step: z.number().int().min(1),
  name: z.string(),
  description: z.string(),
  /** The number of people before the step. This and the next two numbers may be coarse; see `isCoarse`. */
  candidates: z.number().int(),
  excludedCount: z.number().int(),
  passed: z.number().int(),
  /** A sentence about why this step excludes many people; null when the step excludes few. */
  reason: z.string().nullable(),
  filteredOut: z.array(userId),
  candidateIds: z.array(userId),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** Returns the steps of a search that the caller would run now. */
export const debugMatching = route({
  method: 'GET',
  path: '/api/soul-matching/debug',
  access: 'member',
  audience: 'me',
  response: z.object({
    error: z.string().nullable(),
    /**
     * True when counts of people are multiples of five, and 0 below five. Only developer tools show exact counts,
     * because these could reveal where a single person lives or which people they want to meet.
     */
    isCoarse: z.boolean(),
    currentUser: z.object({
      handle: z.string(),
      email: z.string().nullable(),
      displayName: z.string(),
      gender: z.string().nullable(),
      birthYear: z.number().int().nullable(),
      zipCode: z.string().nullable(),
      personalityTraits: z.number().int(),
      interests: z.number().int(),
    }),
    /** True when nothing is missing for a search. */
    currentUserEligible: z.boolean(),
    missing: z.array(z.enum(matchNeeds)),
    preferences: preferences.extend({ allowGlobalMatching: z.boolean() }).nullable(),
    debugSteps: z.array(debugStep),
    summary: z.object({
      totalCandidates: z.number().int(),
      finalCandidates: z.number().int(),
      narrowest: z.string().nullable(),
      best: z.object({ score: z.number().int(), id: userId.nullable() }).nullable(),
    }),
  }),
  limit: { max: 20, windowSeconds: 60, by: 'member' },
});
export type MatchDebug = z.infer<typeof debugMatching.response>;
