import { createDeviceSwitch } from '#web/platform/storage/device-switch.ts';
import { kept } from '#web/platform/storage/storage.register.ts';

/** A switch: whether this device asks the person if harsh words of others bothered them. */
export const wordsQuestion = createDeviceSwitch(kept.askAboutWords);
