import { MINUTE_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { staleCustomers } from './billing.queries.ts';
import { look } from './billing.ts';
import { endRenewal } from './ending.ts';

/** The nightly run skips customers with a look-up within this time, so that it can restart after a crash. */
const STALE_MS = 10 * MINUTE_MS;
const BATCH = 100;

/**
 * Looks up all customers without a recent look-up, so that a lost event only causes a delay. For a person who asked for
 * deletion, it cancels the subscriptions again, because the first attempt may have failed.
 */
export async function lookAtAll(deps: Deps): Promise<void> {
  if (deps.payments === undefined) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - STALE_MS);
  let after = '';
  for (;;) {
    const customers = await staleCustomers(deps.db, { before, now, after, most: BATCH });
    for (const { customer_id: customerId, user_id: userId, is_leaving: isLeaving } of customers) {
      await (isLeaving ? endRenewal(deps, userId) : look(deps, customerId)).catch((error: unknown) => {
        deps.log.error({ err: error }, 'a customer could not be looked at');
      });
    }
    const last = customers.at(-1);
    if (last === undefined || customers.length < BATCH) return;
    after = last.customer_id;
  }
}
