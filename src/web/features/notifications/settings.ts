import {
  defaultNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

export const key = queryKey(getNotificationSettings);

/** Returns the person's notification settings; undefined before they were read. */
export function held(): NotificationSettings | undefined {
  return queryClient.getQueryData<NotificationSettings>(key);
}

/** Returns the person's notification settings, or the defaults before they were read. */
export function currentSettings(): NotificationSettings {
  return held() ?? defaultNotificationSettings;
}

export const useSettings = () => useRead(getNotificationSettings);
