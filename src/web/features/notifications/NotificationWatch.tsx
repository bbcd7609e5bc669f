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

/**
 * Reports a renewed push subscription to the server. The push code loads only if the person has allowed notifications.
 */
async function keepInStep(): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const { keepPushInStep } = await import('./push.ts');
  await keepPushInStep();
}

/** Syncs the sound setting, shows the unread count on tab and app icon, and handles messages of the service worker. */
export function NotificationWatch({ unread }: { unread: number }) {
  const [location] = useLocation();
  useSoundsInStep();
  useEffect(() => seen(location), [location]);
  useEffect(() => showUnread(unread), [unread]);
  useEffect(() => () => showUnread(0), []);
  useEffect(() => {
    // After a failure, the next visit reports the subscription again.
    const tellServer = (): void => void keepInStep().catch(() => undefined);
    // Waits until idle, because reading the permission blocks the page until the browser's own process answers.
    void whenIdle().then(tellServer);
    return onWorkerMessage((message) => {
      if (message.type === 'open') navigate(message.path);
      else tellServer();
    });
  }, []);
  return null;
}
