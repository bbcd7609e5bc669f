import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ServiceSubscription, Payments } from '#server/features/premium/payments/payments.ts';
import { subscriptionOf } from './billing.queries.ts';
import { look, paymentsOf } from './billing.ts';
import { isLive, isUnpaid, worthOf } from './standing.ts';

export const END_JOB = 'end-subscription';

/**
 * Cancels every subscription that would charge a person, or takes back the cancellation of the subscription that gives
 * premium. Throws `no_subscription` if there is no such subscription.
 */
export async function setCancelled(deps: Deps, userId: number, isCancelled: boolean): Promise<void> {
  const payments = paymentsOf(deps);
  const row = await subscriptionOf(deps.db, userId);
  if (row === undefined) throw new AppError('no_subscription');
  const standing = await payments.lookAt(row.customer_id);
  const { chosen } = worthOf(standing, deps.clock.now());
  const live = isCancelled ? standing.subscriptions.filter(isLive) : [];
  for (const one of live) await stop(payments, one);
  if (!isCancelled && chosen !== undefined) await payments.setEnding(chosen.id, false);
  await look(deps, row.customer_id);
  if (live.length === 0 && (isCancelled || chosen === undefined)) throw new AppError('no_subscription');
}

/** Cancels every subscription that would charge a person. Does nothing if there is none. */
export async function endRenewal(deps: Deps, userId: number): Promise<void> {
  const { payments } = deps;
  const row = await subscriptionOf(deps.db, userId);
  if (row === undefined || payments === undefined) return;
  const { subscriptions } = await payments.lookAt(row.customer_id);
  for (const one of subscriptions.filter(isLive)) await stop(payments, one);
  await look(deps, row.customer_id);
}

/**
 * Stops a subscription's charges. Ends an unpaid one at once, because its open payment would outlast a cancellation.
 */
async function stop(payments: Payments, one: ServiceSubscription): Promise<void> {
  if (isUnpaid(one)) await payments.end(one.id);
  else if (one.endsAt === null) await payments.setEnding(one.id, true);
}

/** Enqueues the cancellation of a person's subscriptions, in the transaction in which they ask for deletion. */
export async function endWithAccount({ jobs, payments }: Pick<Deps, 'jobs' | 'payments'>, trx: Trx, userId: number) {
  const row = payments === undefined ? undefined : await subscriptionOf(trx, userId);
  // The row may be older than the latest payment, so the job reads the subscriptions from the payment service.
  if (row !== undefined) await jobs.enqueue(trx, END_JOB, { userId });
}

/** Ends all subscriptions of a person now. Throws if the payment service fails, so that the erasure stops. */
export async function endAllOf({ payments }: Pick<Deps, 'payments'>, trx: Trx, userId: number): Promise<void> {
  const row = await subscriptionOf(trx, userId);
  if (row === undefined || payments === undefined) return;
  const { subscriptions } = await payments.lookAt(row.customer_id);
  for (const { id } of subscriptions.filter(isLive)) await payments.end(id);
}
