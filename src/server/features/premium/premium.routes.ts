import { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/premium.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { checkout, hear, look, LOOK_JOB, lookFor, portal } from './billing.ts';
import { premiumFor } from './billing.state.ts';
import { END_JOB, endRenewal, setCancelled } from './ending.ts';
import { lookAtAll } from './nightly.ts';

const EVENTS_MS = 30 * DAY_MS;
const customer = z.object({ customerId: z.string() });
const person = z.object({ userId: z.number() });

export function premium(server: Server): void {
  const { deps } = server;
  deps.jobs.define(LOOK_JOB, (data) => look(deps, customer.parse(data).customerId));
  deps.jobs.define(END_JOB, (data) => endRenewal(deps, person.parse(data).userId));
  deps.jobs.define('look-at-all-customers', () => lookAtAll(deps), '30 4 * * *');
  deps.retention.rows({
    table: 'payment_event',
    what: 'Which events of the payment service were heard',
    ms: EVENTS_MS,
    since: 'heard_at',
    after: 'after they were heard',
  });

  serve(server, contract.getPremium, ({ caller }) => premiumFor(deps, caller.userId));

  serve(server, contract.checkoutPremium, async ({ caller, body: { plan } }) => ({
    url: await checkout(deps, { userId: caller.userId, plan }),
  }));

  serve(server, contract.openPortal, async ({ caller }) => ({ url: await portal(deps, caller.userId) }));

  serve(server, contract.lookAgain, async ({ caller: { userId } }) => {
    await lookFor(deps, userId);
    return premiumFor(deps, userId);
  });

  serve(server, contract.cancelPremium, async ({ caller: { userId }, body: { isCancelled } }) => {
    await setCancelled(deps, userId, isCancelled);
    return premiumFor(deps, userId);
  });

  // The signature covers the raw bytes of the body.
  void server.app.register(async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serve({ app, deps }, contract.paymentWebhook, async ({ body, request }) => {
      await hear(deps, String(body), String(request.headers['stripe-signature'] ?? ''));
      return { ok: true } as const;
    });
  });
}
