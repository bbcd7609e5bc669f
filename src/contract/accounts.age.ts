import { z } from 'zod';
import { route } from './route.ts';

/** How an age is known: `declared` by the person, checked by an assurance `provider`, or checked by the server's `operator`. */
export const ageMethods = ['declared', 'provider', 'operator'] as const;
export type AgeMethod = (typeof ageMethods)[number];

/** From a day on (YYYY-MM-DD, UTC) an age is shown like this in a region: a country (`US`) or a state of it (`US-TX`). */
export interface AgeRule {
  region: string;
  method: AgeMethod;
  from: string;
}

const ageCheck = z.object({
  /**
   * none: what the person declared is enough; later: it will not be from `from` on; needed: they are hidden until a
   * check; waiting: a check is under way; the others are what came of it on the day `decidedOn`.
   */
  state: z.enum(['none', 'later', 'needed', 'waiting', 'adult', 'not_adult']),
  from: z.iso.date().nullable(),
  decidedOn: z.iso.date().nullable(),
  /** Whether they can begin a check here; else only the operator makes one. */
  canStart: z.boolean(),
  /** True while nobody sees them for want of a check. */
  isHeld: z.boolean(),
});
export type AgeCheck = z.infer<typeof ageCheck>;

/** The check that the caller's region requires, and its result. */
export const getAgeCheck = route({
  method: 'GET',
  path: '/api/account/age',
  access: 'member',
  audience: 'me',
  response: ageCheck,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** Begins a check at the provider and returns its address; a check that is under way is canceled. */
export const startAgeCheck = route({
  method: 'POST',
  path: '/api/account/age/check',
  access: 'member',
  audience: 'me',
  response: z.object({ address: z.url() }),
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
});

/** Asks the provider for the result of a check. `hasFailed`: there is no result, and another check can begin. */
export const finishAgeCheck = route({
  method: 'POST',
  path: '/api/account/age/result',
  access: 'member',
  audience: 'me',
  response: ageCheck.extend({ hasFailed: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
