import type { z } from 'zod';
import {
  defaultNotificationSettings,
  type NotificationSettings,
  type Priority,
  type PushPayload,
  type subscribePush,
} from '#contract/notifications.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { areKeys, type Delivery } from '#server/features/notifications/push/push.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { noteMatch } from './due.queries.ts';
import { GATHER_SECONDS } from './due.statements.ts';
import {
  deleteSubscription,
  keepLatest,
  putSubscription,
  settingsOf,
  subscriptionsOf,
} from './notifications.queries.ts';

export { nextTry } from './judge.ts';
export { deleteAllPush } from './notifications.queries.ts';

const MOST_DEVICES = 10;

/** Returns the time at which a push about news of `now` is due. */
export function dueAt(now: Date): Date {
  return new Date(now.getTime() + GATHER_SECONDS * 1000);
}

/** Schedules a push for the person who was found, in the transaction that makes a match. */
export async function noteFound(trx: Trx, found: { userId: number; roomId: string; now: Date }): Promise<void> {
  await noteMatch(trx, { userId: found.userId, roomId: found.roomId, dueAt: dueAt(found.now) });
}

export async function settingsFor(db: Db, userId: number): Promise<NotificationSettings> {
  return { ...defaultNotificationSettings, ...(await settingsOf(db, userId)) };
}

/** Subscribes a device of the caller. An eleventh device replaces the oldest. */
export async function subscribe(
  { db, push, clock }: Pick<Deps, 'db' | 'push' | 'clock'>,
  { userId, sessionId }: Caller,
  { deviceId, endpoint, keys }: z.output<typeof subscribePush.body>,
): Promise<void> {
  if (!push.accepts(endpoint)) {
    throw new AppError('push_host', { fields: { endpoint: 'That is not the address of a known push service.' } });
  }
  if (!areKeys(keys)) throw new AppError('invalid', { fields: { keys: 'These keys are none.' } });
  const row = {
    user_id: userId,
    device_id: deviceId,
    session_id: sessionId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: clock.now(),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTransaction(db, async (trx) => {
        await putSubscription(trx, row);
        await keepLatest(trx, userId, MOST_DEVICES);
      });
      return;
    } catch (error) {
      // Two people subscribed the same browser at the same moment; the next try takes the address.
      if (attempt >= 3 || !isUniqueViolation(error)) throw error;
    }
  }
}

interface Letter {
  userId: number;
  payload: PushPayload;
  priority: Priority;
  topic: string;
  /** How long the push services keep the push; a day if absent. */
  ttlSeconds?: number | undefined;
  /** The devices that get the push; null or absent for all devices. */
  onlyDevices?: string[] | null;
}

/**
 * Sends to the person's devices that are still signed in, and deletes dead subscriptions. Returns the result
 * by device.
 */
export async function sendToDevices(
  { db, push, sessions }: Pick<Deps, 'db' | 'push' | 'sessions'>,
  { userId, payload, priority, topic, ttlSeconds, onlyDevices = null }: Letter,
): Promise<Map<string, Delivery>> {
  const [devices, live] = await Promise.all([subscriptionsOf(db, userId), sessions.list(userId)]);
  const signedIn = new Set(live.map(({ id }) => id));
  const meant = devices.filter(
    ({ device_id: id, session_id: session }) =>
      signedIn.has(session) && (onlyDevices === null || onlyDevices.includes(id)),
  );
  const sent = meant.map(async (device): Promise<[string, Delivery]> => {
    const delivery = await push.send(device, payload, { priority, topic, ttlSeconds });
    if (delivery.outcome === 'gone') {
      await deleteSubscription(db, { userId, deviceId: device.device_id, endpoint: device.endpoint });
    }
    return [device.device_id, delivery];
  });
  return new Map(await Promise.all(sent));
}
