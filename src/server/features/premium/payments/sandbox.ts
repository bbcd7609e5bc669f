import Fastify, { type FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { paymentWebhook } from '#contract/premium.ts';
import type { Config } from '#server/config.ts';
import { Books, sandboxPrices, type Event, type Subscription } from './sandbox.books.ts';
import { EventsWay, mishaps, type Mishap } from './sandbox.events.ts';
import { payPage, portalPage } from './sandbox.pages.ts';

const SECRETS = { secretKey: 'sk_sandbox', webhookSecret: 'whsec_sandbox' } as const;
const MONTH_SECONDS = 31 * 86_400;

/** A local payment service that supports the product's calls to Stripe, and charges nobody. */
export interface Sandbox {
  settings: NonNullable<Config['stripe']>;
  books: Books;
  /** Delivers the sandbox's events, or simulates a fault. */
  way: EventsWay;
  /** Returns an event in the service's format, signed. */
  signed: (event: Event, now: Date) => { payload: string; signature: string };
  close: () => Promise<void>;
}

interface Needs {
  now: () => Date;
  /** Receives each event, as the product's webhook receives the events of the real service. */
  onEvent: (event: Event) => void;
}

/** Starts the sandbox on its own port; only this machine can reach it. */
export async function startSandbox(needs: Needs): Promise<Sandbox> {
  const app = Fastify();
  const way = new EventsWay(needs.onEvent);
  const books = new Books({ now: needs.now, onEvent: (event) => way.take(event) });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  serveCalls(app, books);
  servePages(app, { books, way });
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const stripe = new Stripe(SECRETS.secretKey);
  return {
    books,
    way,
    settings: { ...SECRETS, prices: sandboxPrices, url, hasTax: false, isSandbox: true },
    signed: (event, now) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(now.getTime() / 1000);
      const secret = SECRETS.webhookSecret;
      return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    close: () => app.close(),
  };
}

/** The sandbox of a developer's server: its events use the same route as Stripe's. */
export interface DevSandbox {
  settings: Sandbox['settings'];
  /** Sends the events to the app's webhook from now on; earlier events are dropped. */
  connect: (app: FastifyInstance) => void;
  close: () => Promise<void>;
}

/** Starts the sandbox of a developer's server. */
export async function startDevSandbox(now: () => Date): Promise<DevSandbox> {
  let send: ((event: Event) => void) | undefined;
  const sandbox = await startSandbox({ now, onEvent: (event) => send?.(event) });
  return {
    settings: sandbox.settings,
    connect: (app) => {
      send = (event) => {
        const { payload, signature } = sandbox.signed(event, now());
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        void app.inject({ method: 'POST', url: paymentWebhook.path, headers, payload });
      };
    },
    close: sandbox.close,
  };
}

type SandboxForm = Record<string, string>;
export const form = (body: unknown): SandboxForm => (body ?? {}) as SandboxForm;
const refusal = (statusCode: number, words: string): Error => Object.assign(new Error(words), { statusCode });
const list = (data: readonly object[]): object => ({ object: 'list', data, has_more: false });

function serveCalls(app: FastifyInstance, books: Books): void {
  const of = (id: string): Subscription => {
    const one = books.subscriptions.get(id);
    if (one === undefined) throw refusal(404, 'No such subscription');
    return one;
  };
  app.get<{ Params: { id: string } }>('/v1/prices/:id', async ({ params, headers }) => {
    if (headers.authorization !== `Bearer ${SECRETS.secretKey}`) throw refusal(401, 'Invalid API Key provided');
    if (!Object.values<string>(sandboxPrices).includes(params.id)) throw refusal(404, 'No such price');
    return { id: params.id, object: 'price', active: true };
  });
  app.post('/v1/customers', async ({ body, headers }) => {
    const key = String(headers['idempotency-key'] ?? form(body)['metadata[userId]']);
    return { id: books.customer(key), object: 'customer' };
  });
  app.post('/v1/checkout/sessions', async ({ body, headers }) => {
    const { customer = '', success_url = '', cancel_url = '', 'line_items[0][price]': price = '' } = form(body);
    return books.open({ customer, price, success_url, cancel_url }, `http://${headers.host}`);
  });
  app.get('/v1/checkout/sessions', async ({ query }) => {
    const { customer, status } = form(query);
    return list([...books.sessions.values()].filter((one) => one.customer === customer && one.status === status));
  });
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async ({ params }) => {
    const session = books.sessions.get(params.id);
    if (session === undefined) throw refusal(404, 'No such checkout session');
    if (!books.expire(session)) throw refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return session;
  });
  app.post('/v1/billing_portal/sessions', async ({ body, headers }) => {
    const { customer = '', return_url: back = '' } = form(body);
    return {
      object: 'billing_portal.session',
      url: `http://${headers.host}/portal/${customer}?back=${encodeURIComponent(back)}`,
    };
  });
  app.get('/v1/subscriptions', async ({ query }) =>
    list([...books.subscriptions.values()].filter(({ customer }) => customer === form(query)['customer']).toReversed()),
  );
  app.get('/v1/charges', async ({ query }) =>
    list(books.charges.filter(({ customer }) => customer === form(query)['customer']).toReversed()),
  );
  app.get<{ Params: { id: string } }>('/v1/subscriptions/:id', async ({ params }) => of(params.id));
  app.post<{ Params: { id: string } }>('/v1/subscriptions/:id', async ({ params, body }) => {
    const one = of(params.id);
    const { cancel_at_period_end: isEnding, cancel_at: at } = form(body);
    if (isEnding !== undefined && at !== undefined)
      throw refusal(400, 'Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.');
    // As at Stripe, an end with the period also sets `cancel_at`. Taking that end back clears both fields.
    const day = isEnding === 'true' ? one.items.data[0]?.current_period_end : at;
    books.change(one, { cancel_at_period_end: isEnding === 'true', cancel_at: day ? Number(day) : null });
    return one;
  });
  app.delete<{ Params: { id: string } }>('/v1/subscriptions/:id', async ({ params }) => {
    const one = of(params.id);
    books.end(one);
    return one;
  });
}

