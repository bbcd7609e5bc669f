import { z } from 'zod';
import { DAILY_COMPANIONS } from './companions.ts';
import { DAILY_GIFTS } from './gifts.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from './matching.ts';
import { ok, route } from './route.ts';

export const planIds = ['annual', 'quarterly', 'monthly'] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan costs, in US cents, for how many months. */
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

/** How many Eternal Matches a week, and characters made for them, somebody with premium has. */
const ETERNAL_A_WEEK = 1;
const MADE_FOR_YOU = 1;

/**
 * All that premium gives, and what there is without it. The server keeps what these numbers say (the rules read the
 * same constants); nothing that keeps somebody safe is among them.
 */
export const promises = [
  { what: 'matches', count: PREMIUM_DAILY_MATCHES, without: DAILY_MATCHES, isAi: false },
  { what: 'characters', count: DAILY_COMPANIONS, without: DAILY_COMPANIONS, isAi: true },
  { what: 'gifts', count: null, without: DAILY_GIFTS, isAi: false },
  { what: 'made', count: MADE_FOR_YOU, without: 0, isAi: true },
  { what: 'eternal', count: ETERNAL_A_WEEK, without: 0, isAi: false },
] as const;

/** So long a payment that failed may be made good while premium goes on. */
export const GRACE_DAYS = 7;

const moment = z.iso.datetime().nullable();

export const premiumState = z.object({
  isPremium: z.boolean(),
  /** `off`: no payments are set up here; `sandbox`: nobody is charged. */
  payments: z.enum(['off', 'sandbox', 'on']),
  /** The caller's subscription that counts; null without one. */
  subscription: z
    .object({
      plan: z.enum(planIds).nullable(),
      /** The date of the renewal; null when it ends or waits for a payment. */
      renewsAt: moment,
      /** When it ends, because its person cancelled it. */
      endsAt: moment,
      /** Until when the payment that failed has to be made good. */
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

/** Opens the payment service's own page for a plan. Throws `payments_off` and `already_premium`. */
export const checkoutPremium = route({
  method: 'POST',
  path: '/api/premium/checkout',
  access: 'member',
  audience: 'me',
  body: z.object({ plan: z.enum(planIds) }),
  response: leadsTo,
  limit,
});

/** Opens the payment service's page for cards and invoices. */
export const openPortal = route({
  method: 'POST',
  path: '/api/premium/portal',
  access: 'member',
  audience: 'me',
  response: leadsTo,
  limit,
  evenSuspended: true,
});

/** Reads the payment service again, as the page does on return from it. */
export const lookAgain = route({
  method: 'POST',
  path: '/api/premium/look',
  access: 'member',
  audience: 'me',
  response: premiumState,
  limit,
  evenSuspended: true,
});

/** Ends the subscription with the time that is paid; `false` takes that back until then. */
export const cancelPremium = route({
  method: 'POST',
  path: '/api/premium/cancel',
  access: 'member',
  audience: 'me',
  body: z.object({ isCancelled: z.boolean() }),
  response: premiumState,
  limit,
  evenSuspended: true,
});

/** The webhook of the payment service, with its signature. The event's content is not trusted but looked up. */
export const paymentWebhook = route({
  method: 'POST',
  path: '/api/premium/webhook',
  access: 'public',
  response: ok,
  limit: { max: 600, windowSeconds: 60, by: 'address' },
});
