import { useEffect } from 'react';
import {
  defaultNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { soundSwitch } from '#web/platform/sound-switch.ts';
import { late, tellMissing } from '#web/ui/late.ts';

export const key = queryKey(getNotificationSettings);

/** Returns the person's settings, if they have been read. */
export function held(): NotificationSettings | undefined {
  return queryClient.getQueryData<NotificationSettings>(key);
}

/** Returns the person's settings, or the defaults where they cannot be read. */
export function currentSettings(): NotificationSettings {
  return held() ?? defaultNotificationSettings;
}

export const useSettings = () => useRead(getNotificationSettings);

const saving = late(() => import('./settings.saver.ts'));

/** Saves a change of what is not on a page of settings. Most visits only read, so the code comes then. */
async function save(patch: Partial<NotificationSettings>): Promise<void> {
  const saver = await saving.fetch();
  if (saver === undefined) tellMissing();
  else saver.saveSettings(patch);
}

/** Keeps this device's switch and the person's setting equal: the last change sets the other. */
export function useSoundsInStep(): void {
  const settings = useSettings().data;
  useEffect(() => {
    if (settings !== undefined && soundSwitch.isOn() !== settings.inAppSounds) soundSwitch.set(settings.inAppSounds);
  }, [settings]);
  useEffect(
    () =>
      soundSwitch.subscribe(() => {
        const inAppSounds = soundSwitch.isOn();
        if (held() !== undefined && held()?.inAppSounds !== inAppSounds) void save({ inAppSounds });
      }),
    [],
  );
}
