import { createDeviceSwitch } from './device-switch.ts';
import { kept } from './storage.register.ts';

export const soundSwitch = createDeviceSwitch(kept.soundSwitch);
