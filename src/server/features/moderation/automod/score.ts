import type { ReportCategory } from '#contract/moderation.subjects.ts';
import { tuning } from './automod.tuning.ts';

/** The data about a reporter that a score uses. */
export interface Reporter {
  ageDays: number;
  /** How many of the person's reports moderators judged right. */
  agreed: number;
  /** How many of the person's reports moderators judged wrong. */
  disagreed: number;
}

/**
 * Returns how much one report adds to its case's score, by Discourse's rules. The weight is 1, plus one for each step
 * of age, plus the accuracy bonus; for a new account it is `newWeight`. The category's bonus is added. If the device or
 * the address has already reported the thing (`isShared`), the report adds 0.
 */
export function weightOf(reporter: Reporter, category: ReportCategory, isShared: boolean): number {
  const { newDays, newWeight, ageSteps, leastWeight } = tuning.reporters;
  if (isShared) return 0;
  const bonus = tuning.categoryBonus[category] ?? 0;
  if (reporter.ageDays < newDays) return newWeight + bonus;
  const age = ageSteps.filter((days) => reporter.ageDays >= days).length;
  return Math.max(leastWeight, 1 + age + accuracyBonus(reporter)) + bonus;
}

/**
 * Returns Discourse's `user_accuracy_bonus` for n judged reports: the distance of the share of right reports from 0.7,
 * scaled to ±1, times log4(n) × 5. Up to five judged reports, the bonus is 0.
 */
export function accuracyBonus({ agreed, disagreed }: Pick<Reporter, 'agreed' | 'disagreed'>): number {
  const { judgedForBonus, accuracyAxis, accuracyFactor } = tuning.reporters;
  const judged = agreed + disagreed;
  if (judged <= judgedForBonus) return 0;
  const share = agreed / judged;
  const distance = share >= accuracyAxis ? (share - accuracyAxis) / (1 - accuracyAxis) : share / accuracyAxis - 1;
  return distance * (Math.log(judged) / Math.log(4)) * accuracyFactor;
}
