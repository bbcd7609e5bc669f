import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { whenIdle } from '#web/platform/idle.ts';
import { onWorkerMessage } from '#web/platform/worker.ts';
import { showUnread } from './badges.ts';
import { seen } from './notifier.ts';
import { keepPushInStep } from './push.ts';
import { useSoundsInStep } from './settings.ts';

/** Reads the member's settings, and shows the number of unread messages on tab and icon. */
export function NotificationWatch({ unread }: { unread: number }) {
  const [location] = useLocation();
  useSoundsInStep();
  useEffect(() => seen(location), [location]);
  useEffect(() => showUnread(unread), [unread]);
  useEffect(() => () => showUnread(0), []);
  useEffect(() => {
    // If it fails, the next visit sends it again.
    const tellServer = (): void => void keepPushInStep().catch(() => undefined);
    // The permission is asked of the browser's own process, and the page waits for it.
    void whenIdle().then(tellServer);
    return onWorkerMessage((message) => {
      if (message.type === 'open') navigate(message.path);
      else tellServer();
    });
  }, []);
  return null;
}
