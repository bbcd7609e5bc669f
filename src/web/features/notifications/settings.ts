import { useEffect } from 'react';
import {
  defaultNotificationSettings,
  getNotificationSettings,
  putNotificationSettings,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { call, CallError } from '#web/platform/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { areSoundsOn, onSoundsSwitched, setSounds } from '#web/platform/sounds.ts';
import { toast } from '#web/ui/toast.ts';
import { createSaver } from './settings.saver.ts';

const key = queryKey(getNotificationSettings);

function held(): NotificationSettings | undefined {
  return queryClient.getQueryData<NotificationSettings>(key);
}

/** The person's settings; the defaults where they cannot be had, as everything else must go on. */
export function currentSettings(): NotificationSettings {
  return held() ?? defaultNotificationSettings;
}

export const useSettings = () => useRead(getNotificationSettings);

/** Shown at once, saved behind it; what cannot be saved goes back to what the server has. */
const saver = createSaver<NotificationSettings>({
  put: (settings) => call(putNotificationSettings, { body: settings }),
  show: (settings) => {
    queryClient.setQueryData<NotificationSettings>(key, settings);
    setSounds(settings.inAppSounds);
  },
  failed: (error) => {
    const words = error instanceof CallError ? error.words : '';
    toast({
      title: 'Not saved',
      description: words || 'wildin cannot be reached right now. Your settings are as they were.',
      tone: 'bad',
    });
  },
});

export function saveSettings(patch: Partial<NotificationSettings>): void {
  const settings = held();
  // Before they have been read, a save would write the defaults over what the person chose.
  if (settings !== undefined) saver.save(settings, patch);
}

/** The switch of this device and the person's setting are one: whichever was moved last moves the other. */
export function useSoundsInStep(): void {
  const settings = useSettings().data;
  useEffect(() => {
    if (settings !== undefined && areSoundsOn() !== settings.inAppSounds) setSounds(settings.inAppSounds);
  }, [settings]);
  useEffect(
    () =>
      onSoundsSwitched(() => {
        const inAppSounds = areSoundsOn();
        if (held() !== undefined && held()?.inAppSounds !== inAppSounds) saveSettings({ inAppSounds });
      }),
    [],
  );
}
