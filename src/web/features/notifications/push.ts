import { pushKey, subscribePush, testPush, unsubscribePush } from '#contract/notifications.ts';
import { call } from '#web/platform/calls/call.ts';
import { deviceId, sessionPerson } from '#web/platform/session/session.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { serviceWorker } from '#web/platform/worker.ts';

/** `install`: this browser pushes only to apps on the home screen. `off`: push is possible, but off on this device. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  // Safari on iOS pushes only to an installed app, and sets `standalone` to false in a tab.
  if ((navigator as { standalone?: boolean }).standalone === false) return 'install';
  if (!('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  const worker = await serviceWorker();
  if (worker === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' ? await worker.pushManager.getSubscription() : null;
  return subscription === null ? 'off' : 'on';
}

/** Asks the person for permission, subscribes this browser, and informs the server. Call it in a user gesture. */
export async function enablePush(): Promise<PushState> {
  const [permission, worker] = await Promise.all([Notification.requestPermission(), serviceWorker()]);
  if (worker === null) return 'unsupported';
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const { publicKey } = await call(pushKey);
  await tell(await subscribe(worker, publicKey));
  return 'on';
}

export async function disablePush(): Promise<PushState> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  writeText(kept.pushSubscription, null);
  // If this call is lost, the server drops the dead subscription when it next tries to push.
  await call(unsubscribePush, { params: { deviceId: deviceId() } }).catch(() => undefined);
  return pushState();
}

/** Sends a test push to the person's own devices. Returns the number of devices whose push service accepted it. */
export async function tryPush(): Promise<number> {
  return (await call(testPush)).delivered;
}

/** Reports a new subscription that the server does not have yet. Browsers renew subscriptions by themselves. */
export async function keepPushInStep(): Promise<void> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  if (readText(kept.pushSubscription) !== nameOf(subscription)) await tell(subscription);
}

async function subscribe(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await worker.pushManager.subscribe(wish);
  } catch (error) {
    // A subscription with an earlier key of this server prevents a new subscription.
    const former = await worker.pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return worker.pushManager.subscribe(wish);
  }
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { deviceId: deviceId(), endpoint: endpoint ?? '', keys: { p256dh, auth } };
  await call(subscribePush, { body });
  writeText(kept.pushSubscription, nameOf(subscription));
}

function nameOf({ endpoint }: PushSubscription): string {
  return `${sessionPerson() ?? ''} ${endpoint}`;
}
