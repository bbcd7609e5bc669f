import { sql, type Selectable } from 'kysely';
import { hasLeftBefore } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SubscriptionTable } from '#server/platform/database/tables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export async function subscriptionOf(db: Db, userId: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the id that the payment service has for a person as a customer. An id that is stored already stays. */
export async function putCustomer(db: Db, row: { user_id: number; customer_id: string }): Promise<void> {
  await db
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Begins a look-up of a customer; returns the user id and the look-up's number; undefined for an unknown customer. */
export async function beginLook(db: Db, customerId: string): Promise<{ user_id: number; looks: number } | undefined> {
  return db
    .updateTable('subscription')
    .set((row) => ({ looks: row('looks', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning(['user_id', 'looks'])
    .executeTakeFirst();
}

export type SubscriptionState = Pick<
  SubscriptionRow,
  'subscription_id' | 'plan' | 'status' | 'period_ends_at' | 'ends_at' | 'grace_until' | 'synced_at'
>;

/** Writes the result of a look-up. Returns false, and writes nothing, if a later look-up has already written. */
export async function endLook(
  trx: Trx,
  { customerId, look }: { customerId: string; look: number },
  seen: SubscriptionState,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscription')
    .set({ ...seen, seen_look: look })
    .where('customer_id', '=', customerId)
    .where('seen_look', '<', look)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records an event of the payment service. Returns false if the event is recorded already. */
export async function hearEvent(trx: Trx, event: { id: string; heard_at: Date }): Promise<boolean> {
  const heard = await trx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return heard !== undefined;
}

/** A customer to look up. */
export interface Stale {
  customer_id: string;
  user_id: number;
  /** True when the person has asked for the deletion of their account. */
  is_leaving: boolean;
}

/** Returns up to `most` customers with an id after `after` and without a look-up since `before`, in order of id. */
export async function staleCustomers(
  db: Db,
  { before, now, after, most }: { before: Date; now: Date; after: string; most: number },
): Promise<Stale[]> {
  const { rows } = await sql<Stale>`
    SELECT customer_id, user_id, coalesce(${hasLeftBefore('account', now)}, false) AS is_leaving
    FROM subscription JOIN account ON account.id = user_id
    WHERE customer_id > ${after} AND (synced_at IS NULL OR synced_at < ${before})
    ORDER BY customer_id LIMIT ${most}
  `.execute(db);
  return rows;
}

/** Returns a person's email address; null if they have none or there is no account. */
export async function emailOf(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}
