import { startSandbox, type Sandbox } from '#server/platform/payments/sandbox.ts';
import type { Event } from '#server/platform/payments/sandbox.books.ts';
import { startTestApp, type TestApp } from './app.ts';

/** A server with a payment service of its own, whose events wait until a test delivers them. */
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

  /** Sends an event as the service does; returns the status. */
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

  /** Delivers all that wait, in their order, and does the work that follows. */
  async deliver(): Promise<void> {
    for (const event of this.waiting.splice(0)) await this.send(event);
    await this.test.deps.jobs.drain();
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.sandbox.close();
  }
}
