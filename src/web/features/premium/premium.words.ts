import { plans, type PlanId, type PremiumState } from '#contract/premium.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const priceOf = (plan: PlanId): string => dollars.format(plans[plan].cents / 100);

/** What a month of a plan costs, in words; of the monthly plan that is its price. */
export function monthlyWords(plan: PlanId): string {
  const { cents, months } = plans[plan];
  return months === 1 ? 'a month' : `${dollars.format(Math.round(cents / months) / 100)} a month`;
}

/** What is charged, and when again. */
export const chargeWords = (plan: PlanId): string =>
  `${priceOf(plan)} today, then ${plans[plan].every}. Renews automatically unless cancelled.`;

export const dayWords = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Says what a subscriber has, and until when. */
export function standingWords({
  plan,
  renewsAt,
  endsAt,
  graceUntil,
}: NonNullable<PremiumState['subscription']>): string {
  const what = plan === null ? 'Your subscription' : `The ${plans[plan].title.toLowerCase()} plan`;
  if (endsAt !== null) return `${what} is cancelled. You keep Premium until ${dayWords(endsAt)}.`;
  if (graceUntil !== null)
    return `Your last payment failed. Premium ends on ${dayWords(graceUntil)}, unless it is paid by then.`;
  return renewsAt === null ? `${what} is active.` : `${what} renews on ${dayWords(renewsAt)}.`;
}
