import { createDeviceSwitch } from '#web/platform/device-switch.ts';
import { kept } from '#web/platform/storage.register.ts';

/** Whether this device asks its reader about possibly hurtful words of others. */
export const wordsQuestion = createDeviceSwitch(kept.askAboutWords);
