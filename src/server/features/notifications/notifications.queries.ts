import { sql, type Selectable } from 'kysely';
import type { NotificationSettings } from '#contract/notifications.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PushSubscriptionTable } from '#server/platform/database/tables.ts';

type Subscription = Selectable<PushSubscriptionTable>;

export async function settingsOf(db: Db, userId: number): Promise<NotificationSettings | undefined> {
  const row = await db
    .selectFrom('notification_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.settings;
}

export async function saveSettings(
  db: Db,
  { userId, settings, now }: { userId: number; settings: NotificationSettings; now: Date },
): Promise<void> {
  const values = { settings: JSON.stringify(settings), updated_at: now };
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Stores the subscription of a device, and deletes any other subscription with the same address. */
export async function putSubscription(db: Db, row: Subscription): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', row.endpoint)
    .where((where) => where.or([where('user_id', '!=', row.user_id), where('device_id', '!=', row.device_id)]))
    .execute();
  const { user_id: _user, device_id: _device, ...changed } = row;
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(changed))
    .execute();
}

/** Deletes all but the person's `most` latest subscriptions. */
export async function keepLatest(db: Db, userId: number, most: number): Promise<void> {
  await sql`
    DELETE FROM push_subscription WHERE user_id = ${userId} AND device_id IN (
      SELECT device_id FROM push_subscription WHERE user_id = ${userId}
      ORDER BY created_at DESC, device_id OFFSET ${most}
    )
  `.execute(db);
}

export async function subscriptionsOf(db: Db, userId: number): Promise<Subscription[]> {
  return db.selectFrom('push_subscription').selectAll().where('user_id', '=', userId).execute();
}

/** Deletes a device's subscription; with `endpoint`, only if the address is the same. Returns false if none matched. */
export async function deleteSubscription(
  db: Db,
  { userId, deviceId, endpoint }: { userId: number; deviceId: string; endpoint?: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the subscriptions of a person's ended sessions and of `deviceId`, a device where a session just ended. */
export async function deleteSubscriptionsOfEnded(
  db: Db,
  userId: number,
  deviceId: string | null | undefined,
): Promise<void> {
  await sql`
    DELETE FROM push_subscription device
    WHERE device.user_id = ${userId} AND (device.device_id = ${deviceId ?? null} OR EXISTS (
      SELECT FROM session
      WHERE session.user_id = ${userId} AND session.id = device.session_id AND session.revoked_at IS NOT NULL))
  `.execute(db);
}

/** Deletes all subscriptions and all waiting pushes of a person. */
export async function deleteAllPush(db: Db, userId: number): Promise<void> {
  await sql`
    WITH due AS (DELETE FROM push_due WHERE user_id = ${userId})
    DELETE FROM push_subscription WHERE user_id = ${userId}
  `.execute(db);
}
