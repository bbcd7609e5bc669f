import { sql } from 'kysely';
import { cancelPremium, checkoutPremium, getPremium, type PlanId } from '#contract/premium.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import { startSandbox, type Sandbox } from '#server/features/premium/payments/sandbox.ts';
import type { Charge, Event, Subscription } from '#server/features/premium/payments/sandbox.books.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** A server with its own payment service. The events of the service wait until a test delivers them. */
export class PaymentScene {
  readonly waiting: Event[] = [];
  readonly test: TestApp;
  readonly sandbox: Sandbox;

  private constructor(test: TestApp, sandbox: Sandbox) {
    this.test = test;
    this.sandbox = sandbox;
  }

  static async open(env: Record<string, string> = {}): Promise<PaymentScene> {
    let scene: PaymentScene | undefined = undefined;
    const sandbox = await startSandbox({
      now: () => scene?.test.clock.now() ?? new Date(0),
      onEvent: (event) => scene?.waiting.push(event),
    });
    const { secretKey, webhookSecret, prices, url } = sandbox.settings;
    const test = await startTestApp({
      ...env,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ANNUAL: prices.annual,
      STRIPE_PRICE_QUARTERLY: prices.quarterly,
      STRIPE_PRICE_MONTHLY: prices.monthly,
      STRIPE_URL: url,
    });
    scene = new PaymentScene(test, sandbox);
    return scene;
  }

  /** Sends an event to the server as the payment service does, and returns the status of the response. */
  async send(event: Event, { payload, signature }: Partial<ReturnType<Sandbox['signed']>> = {}): Promise<number> {
    const signed = this.sandbox.signed(event, this.test.clock.now());
    const answer = await this.test.app.inject({
      method: 'POST',
      url: '/api/premium/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? signed.signature },
      payload: payload ?? signed.payload,
    });
    return answer.statusCode;
  }

  /** Delivers all waiting events in order, and then runs the server's jobs. */
  async deliver(): Promise<void> {
    for (const event of this.waiting.splice(0)) await this.send(event);
    await this.test.deps.jobs.drain();
  }

  state = async ({ token }: Pick<TestMember, 'token'>) => (await call(this.test.app, getPremium, { token })).body;

  hasPremium = ({ id }: Pick<TestMember, 'id'>): Promise<boolean> =>
    isPremium(this.test.deps.db, id, this.test.clock.now());

  /** Cancels a person's subscription, or takes the cancellation back. */
  cancel = ({ token }: Pick<TestMember, 'token'>, isCancelled: boolean) =>
    call(this.test.app, cancelPremium, { token, body: { isCancelled } });

  checkout = ({ token }: Pick<TestMember, 'token'>, plan: PlanId = 'monthly') =>
    call(this.test.app, checkoutPremium, { token, body: { plan } });

  /** Opens the page of the payment service and presses one of its buttons; returns the redirect's address. */
  press = async (url: string, how: 'pay' | 'fail' | 'close'): Promise<string | null> =>
    (await fetch(`${url}/${how}`, { method: 'POST', redirect: 'manual' })).headers.get('location');

  async buy(who: Pick<TestMember, 'token'>, plan?: PlanId): Promise<void> {
    const { status, body, problem } = await this.checkout(who, plan);
    if (status !== 200) throw new Error(`No checkout: ${status} ${JSON.stringify(problem)}`);
    const back = await this.press(body.url, 'pay');
    if (back?.endsWith('/subscription?paid=1') !== true) throw new Error(`Paying led to ${back}.`);
  }

  /** Advances the clock of server and payment service, runs what is due, and returns the person with a new session. */
  async later(who: TestMember, days: number): Promise<TestMember> {
    const { clock, deps } = this.test;
    clock.advance(days * 86_400_000);
    this.sandbox.books.jump(0);
    const device = { deviceId: `device of ${who.id}`, deviceName: 'test' };
    return { ...who, token: (await deps.sessions.open(deps.db, who.id, device)).accessToken };
  }

  /** Returns a person's customer id at the payment service. */
  async customerOf({ id }: Pick<TestMember, 'id'>): Promise<string> {
    const { rows } = await sql<{ customer_id: string }>`
      SELECT customer_id FROM subscription WHERE user_id = ${id}`.execute(this.test.deps.db);
    return rows[0]?.customer_id ?? '';
  }

  /** Returns a customer's subscriptions, the oldest first. */
  subsOf = (customer: string): Subscription[] =>
    [...this.sandbox.books.subscriptions.values()].filter((one) => one.customer === customer);

  statuses = (customer: string): string[] => this.subsOf(customer).map(({ status }) => status);

  /** Returns a customer's successful payments, the oldest first. */
  paidBy = (customer: string): Charge[] =>
    this.sandbox.books.charges.filter((one) => one.customer === customer && one.status === 'succeeded');

  async close(): Promise<void> {
    await this.test.close();
    await this.sandbox.close();
  }
}
