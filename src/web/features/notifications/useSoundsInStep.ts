import { useEffect } from 'react';
import type { NotificationSettings } from '#contract/notifications.ts';
import { soundSwitch } from '#web/platform/sound/sound-switch.ts';
import { late, tellMissing } from '#web/ui/late.ts';
import { held, useSettings } from './settings.ts';

const saving = late(() => import('./settings.saver.ts'));

/** Saves a change made outside of the settings pages. The code loads on demand, because most visits change nothing. */
async function save(patch: Partial<NotificationSettings>): Promise<void> {
  const saver = await saving.fetch();
  if (saver !== undefined) return saver.saveSettings(patch);
  tellMissing();
  const kept = held();
  if (kept !== undefined) soundSwitch.set(kept.inAppSounds);
  return undefined;
}

/**
 * Keeps the sound switch of this device and the sound setting of the person equal: a change of either updates the
 * other.
 */
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
