import { createDeviceSwitch } from '#web/platform/device-switch.ts';
import { kept } from '#web/platform/storage.register.ts';

/** Whether this device asks its reader about words of others that may hurt. */
export const wordsQuestion = createDeviceSwitch(kept.askAboutWords);
