import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { onWorkerMessage } from '#web/platform/worker.ts';
import { showUnread } from './badges.ts';
import { seen } from './notify.tsx';
import { keepPushInStep } from './push.ts';
import { useSoundsInStep } from './settings.ts';

/** While somebody is signed in: their settings at hand, and the number of what they have not read on tab and icon. */
export function NotificationWatch({ unread }: { unread: number }) {
  const [location] = useLocation();
  useSoundsInStep();
  useEffect(() => seen(location), [location]);
  useEffect(() => showUnread(unread), [unread]);
  useEffect(() => () => showUnread(0), []);
  useEffect(() => {
    // Should it fail, the next visit tells the server again.
    const tellServer = (): void => void keepPushInStep().catch(() => undefined);
    tellServer();
    return onWorkerMessage((message) => {
      if (message.type === 'open') navigate(message.path);
      else tellServer();
    });
  }, []);
  return null;
}
