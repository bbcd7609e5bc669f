import type { AgeRule } from '#contract/accounts.age.ts';

/**
 * The methods by which people prove that they are adults, by region. The rule of a state precedes that of its country,
 * and a later rule of the same region replaces an earlier one from its day on. An operator adds rules with `AGE_RULES`.
 */
export const ageRules: readonly AgeRule[] = [{ region: 'US', method: 'declared', from: '2026-01-01' }];
