import { z } from 'zod';
import { route } from './route.ts';

/** The source of an age: the person declared it, a `provider` checked it, or the server's `operator` did. */
export const ageMethods = ['declared', 'provider', 'operator'] as const;
export type AgeMethod = (typeof ageMethods)[number];

/** From the UTC day `from` (YYYY-MM-DD), ages in `region`, a country (`US`) or a state (`US-TX`), need `method`. */
export interface AgeRule {
  region: string;
  method: AgeMethod;
  from: string;
}

const ageCheck = z.object({
  /**
   * none: the declared age is enough; later: a check is required from the day `from`; needed: the person is hidden
   * until a check; waiting: a check is under way; adult, not_adult: its result on the day `decidedOn`.
   */
  state: z.enum(['none', 'later', 'needed', 'waiting', 'adult', 'not_adult']),
  from: z.iso.date().nullable(),
  decidedOn: z.iso.date().nullable(),
  /** True when the person can begin a check themself; otherwise only the operator can record an age. */
  canStart: z.boolean(),
  /** True while the person is hidden, because a check of their age is missing or found that they are no adult. */
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

/** Begins a check at the provider and returns its address. It replaces a check that has no result yet. */
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
