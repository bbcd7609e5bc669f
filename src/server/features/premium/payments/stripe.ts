import { Stripe } from 'stripe';
import type { PlanId } from '#contract/premium.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/platform/errors.ts';
import type { HeardEvent, Payments, ServiceSubscription } from './payments.ts';

/** The most subscriptions and payments that one look-up reads; nobody has more than a few. */
const MOST = 100;
const TIMEOUT_MS = 15_000;

type Settings = NonNullable<Config['stripe']>;

/** Returns the payments by Stripe; every call fails as `payments_unanswered`. */
export function byStripe(settings: Settings): Payments {
  const stripe = clientOf(settings);
  return {
    isSandbox: settings.isSandbox,
    makeCustomer: ({ userId, email }) =>
      asked(async () => {
        const about = { metadata: { userId: String(userId) }, ...(email !== null && { email }) };
        return (await stripe.customers.create(about, { idempotencyKey: `customer ${userId}` })).id;
      }),
    openCheckout: ({ customerId, userId, plan, back }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: String(userId),
          line_items: [{ price: settings.prices[plan], quantity: 1 }],
          success_url: `${back.href}?paid=1`,
          cancel_url: back.href,
          ...(settings.hasTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
        });
        await closeOthers(stripe, session);
        return addressOf(session.url);
      }),
    openPortal: ({ customerId, back }) =>
      asked(async () =>
        addressOf((await stripe.billingPortal.sessions.create({ customer: customerId, return_url: back.href })).url),
      ),
    lookAt: (customerId) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MOST });
        const charges = await stripe.charges.list({ customer: customerId, limit: MOST });
        const [last] = charges.data
          .filter(({ status }) => status === 'succeeded')
          .toSorted((a, b) => b.created - a.created);
        return {
          subscriptions: data.flatMap((one) => knownOf(one, settings)),
          takenBackAt: last !== undefined && (last.refunded || last.disputed) ? at(last.created) : null,
        };
      }),
    setEnding: (id, isEnding) =>
      asked(async () => {
        if (isEnding) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
        else await goOn(stripe, id);
      }),
    end: (id) =>
      asked(async () => {
        await stripe.subscriptions.cancel(id).catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
        });
      }),
    hear: async (raw, signature, now) => heard(stripe, { raw, signature, now, secret: settings.webhookSecret }),
  };
}

/** Closes the customer's other open pages. Two pages opened at once may close each other, but never both stay open. */
async function closeOthers({ checkout }: Stripe, { id: kept, customer }: Stripe.Checkout.Session): Promise<void> {
  if (typeof customer !== 'string') return;
  const open = async (): Promise<string[]> => {
    const { data } = await checkout.sessions.list({ customer, status: 'open', limit: MOST });
    return data.map(({ id }) => id);
  };
  for (const id of await open()) {
    if (id === kept) continue;
    await checkout.sessions.expire(id).catch(async (error: unknown) => {
      // A page that is no longer open was closed by another window, or was paid. The next look-up finds the payment.
      if ((await open()).includes(id)) throw error;
    });
  }
}

/** Removes both kinds of end: at the end of the period, and on a day. Stripe refuses one update with both. */
async function goOn({ subscriptions }: Stripe, id: string): Promise<void> {
  let known: Stripe.Subscription = await subscriptions.retrieve(id);
  if (known.cancel_at_period_end) known = await subscriptions.update(id, { cancel_at_period_end: false });
  if (known.cancel_at !== null) await subscriptions.update(id, { cancel_at: '' });
}

function clientOf({ secretKey, url }: Settings): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port: Number(port) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('payments_unanswered', { cause: error });
  }
}

function addressOf(url: string | null): string {
  if (url === null) throw new AppError('payments_unanswered');
  return url;
}

const at = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Returns a subscription in an array. The array is empty for a subscription without an item, because the item has the
 * period and the plan.
 */
function knownOf(one: Stripe.Subscription, { prices }: Settings): ServiceSubscription[] {
  const [item] = one.items.data;
  if (item === undefined) return [];
  const plan = (Object.keys(prices) as PlanId[]).find((id) => prices[id] === item.price.id) ?? null;
  const periodEndsAt = at(item.current_period_end);
  // A cancellation on the service's own pages may set either of these two fields.
  const ends = [
    ...(one.cancel_at_period_end ? [periodEndsAt] : []),
    ...(one.cancel_at === null ? [] : [at(one.cancel_at)]),
  ];
  const endsAt = ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return [
    {
      id: one.id,
      status: one.status,
      plan,
      createdAt: at(one.created),
      periodStartsAt: at(item.current_period_start),
      periodEndsAt,
      endsAt,
    },
  ];
}

interface SignedWebhook {
  raw: string;
  signature: string;
  now: Date;
  secret: string;
}

/** The signature's time may differ by five minutes, the library's default. */
const TOLERANCE_SECONDS = 300;

function heard(stripe: Stripe, { raw, signature, now, secret }: SignedWebhook): HeardEvent | undefined {
  try {
    const event = stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
    const about = event.data.object as { id?: unknown; object?: unknown; customer?: unknown };
    const customer = about.object === 'customer' ? about.id : about.customer;
    return { id: event.id, customerId: typeof customer === 'string' ? customer : undefined };
  } catch {
    return undefined;
  }
}
