import type { AgeRule } from '#contract/accounts.age.ts';

/**
 * The methods by which people prove that they are adults, by region. The rule of a state precedes that of its country,
 * and a later rule of the same region replaces an earlier one from its day on. An operator adds rules with `AGE_RULES`.
 * The rule here is as old as an operator's rule without a day, which comes later in the list and replaces it.
 */
export const ageRules: readonly AgeRule[] = [{ region: 'US', method: 'declared', from: '2000-01-01' }];
