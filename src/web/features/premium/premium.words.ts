import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { plans, type PlanId, type PremiumState, type promises } from '#contract/premium.ts';
import { locale, t } from '#web/words/words.ts';

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });

/** The name of a plan, its saving compared with the monthly plan, and its interval. */
export const planWords: Readonly<Record<PlanId, { title: string; savings: string; every: string }>> = {
  annual: {
    title: t('premium.annual', 'Annual'),
    savings: t('premium.save-33', 'Save 33%'),
    every: t('premium.every-year', 'every year'),
  },
  quarterly: {
    title: t('premium.quarterly', 'Quarterly'),
    savings: t('premium.save-11', 'Save 11%'),
    every: t('premium.every-3-months', 'every 3 months'),
  },
  monthly: {
    title: t('premium.monthly', 'Monthly'),
    savings: t('premium.stop-any-month', 'Stop any month'),
    every: t('premium.every-month', 'every month'),
  },
};

export const priceOf = (plan: PlanId): string => dollars.format(plans[plan].cents / 100);

/** Returns the price per month as text; for the monthly plan only the unit, because its price is shown above. */
export function monthlyWords(plan: PlanId): string {
  const { cents, months } = plans[plan];
  return months === 1
    ? t('premium.per-month', 'a month')
    : t('premium.a-month', '{value} a month', { value: dollars.format(Math.round(cents / months) / 100) });
}

/** Returns what a plan charges today, and how often it renews. */
export const chargeWords = (plan: PlanId): string =>
  t(
    'premium.today-then-renews-automatically-unless',
    '{price} today, then {every}. Renews automatically unless cancelled.',
    { price: priceOf(plan), every: planWords[plan].every },
  );

const dayWords = (iso: string): string => new Date(iso).toLocaleDateString(locale, { dateStyle: 'long' });

type Subscription = NonNullable<PremiumState['subscription']>;

/**
 * Returns the phase of a subscription, which decides its texts and buttons: `ending` after a cancellation, `unpaid`
 * after a failed payment, else `running`. If the first two apply, the earlier end counts. ISO times compare as text.
 */
export function phaseOf({
  endsAt,
  graceUntil,
}: Pick<Subscription, 'endsAt' | 'graceUntil'>): 'running' | 'ending' | 'unpaid' {
  const hasFailed = graceUntil !== null && (endsAt === null || graceUntil < endsAt);
  return hasFailed ? 'unpaid' : endsAt === null ? 'running' : 'ending';
}

/** Returns a text about a subscription: the plan and the day on which it renews or ends, or the failed payment. */
export function standingWords(subscription: Subscription): string {
  const { plan, renewsAt, endsAt, graceUntil } = subscription;
  const what =
    plan === null
      ? t('premium.your-subscription', 'Your subscription')
      : t('premium.the-plan', 'The {title} plan', { title: planWords[plan].title.toLowerCase() });
  if (graceUntil !== null && phaseOf(subscription) === 'unpaid')
    return t(
      'premium.your-last-payment-failed-premium',
      'Your last payment failed. Premium ends on {day}, unless it is paid by then.',
      { day: dayWords(graceUntil) },
    );
  if (endsAt !== null)
    return t('premium.is-cancelled-you-keep-premium', '{what} is cancelled. You keep Premium until {day}.', {
      what,
      day: dayWords(endsAt),
    });
  return renewsAt === null
    ? t('premium.is-active', '{what} is active.', { what })
    : t('premium.renews-on', '{what} renews on {day}.', { what, day: dayWords(renewsAt) });
}

/** Returns a text that says what a cancellation now would change. */
export function cancelWords(subscription: Subscription): string {
  const { renewsAt } = subscription;
  if (phaseOf(subscription) === 'unpaid')
    return t(
      'premium.your-last-payment-failed-so',
      'Your last payment failed, so Premium ends now. Nothing more is charged.',
    );
  return renewsAt === null
    ? t('premium.nothing-more-is-charged-you', 'Nothing more is charged. You can take it back until it ends.')
    : t(
        'premium.you-keep-premium-until-nothing',
        'You keep Premium until {day}, nothing more is charged, and you can take it back until then.',
        { day: dayWords(renewsAt) },
      );
}

type Promised = (typeof promises)[number]['what'];

export const promiseWords: Readonly<Record<Promised, string>> = {
  matches: t('premium.curated-human-matches', 'curated human matches daily'),
  characters: t('premium.fictional-characters', 'fictional characters daily'),
  gifts: t('premium.gifts-and-flowers', 'digital gifts and flowers'),
  made: t('premium.made-for-you-character', '‘Made for You’ fictional character'),
  eternal: t('premium.eternal-weekly', 'premium Eternal Match, weekly'),
};

/** Returns, as text, how much of a promise the free version offers. */
export function withoutWords(what: Promised, count: number): string {
  if (what === 'gifts') return t('premium.gifts-a-day', '{gifts} gifts a day', { gifts: count });
  return count === 0 ? t('premium.none', 'none') : String(count);
}

/** Says when more AI characters come, and what premium does about them. `left` is the time until then, such as "5h". */
export const charactersOutWords = (left: string): string =>
  t(
    'premium.characters-out',
    '{count} more AI characters come at your midnight, in {left}. Premium does not change that number: it adds one made for you, from your own report.',
    { count: DAILY_COMPANIONS, left },
  );
