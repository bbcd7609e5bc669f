import { onSessionEnd } from '#web/platform/session.ts';

/** A sign-out does not wait longer for a silent push service. */
const PARTING_MS = 2000;

/** Makes the end of each session unsubscribe this device, so that the next person at this browser gets no pushes. */
export function partAtSessionEnd(): void {
  onSessionEnd(async () => {
    if (!('PushManager' in window)) return;
    const partAll = async (): Promise<void> => {
      const worker = await navigator.serviceWorker.getRegistration();
      for (const notification of (await worker?.getNotifications()) ?? []) notification.close();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    };
    // A sign-out does not wait for a failed unsubscription, because the server also deletes the device's subscription.
    await Promise.race([partAll().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PARTING_MS))]);
  });
}
