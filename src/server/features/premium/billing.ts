import { mailboxOf } from '#contract/accounts.email.ts';
import type { PlanId } from '#contract/premium.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Payments } from '#server/features/premium/payments/payments.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { beginLook, emailOf, endLook, hearEvent, putCustomer, subscriptionOf } from './billing.queries.ts';
import { setPremium } from './entitle.ts';
import { isEntitled as isPremium } from './premium.queries.ts';
import { endedBy, worthOf } from './standing.ts';
import { shown } from './billing.state.ts';

export const LOOK_JOB = 'look-at-customer';

/** Throws `payments_off` when the server takes no payments. */
export function paymentsOf({ payments }: Pick<Deps, 'payments'>): Payments {
  if (payments === undefined) throw new AppError('payments_off');
  return payments;
}

const backTo = ({ config }: Pick<Deps, 'config'>): URL => new URL('/subscription', config.publicUrl);

/** Returns the address of a payment page for a plan; throws `already_premium` for a person with a subscription. */
export async function checkout(deps: Deps, { userId, plan }: { userId: number; plan: PlanId }): Promise<string> {
  const payments = paymentsOf(deps);
  const { db } = deps;
  let row = await subscriptionOf(db, userId);
  if (row === undefined) {
    const email = await emailOf(db, userId);
    const customerId = await payments.makeCustomer({
      userId,
      email: email === null ? null : (mailboxOf(email) ?? email),
    });
    await putCustomer(db, { user_id: userId, customer_id: customerId });
    row = await subscriptionOf(db, userId);
  }
  if (row === undefined) throw new AppError('unauthenticated');
  const page = await payments.openCheckout({ customerId: row.customer_id, userId, plan, back: backTo(deps) });
  // Opening this page closed all earlier pages of the customer. The look-up finds a payment just made on one of them.
  await look(deps, row.customer_id);
  const known = await subscriptionOf(db, userId);
  if (known !== undefined && shown(known, deps.clock.now()) !== null) throw new AppError('already_premium');
  return page;
}

export async function portal(deps: Deps, userId: number): Promise<string> {
  const payments = paymentsOf(deps);
  const row = await subscriptionOf(deps.db, userId);
  if (row === undefined) throw new AppError('no_subscription');
  const back = backTo(deps);
  // Tells the page that something may have changed there, of which no event has come yet.
  back.searchParams.set('portal', '1');
  return payments.openPortal({ customerId: row.customer_id, back });
}

export async function lookFor(deps: Deps, userId: number): Promise<void> {
  const row = await subscriptionOf(deps.db, userId);
  if (row !== undefined && deps.payments !== undefined) await look(deps, row.customer_id);
}

/**
 * Looks up a customer at the payment service. Then it writes the subscription and the person's entitlement in one
 * transaction. Of two concurrent look-ups, the result of the earlier one is dropped if the later one has already
 * written. A change that neither look-up has seen causes an event of its own.
 */
export async function look(deps: Deps, customerId: string): Promise<void> {
  const payments = paymentsOf(deps);
  const begun = await beginLook(deps.db, customerId);
  if (begun === undefined) return;
  const standing = await payments.lookAt(customerId);
  const now = deps.clock.now();
  const { chosen, until, graceUntil } = worthOf(standing, now);
  const isNews = await inTransaction(deps.db, async (trx) => {
    const isLast = await endLook(
      trx,
      { customerId, look: begun.looks },
      {
        subscription_id: chosen?.id ?? null,
        plan: chosen?.plan ?? null,
        status: chosen?.status ?? null,
        period_ends_at: chosen?.periodEndsAt ?? null,
        ends_at: chosen?.endsAt ?? null,
        grace_until: graceUntil,
        synced_at: now,
      },
    );
    if (!isLast) return false;
    const had = await isPremium(trx, begun.user_id, now);
    const paid = until === null ? { isOn: false } : { isOn: true, endsAt: until };
    await setPremium(trx, begun.user_id, { ...paid, source: 'payment', now });
    return had !== (await isPremium(trx, begun.user_id, now));
  });
  if (isNews) askToResync(deps, begun.user_id, 'me');
  // Otherwise, the service would renew a subscription whose payment was refunded or disputed, and would retry an open
  // payment for longer than the days of grace.
  for (const { id } of endedBy(standing, now)) await payments.end(id);
}

/** Handles an event of the payment service once. The event only names the customer to look up. */
export async function hear(deps: Deps, raw: string, signature: string): Promise<void> {
  const now = deps.clock.now();
  const event = await paymentsOf(deps).hear(raw, signature, now);
  if (event === undefined) throw new AppError('invalid', { message: 'That is not signed by the payment service.' });
  await inTransaction(deps.db, async (trx) => {
    const isNew = await hearEvent(trx, { id: event.id, heard_at: now });
    if (isNew && event.customerId !== undefined)
      await deps.jobs.enqueue(trx, LOOK_JOB, { customerId: event.customerId });
  });
  deps.jobs.hurry(LOOK_JOB);
}
