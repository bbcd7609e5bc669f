import type { AgeRule } from '#contract/accounts.age.ts';

/**
 * The methods by which people prove that they are adults, by region. A state's rule has priority over its country's. Of
 * two rules for one region, the later rule applies from its day on. An operator adds rules with `AGE_RULES`. Without a
 * day, an operator's rule is as old as the rule here and comes later in the list, so the operator's rule applies.
 */
export const ageRules: readonly AgeRule[] = [{ region: 'US', method: 'declared', from: '2000-01-01' }];
