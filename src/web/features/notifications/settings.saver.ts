import { putNotificationSettings, type NotificationSettings } from '#contract/notifications.ts';
import { call, asCallError } from '#web/platform/calls/call.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { createSaver } from '#web/platform/saver.ts';
import { soundSwitch } from '#web/platform/sound/sound-switch.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { held, key } from './settings.ts';

/** Shows a change of the settings at once and saves it. A failed save shows the server's settings again. */
const saver = createSaver<NotificationSettings>({
  page: window,
  put: (settings) => call(putNotificationSettings, { body: settings, keepalive: true }),
  show: (settings) => {
    queryClient.setQueryData<NotificationSettings>(key, settings);
    soundSwitch.set(settings.inAppSounds);
  },
  failed: (error) => {
    const { words } = asCallError(error);
    toastFailure({
      title: t('notifications.not-saved', 'Not saved'),
      description:
        words ||
        t(
          'notifications.wildin-cannot-be-reached-right-now',
          'wildin cannot be reached right now. Your settings are as they were.',
        ),
    });
  },
});

export function saveSettings(patch: Partial<NotificationSettings>): void {
  const settings = held();
  // Before the settings have been read, saving would overwrite them with the defaults.
  if (settings !== undefined) saver.save(settings, patch);
}
