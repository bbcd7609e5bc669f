import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { whenIdle } from '#web/ui/idle.ts';
import { onWorkerMessage } from '#web/platform/worker.ts';
import { showUnread } from './badges.ts';
import { seen } from './notifier.ts';
import { partAtSessionEnd } from './parting.ts';
import { useSoundsInStep } from './useSoundsInStep.ts';

partAtSessionEnd();

/** Tells the server of a renewed subscription. The code of pushes is fetched only where the person allowed them. */
async function keepInStep(): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const { keepPushInStep } = await import('./push.ts');
  await keepPushInStep();
}

/** Reads the member's settings, and shows the number of unread messages on tab and icon. */
export function NotificationWatch({ unread }: { unread: number }) {
  const [location] = useLocation();
  useSoundsInStep();
  useEffect(() => seen(location), [location]);
  useEffect(() => showUnread(unread), [unread]);
  useEffect(() => () => showUnread(0), []);
  useEffect(() => {
    // If it fails, the next visit sends it again.
    const tellServer = (): void => void keepInStep().catch(() => undefined);
    // The permission is asked of the browser's own process, and the page waits for it.
    void whenIdle().then(tellServer);
    return onWorkerMessage((message) => {
      if (message.type === 'open') navigate(message.path);
      else tellServer();
    });
  }, []);
  return null;
}
