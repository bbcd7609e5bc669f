import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Known, Payments } from '#server/platform/payments/payments.ts';
import { subscriptionOf } from './billing.queries.ts';
import { look, paymentsOf } from './billing.ts';
import { isLive, isUnpaid, worthOf } from './standing.ts';

export const END_JOB = 'end-subscription';

/** Cancels whatever would charge a person, or takes the cancellation of the subscription that counts back. */
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

/** Cancels whatever would charge a person, if there is anything. */
export async function endRenewal(deps: Deps, userId: number): Promise<void> {
  const { payments } = deps;
  const row = await subscriptionOf(deps.db, userId);
  if (row === undefined || payments === undefined) return;
  const { subscriptions } = await payments.lookAt(row.customer_id);
  for (const one of subscriptions.filter(isLive)) await stop(payments, one);
  await look(deps, row.customer_id);
}

/** Stops the charges of a subscription. The service goes on trying an open payment of one that ends with its period. */
async function stop(payments: Payments, one: Known): Promise<void> {
  if (isUnpaid(one)) await payments.end(one.id);
  else if (one.endsAt === null) await payments.setEnding(one.id, true);
}

/** Cancels the renewal of a subscription, in the transaction in which its person asks for deletion. */
export async function endWithAccount({ jobs, payments }: Pick<Deps, 'jobs' | 'payments'>, trx: Trx, userId: number) {
  const row = payments === undefined ? undefined : await subscriptionOf(trx, userId);
  // The last look may be older than the latest payment.
  if (row !== undefined) await jobs.enqueue(trx, END_JOB, { userId });
}

/** Ends all subscriptions of a person now; throws unless the service confirms it, which stops the erasure. */
export async function endAllOf({ payments }: Pick<Deps, 'payments'>, trx: Trx, userId: number): Promise<void> {
  const row = await subscriptionOf(trx, userId);
  if (row === undefined || payments === undefined) return;
  const { subscriptions } = await payments.lookAt(row.customer_id);
  for (const { id } of subscriptions.filter(isLive)) await payments.end(id);
}