/** Serves the pages of the service: the payment of a session, and a customer's portal. */
function servePages(app: FastifyInstance, { books, way }: Pick<Sandbox, 'books' | 'way'>): void {
  app.get<{ Params: { id: string }; Querystring: SandboxForm }>('/pay/:id', async ({ params, query }, reply) => {
    const session = books.sessions.get(params.id);
    if (session === undefined) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(payPage(session, query['failed'] !== undefined));
  });
  app.post<{ Params: { id: string; how: 'pay' | 'fail' | 'close' } }>('/pay/:id/:how', async ({ params }, reply) => {
    const session = books.sessions.get(params.id);
    if (session === undefined) return reply.callNotFound();
    return reply.redirect(books.settle(session, params.how) ?? `/pay/${session.id}?failed=1`, 303);
  });
  app.get<{ Params: { customer: string }; Querystring: SandboxForm }>(
    '/portal/:customer',
    async ({ params, query }, reply) => {
      const back = query['back'] ?? '/';
      return reply.type('text/html; charset=utf-8').send(portalPage({ books, way, customer: params.customer, back }));
    },
  );
  app.post<{ Params: { customer: string; what: string }; Querystring: SandboxForm }>(
    '/portal/:customer/:what',
    async ({ params: { customer, what }, query }, reply) => {
      const own = [...books.subscriptions.values()].filter((one) => one.customer === customer);
      if (what === 'cancel') for (const one of own) books.change(one, { cancel_at_period_end: true });
      if (what === 'fail') books.failing.add(customer);
      if (what === 'good') books.makeGood(customer);
      if (what === 'refund' || what === 'dispute') books.takeBack(customer, what);
      if (what === 'month') books.jump(MONTH_SECONDS);
      if (isMishap(what)) way.turn(what);
      return reply.redirect(`/portal/${customer}?back=${encodeURIComponent(query['back'] ?? '/')}`, 303);
    },
  );
}

const isMishap = (what: string): what is Mishap => mishaps.some((one) => one === what);
