import { z } from 'zod';
import { actions, appealOutcomes } from './moderation.decisions.ts';
import { route } from './route.ts';

/** Counts below this are not published, so that no number is about one person. */
export const LEAST_TOLD = 5;

/** A number of at least LEAST_TOLD; null for a smaller number, including zero. */
const count = z.number().int().min(LEAST_TOLD).nullable();
const counts = <K extends string>(keys: readonly [K, ...K[]]) => z.record(z.enum(keys), count);

const month = z.object({
  /** YYYY-MM, in UTC. */
  month: z.string(),
  reports: count,
  notices: count,
  cases: count,
  /** The number of things that the automatic judgement hid until a moderator looked at them. */
  hidings: count,
  /** The decisions of moderators, by action. */
  decisions: counts(actions),
  appeals: count,
  /** The answers to appeals in this month, by outcome. */
  answers: counts(appealOutcomes),
  /** The median hours from a report or notice to its answer in this month; null for fewer than LEAST_TOLD answers. */
  medianHours: z.number().nullable(),
});
export type TransparencyMonth = z.infer<typeof month>;

/** Returns the moderation numbers of the last twelve months, newest first, without months before the first event. */
export const transparency = route({
  method: 'GET',
  path: '/api/transparency',
  access: 'public',
  evenRefused: true,
  response: z.object({ countedAt: z.iso.datetime(), months: z.array(month) }),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});
