import { pushKey, subscribePush, testPush, unsubscribePush } from '#contract/notifications.ts';
import { call } from '#web/platform/call.ts';
import { deviceId, onSessionEnd, sessionPerson } from '#web/platform/session.ts';
import { serviceWorker } from '#web/platform/worker.ts';

/** install: this browser pushes only to apps on the home screen; off: possible and not asked for, or switched off here. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Which subscription of whom the server was told of last. */
const TOLD = 'wildin.push';
/** Signing out does not wait for a push service that does not answer. */
const PARTING_MS = 2000;

export async function pushState(): Promise<PushState> {
  // Safari on a telephone says by this name whether the app was installed.
  if ((navigator as { standalone?: boolean }).standalone === false) return 'install';
  if (!('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  const worker = await serviceWorker();
  if (worker === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' ? await worker.pushManager.getSubscription() : null;
  return subscription === null ? 'off' : 'on';
}

/** Asks the person, then the browser, then tells the server. Must begin in a gesture. */
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
  localStorage.removeItem(TOLD);
  // The server forgets a subscription that is gone at its next attempt, should it not hear this.
  await call(unsubscribePush, { params: { deviceId: deviceId() } }).catch(() => undefined);
  return pushState();
}

/** Sends one to the person's own devices; how many took it. */
export async function tryPush(): Promise<number> {
  return (await call(testPush)).delivered;
}

/** Browsers renew subscriptions by themselves: what the server does not know yet, it is told. */
export async function keepPushInStep(): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  if (localStorage.getItem(TOLD) !== nameOf(subscription)) await tell(subscription);
}

async function subscribe(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await worker.pushManager.subscribe(wish);
  } catch (error) {
    // A subscription made with a former key of this server stands in the way of the new one.
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
  localStorage.setItem(TOLD, nameOf(subscription));
}

function nameOf({ endpoint }: PushSubscription): string {
  return `${sessionPerson() ?? ''} ${endpoint}`;
}

/** Whoever comes after must not be told of the one who left. The server's half ends with the session. */
onSessionEnd(async () => {
  localStorage.removeItem(TOLD);
  if (!('PushManager' in window)) return;
  const partAll = async (): Promise<void> => {
    const worker = await navigator.serviceWorker.getRegistration();
    for (const notification of (await worker?.getNotifications()) ?? []) notification.close();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  };
  await Promise.race([partAll().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PARTING_MS))]);
});
