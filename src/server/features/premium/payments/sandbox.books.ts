import { plans, planIds, type PlanId } from '#contract/premium.ts';

/** A subscription in the sandbox, with those of Stripe's fields that the product reads. */
export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { data: { price: { id: string }; current_period_start: number; current_period_end: number }[] };
}

export interface Charge {
  id: string;
  object: 'charge';
  customer: string;
  status: 'succeeded' | 'failed';
  created: number;
  refunded: boolean;
  disputed: boolean;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  price: string;
  success_url: string;
  cancel_url: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
}

export interface Event {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

export const sandboxPrices: Readonly<Record<PlanId, string>> = {
  annual: 'price_annual',
  quarterly: 'price_quarterly',
  monthly: 'price_monthly',
};

/** The time after which an unpaid subscription ends; Stripe has a setting for it. */
const GIVEN_UP_SECONDS = 14 * 86_400;

/** The data of a payment service that charges nobody, in Stripe's form, with a clock that can be advanced. */
export class Books {
  readonly subscriptions = new Map<string, Subscription>();
  readonly sessions = new Map<string, Session>();
  readonly charges: Charge[] = [];
  /** The customers whose next payments fail. */
  readonly failing = new Set<string>();
  readonly #now: () => Date;
  readonly #onEvent: (event: Event) => void;
  #count = 0;
  #ahead = 0;

  constructor(needs: { now: () => Date; onEvent: (event: Event) => void }) {
    this.#now = needs.now;
    this.#onEvent = needs.onEvent;
  }

  /** The sandbox's time in whole seconds, like Stripe's times. */
  get now(): number {
    return Math.floor(this.#now().getTime() / 1000) + this.#ahead;
  }

  customer(key: string): string {
    return `cus_${key.replaceAll(/[^A-Za-z0-9]/g, '')}`;
  }

  open(wish: Pick<Session, 'customer' | 'price' | 'success_url' | 'cancel_url'>, origin: string): Session {
    const id = this.#id('cs');
    const session: Session = { id, object: 'checkout.session', ...wish, url: `${origin}/pay/${id}`, status: 'open' };
    this.sessions.set(id, session);
    return session;
  }

  /** Closes the page of a session; returns false when the session is already paid or closed. */
  expire(session: Session): boolean {
    if (session.status !== 'open') return false;
    session.status = 'expired';
    this.#tell('checkout.session.expired', session);
    return true;
  }

  /** Does what a person chooses on a payment page. Returns the next address, or undefined to stay on the page. */
  settle(session: Session, how: 'pay' | 'fail' | 'close'): string | undefined {
    if (how === 'close') return session.cancel_url;
    if (session.status === 'complete') return session.success_url;
    if (session.status === 'expired') return undefined;
    const isPaid = how === 'pay';
    this.#charge(session.customer, isPaid);
    if (!isPaid) return undefined;
    session.status = 'complete';
    const subscription: Subscription = {
      id: this.#id('sub'),
      object: 'subscription',
      customer: session.customer,
      status: 'active',
      created: this.now,
      cancel_at: null,
      cancel_at_period_end: false,
      items: { data: [{ price: { id: session.price }, ...this.#period(session.price, this.now) }] },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#tell('customer.subscription.created', subscription);
    this.#tell('checkout.session.completed', session);
    return session.success_url;
  }

  change(one: Subscription, what: Partial<Pick<Subscription, 'cancel_at_period_end' | 'cancel_at'>>): void {
    Object.assign(one, what);
    this.#tell('customer.subscription.updated', one);
  }

  end(one: Subscription): void {
    if (one.status === 'canceled') return;
    one.status = 'canceled';
    this.#tell('customer.subscription.deleted', one);
  }

  /** Refunds the customer's newest payment, or makes the payer dispute it. */
  takeBack(customer: string, how: 'refund' | 'dispute'): void {
    const last = this.charges.findLast((one) => one.customer === customer && one.status === 'succeeded');
    if (last === undefined) return;
    last[how === 'refund' ? 'refunded' : 'disputed'] = true;
    this.#tell(how === 'refund' ? 'charge.refunded' : 'charge.dispute.created', last);
  }

  /** Advances the clock, and does everything that becomes due in that time, in order. */
  jump(seconds: number): void {
    const until = this.now + seconds;
    for (;;) {
      const [next] = [...this.subscriptions.values()]
        .flatMap((one) => (one.status === 'canceled' ? [] : [{ one, due: this.#dueOf(one) }]))
        .filter(({ due }) => due <= until)
        .toSorted((a, b) => a.due - b.due);
      if (next === undefined) break;
      this.#ahead += Math.max(0, next.due - this.now);
      this.#fallDue(next.one);
    }
    this.#ahead += until - this.now;
  }

  #dueOf({ cancel_at: cancelAt, status, items }: Subscription): number {
    const [item] = items.data;
    const end = item?.current_period_end ?? Infinity;
    const givenUp = status === 'past_due' ? (item?.current_period_start ?? 0) + GIVEN_UP_SECONDS : Infinity;
    return Math.min(cancelAt ?? Infinity, end, givenUp);
  }

  #fallDue(one: Subscription): void {
    const [item] = one.items.data;
    const isOver = one.cancel_at !== null && one.cancel_at <= this.now;
    const isPeriodOver = item !== undefined && item.current_period_end <= this.now;
    if (isOver || !isPeriodOver || one.cancel_at_period_end || one.status === 'past_due') {
      this.end(one);
      return;
    }
    Object.assign(item, this.#period(item.price.id, item.current_period_end));
    const isPaid = !this.failing.has(one.customer);
    one.status = isPaid ? 'active' : 'past_due';
    this.#charge(one.customer, isPaid);
    this.#tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', customer: one.customer });
    this.#tell('customer.subscription.updated', one);
  }

  /** Makes the customer's card work again, and charges the subscriptions that are past due. */
  makeGood(customer: string): void {
    this.failing.delete(customer);
    for (const one of this.subscriptions.values()) {
      if (one.customer !== customer || one.status !== 'past_due') continue;
      one.status = 'active';
      this.#charge(customer, true);
      this.#tell('customer.subscription.updated', one);
    }
  }

  #charge(customer: string, isPaid: boolean): void {
    const status = isPaid ? 'succeeded' : 'failed';
    const charge: Charge = {
      id: this.#id('ch'),
      object: 'charge',
      customer,
      status,
      created: this.now,
      refunded: false,
      disputed: false,
    };
    this.charges.push(charge);
  }

  #period(price: string, from: number): { current_period_start: number; current_period_end: number } {
    const plan = planIds.find((id) => sandboxPrices[id] === price) ?? 'monthly';
    const end = new Date(from * 1000);
    end.setUTCMonth(end.getUTCMonth() + plans[plan].months);
    return { current_period_start: from, current_period_end: Math.floor(end.getTime() / 1000) };
  }

  #tell(type: string, object: object): void {
    // The event contains a copy of the object at this moment.
    const event: Event = {
      id: this.#id('evt'),
      object: 'event',
      type,
      created: this.now,
      data: { object: structuredClone(object) },
    };
    this.#onEvent(event);
  }

  #id(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(6, '0')}`;
  }
}
