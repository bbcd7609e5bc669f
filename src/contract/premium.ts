import { z } from 'zod';
import { DAILY_COMPANIONS } from './companions.ts';
import { DAILY_GIFTS } from './gifts.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from './matching.ts';
import { ok, route } from './route.ts';

export const planIds = ['annual', 'quarterly', 'monthly'] as const;
export type PlanId = (typeof planIds)[number];

/** Each plan with its price, in US cents for all its months together. */
export const plans = {
  annual: { title: 'Annual', cents: 11_999, months: 12, isPopular: false },
  quarterly: {
    title: 'Quarterly',
    cents: 3999,
    months: 3,
    isPopular: true,
  },
  monthly: {
    title: 'Monthly',
    cents: 1499,
    months: 1,
    isPopular: false,
  },
} as const satisfies Record<PlanId, object>;

/** The number of Eternal Matches that premium gives in a week. */
const ETERNAL_A_WEEK = 1;
/** The number of characters that premium makes for the person. */
const MADE_FOR_YOU = 1;

/**
 * Everything that premium gives (`count`; null means without limit), and what people without premium have (`without`).
 * The server's daily limits of matches, characters and gifts read the same constants. No safety feature is listed.
 */
export const promises = [
  { what: 'matches', count: PREMIUM_DAILY_MATCHES, without: DAILY_MATCHES, isAi: false },
  { what: 'characters', count: DAILY_COMPANIONS, without: DAILY_COMPANIONS, isAi: true },
  { what: 'gifts', count: null, without: DAILY_GIFTS, isAi: false },
  { what: 'made', count: MADE_FOR_YOU, without: 0, isAi: true },
  { what: 'eternal', count: ETERNAL_A_WEEK, without: 0, isAi: false },
] as const;

/** The days in which a failed payment can be repeated before premium ends. */
export const GRACE_DAYS = 7;

const moment = z.iso.datetime().nullable();

export const premiumState = z.object({
  isPremium: z.boolean(),
  /** `off`: this server takes no payments; `sandbox`: payments charge nobody. */
  payments: z.enum(['off', 'sandbox', 'on']),
  /** The subscription that gives the caller premium; null without a subscription. */
  subscription: z
    .object({
      plan: z.enum(planIds).nullable(),
      /** The date of the renewal; null when the subscription ends or waits for a payment. */
      renewsAt: moment,
      /** The end of a subscription that the person has canceled. */
      endsAt: moment,
      /** The date by which a failed payment must succeed; null if no payment failed. */
      graceUntil: moment,
    })
    .nullable(),
});
export type PremiumState = z.infer<typeof premiumState>;

const limit = { max: 20, windowSeconds: 60, by: 'member' } as const;
const leadsTo = z.object({ url: z.url() });

export const getPremium = route({
  method: 'GET',
  path: '/api/premium',
  access: 'member',
  audience: 'me',
  response: premiumState,
  evenSuspended: true,
});

/** Returns the address of the payment service's page for a plan. Throws `payments_off` or `already_premium`. */
export const checkoutPremium = route({
  method: 'POST',
  path: '/api/premium/checkout',
  part: 'premium',
  access: 'member',
  audience: 'me',
  body: z.object({ plan: z.enum(planIds) }),
  response: leadsTo,
  limit,
  repeat: 'asks',
});

/** Returns the address of the payment service's page for cards and invoices. */
export const openPortal = route({
  method: 'POST',
  path: '/api/premium/portal',
  access: 'member',
  audience: 'me',
  response: leadsTo,
  limit,
  evenSuspended: true,
  repeat: 'asks',
});

/** Reads the caller's state from the payment service again, after they return from the service's page. */
export const lookAgain = route({
  method: 'POST',
  path: '/api/premium/look',
  access: 'member',
  audience: 'me',
  response: premiumState,
  limit,
  evenSuspended: true,
  repeat: 'sets',
});

/**
 * Cancels the subscription, which then ends with the paid time. Until then, `isCancelled: false` takes the cancellation
 * back. Canceling a subscription whose payment failed ends it at once.
 */
export const cancelPremium = route({
  method: 'POST',
  path: '/api/premium/cancel',
  access: 'member',
  audience: 'me',
  body: z.object({ isCancelled: z.boolean() }),
  response: premiumState,
  limit,
  evenSuspended: true,
  repeat: 'sets',
});

/** The webhook of the payment service. The server checks a call's signature, and reads the data from the service. */
export const paymentWebhook = route({
  method: 'POST',
  path: '/api/premium/webhook',
  access: 'public',
  evenRefused: true,
  response: ok,
  limit: { max: 600, windowSeconds: 60, by: 'address' },
  repeat: 'finds',
});
