import { useSyncExternalStore } from 'react';
import { readText, writeText, type StorageKind } from './storage.ts';

const [ON, OFF] = ['on', 'off'];

/** A switch that is stored on this device. */
export interface DeviceSwitch {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
  use: () => boolean;
  /** Calls `listener` when the switch changes in this tab or another. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a switch. `atFirst` is its value until somebody sets the switch. */
export function createDeviceSwitch(kept: StorageKind, { atFirst } = { atFirst: true }): DeviceSwitch {
  const listeners = new Set<() => void>();
  const isOn = (): boolean => (atFirst ? readText(kept) !== OFF : readText(kept) === ON);
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
      writeText(kept, next === atFirst ? null : next ? ON : OFF);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, isOn),
  };
}
