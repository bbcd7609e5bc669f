import { z } from 'zod';
import { rounded } from './rounding.ts';

/** The four parts of a match's score, and the points out of 100 that each can add. */
export const matchWeights = { personality: 50, interests: 30, vibes: 10, communication: 10 } as const;
export type MatchPart = keyof typeof matchWeights;
export const matchParts = ['personality', 'interests', 'vibes', 'communication'] as const satisfies MatchPart[];

/** The number of units in one point of the score. Each part of a score is a whole number of units. */
export const UNITS_A_POINT = 1000;

/**
 * The lowest and the highest total, in points, that a score can have once its `open` parts are known. If no part is
 * open, both totals are the same.
 */
export const matchRange = z.object({
  low: z.number().int().min(0).max(100),
  high: z.number().int().min(0).max(100),
  open: z.array(z.enum(matchParts)),
});
export type MatchRange = z.infer<typeof matchRange>;

/** Returns a part's units as a percentage of the most units that this part can add. */
export function partPercent({ key, units }: { key: MatchPart; units: number }): number {
  return rounded((units * 100) / (matchWeights[key] * UNITS_A_POINT));
}

/** The card of a match: the score, its parts and their reasons. It is the same wherever the match is shown. */
export const matchData = z.object({
  matchId: z.uuid(),
  /** The sum of the known parts, scaled to 100 points. */
  compatibilityScore: z.number().int().min(0).max(100),
  range: matchRange,
  /** The score at the match, and the parts that both people have answered since; only where the score has changed. */
  earlier: z.object({ score: z.number().int().min(0).max(100), opened: z.array(z.enum(matchParts)) }).optional(),
  personalityMatch: z.number().int().min(0).max(100),
  /** Null while the part is open. */
  interestMatch: z.number().int().min(0).max(100).nullable(),
  isPersonalityOnly: z.boolean(),
  parts: z.array(
    z.object({
      key: z.enum(matchParts),
      /** False until both people have given the data that the part compares. */
      known: z.boolean(),
      /** The units that the part adds to the score for the ranking; for an open part, a neutral value. */
      units: z.number().int().min(0),
      /** The facts behind the part, as keys and names (content/match-reasons.ts). */
      facts: z.array(z.string()).optional(),
      /** An English sentence instead of `facts`, on cards that were made before `facts` existed. */
      reason: z.string().optional(),
    }),
  ),
  sharedInterests: z.array(z.string()),
  conversationStarter: z.string(),
  /** The line and the interest of which the first message is made, if it names an interest. */
  starterLine: z.object({ line: z.string(), it: z.string() }).optional(),
});
export type MatchData = z.infer<typeof matchData>;

/** Why two people fit, whether they have a match or could have one. */
export const matchReasons = matchData.pick({
  compatibilityScore: true,
  range: true,
  earlier: true,
  parts: true,
  sharedInterests: true,
});
export type MatchReasons = z.infer<typeof matchReasons>;
