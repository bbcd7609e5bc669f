import { useSyncExternalStore } from 'react';
import { readText, writeText, type Kept } from './storage.ts';

const OFF = 'off';

/** A switch that this device keeps. It is on until somebody turns it off. */
export interface DeviceSwitch {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
  use: () => boolean;
  /** Calls `listener` when the switch changes in this tab or another; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

export function createDeviceSwitch(kept: Kept): DeviceSwitch {
  const listeners = new Set<() => void>();
  const isOn = (): boolean => readText(kept) !== OFF;
  const subscribe = (listener: () => void): (() => void) => {
    const fromOtherTab = ({ key }: StorageEvent): void => {
      if (key === kept.name || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  };
  return {
    isOn,
    subscribe,
    set: (next) => {
      writeText(kept, next ? null : OFF);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, isOn),
  };
}
