import { createDeviceSwitch } from '#web/platform/storage/device-switch.ts';
import { kept } from '#web/platform/storage/storage.register.ts';

export const soundSwitch = createDeviceSwitch(kept.soundSwitch);
