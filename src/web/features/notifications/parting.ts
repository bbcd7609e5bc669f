import { onSessionEnd } from '#web/platform/session.ts';

/** A sign-out does not wait longer for a silent push service. */
const PARTING_MS = 2000;

/** Ends the pushes with the session: the next person at this browser must not see the last one's. The server ends its half with the session. */
export function partAtSessionEnd(): void {
  onSessionEnd(async () => {
    if (!('PushManager' in window)) return;
    const partAll = async (): Promise<void> => {
      const worker = await navigator.serviceWorker.getRegistration();
      for (const notification of (await worker?.getNotifications()) ?? []) notification.close();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    };
    // A sign-out goes on without it: the server forgets the device as well.
    await Promise.race([partAll().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PARTING_MS))]);
  });
}
