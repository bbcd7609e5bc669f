import { z } from 'zod';
import { route } from './route.ts';

/** The source of an age: the person declared it, a `provider` checked it, or the server's `operator` did. */
export const ageMethods = ['declared', 'provider', 'operator'] as const;
export type AgeMethod = (typeof ageMethods)[number];

/** From the UTC day `from` (YYYY-MM-DD) on, `region` requires `method`. A region is a country or state (`US-TX`). */
export interface AgeRule {
  region: string;
  method: AgeMethod;
  from: string;
}

const ageCheck = z.object({
  /**
   * refused: a birthday under 18 was given; none: the declared age is enough; later: a check is required from the day `from`; needed: the person is hidden
   * until a check; waiting: a check is under way; adult, not_adult: the result of the check.
   */
  state: z.enum(['refused', 'none', 'later', 'needed', 'waiting', 'adult', 'not_adult']),
  /** The future day from which a check is required; null if there is none, and once there is a result. */
  from: z.iso.date().nullable(),
  /** The day of the result; null without a result. */
  decidedOn: z.iso.date().nullable(),
  /** True when the person can begin a check now: a provider can check the age, and there is no result yet. */
  canStart: z.boolean(),
  /** The time from which on another birthday is taken after a refused one; null if none was refused. */
  refusedUntil: z.iso.datetime().nullable(),
  /** True while the person is hidden, because a check of their age is missing or found that they are no adult. */
  isHeld: z.boolean(),
});
export type AgeCheck = z.infer<typeof ageCheck>;

/** Returns the check that the caller's region requires, and the result of the caller's check. */
export const getAgeCheck = route({
  method: 'GET',
  path: '/api/account/age',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: ageCheck,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** Begins a check at the provider and returns the check's address. The new check replaces one without a result. */
export const startAgeCheck = route({
  method: 'POST',
  path: '/api/account/age/check',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: z.object({ address: z.url() }),
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
  repeat: 'replaces',
});

/** Asks the provider for the result of a check. `hasFailed` is true if the check ended without a result. */
export const finishAgeCheck = route({
  method: 'POST',
  path: '/api/account/age/result',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: ageCheck.extend({ hasFailed: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});
