import { z } from 'zod';

/** The four parts of a match's score, and the points out of 100 that each can add. */
export const matchWeights = { personality: 50, interests: 30, vibes: 10, communication: 10 } as const;
export type MatchPart = keyof typeof matchWeights;
export const matchParts = ['personality', 'interests', 'vibes', 'communication'] as const satisfies MatchPart[];

/** Parts are counted in whole units, of which this many make one point of the score. */
export const UNITS_A_POINT = 1000;

/**
 * What the open parts can make of a sum: its lowest and its highest total, in points. The two are the same when
 * everything is known.
 */
export const matchRange = z.object({
  low: z.number().int().min(0).max(100),
  high: z.number().int().min(0).max(100),
  open: z.array(z.enum(matchParts)),
});
export type MatchRange = z.infer<typeof matchRange>;

/** Returns the share of a part's possible points that it gives, from 0 to 100. */
export function partPercent({ key, units }: { key: MatchPart; units: number }): number {
  return Math.floor((units * 100) / (matchWeights[key] * UNITS_A_POINT));
}

/** The card of a match: its sum, its parts and their reasons, the same wherever a match is shown. */
export const matchData = z.object({
  matchId: z.uuid(),
  /** The sum over the parts that are known, in points of 100. */
  compatibilityScore: z.number().int().min(0).max(100),
  range: matchRange,
  personalityMatch: z.number().int().min(0).max(100),
  /** Null while the part is open. */
  interestMatch: z.number().int().min(0).max(100).nullable(),
  isPersonalityOnly: z.boolean(),
  parts: z.array(
    z.object({
      key: z.enum(matchParts),
      /** False while the two have not both said what the part compares. */
      known: z.boolean(),
      /** What the part adds to the score that ranks, in units; of an open part, its neutral value. */
      units: z.number().int().min(0),
      /** What the part rests on, by keys and names (content/match-reasons.ts). */
      facts: z.array(z.string()).optional(),
      /** The same as a sentence in English, on a card that was made before there were facts. */
      reason: z.string().optional(),
    }),
  ),
  sharedInterests: z.array(z.string()),
  conversationStarter: z.string(),
});
export type MatchData = z.infer<typeof matchData>;

/** Why two people fit, whether they have a match or could have one. */
export const matchReasons = matchData.pick({
  compatibilityScore: true,
  range: true,
  parts: true,
  sharedInterests: true,
});
export type MatchReasons = z.infer<typeof matchReasons>;
