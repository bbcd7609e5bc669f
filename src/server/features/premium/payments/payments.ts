import type { PlanId } from '#contract/premium.ts';
import type { Config } from '#server/config.ts';

declare module '#server/platform/deps.ts' {
  interface Deps {
    /** Takes payments; undefined when the server takes none. */
    payments: Payments | undefined;
  }
}

/** A subscription with the data of the payment service. */
export interface ServiceSubscription {
  id: string;
  /** The service's status: `active`, `trialing`, `past_due`, `canceled` and others. */
  status: string;
  plan: PlanId | null;
  createdAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  /** The end of a canceled subscription; null when it renews. */
  endsAt: Date | null;
}

/** All data of the service about a customer. */
export interface CustomerRecord {
  subscriptions: ServiceSubscription[];
  /** The time of the last payment, if that payment was fully refunded or is disputed; else null. */
  takenBackAt: Date | null;
}

/** An event of the webhook; it only names the customer to look up. */
export interface HeardEvent {
  id: string;
  customerId: string | undefined;
}

/** The functions of a payment service. Calls throw `payments_unanswered` when the service fails or refuses them. */
export interface Payments {
  isSandbox: boolean;
  /** Makes a customer and returns the id. A repeat for the same person within a day returns the same id. */
  makeCustomer: (person: { userId: number; email: string | null }) => Promise<string>;
  /**
   * Opens a page of the service for the payment of a plan, closes the customer's other pages, and returns its address.
   * Throws when another page stays open. If another page was paid in the meantime, the next look-up finds the payment.
   */
  openCheckout: (wish: { customerId: string; userId: number; plan: PlanId; back: URL }) => Promise<string>;
  openPortal: (wish: { customerId: string; back: URL }) => Promise<string>;
  /** Returns all data, including ended subscriptions. */
  lookAt: (customerId: string) => Promise<CustomerRecord>;
  /** Cancels the renewal of a subscription, or takes the cancellation back. */
  setEnding: (subscriptionId: string, isEnding: boolean) => Promise<void>;
  /** Ends a subscription now; an ended one is no error. */
  end: (subscriptionId: string) => Promise<void>;
  /** Verifies and parses an event of the webhook; returns undefined when the signature is wrong or too old. */
  hear: (raw: string, signature: string, now: Date) => Promise<HeardEvent | undefined>;
}

/** Returns the payments by Stripe. Its library is large, so that it is loaded by the first call. */
export function createPayments({ stripe: settings }: Pick<Config, 'stripe'>): Payments | undefined {
  if (settings === undefined) return undefined;
  let loaded: Promise<Payments> | undefined;
  const service = (): Promise<Payments> => {
    loaded ??= import('./stripe.ts').then(({ byStripe }) => byStripe(settings));
    return loaded;
  };
  return {
    isSandbox: settings.isSandbox,
    makeCustomer: async (person) => (await service()).makeCustomer(person),
    openCheckout: async (wish) => (await service()).openCheckout(wish),
    openPortal: async (wish) => (await service()).openPortal(wish),
    lookAt: async (customerId) => (await service()).lookAt(customerId),
    setEnding: async (id, isEnding) => (await service()).setEnding(id, isEnding),
    end: async (id) => (await service()).end(id),
    hear: async (raw, signature, now) => (await service()).hear(raw, signature, now),
  };
}
