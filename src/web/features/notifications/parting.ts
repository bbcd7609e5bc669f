import { onSessionEnd } from '#web/platform/session/session.ts';

/** The longest time in ms that the end of a session waits for the push service. */
const PARTING_MS = 2000;

/** Unsubscribes this device at the end of each session, so that the next person at this browser gets no pushes. */
export function partAtSessionEnd(): void {
  onSessionEnd(async () => {
    if (!('PushManager' in window)) return;
    const partAll = async (): Promise<void> => {
      const worker = await navigator.serviceWorker.getRegistration();
      for (const notification of (await worker?.getNotifications()) ?? []) notification.close();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    };
    // A failed unsubscription does not matter, because the server also deletes the subscription of the device.
    await Promise.race([partAll().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PARTING_MS))]);
  });
}
