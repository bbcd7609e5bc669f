import type { AgeRule } from '#contract/accounts.age.ts';

/**
 * How somebody shows that they are an adult, by where they live. The rule of a state goes before that of its country, and
 * of two rules of one region the later one holds from its day on. An operator adds rules by `AGE_RULES`.
 */
export const ageRules: readonly AgeRule[] = [{ region: 'US', method: 'declared', from: '2026-01-01' }];
