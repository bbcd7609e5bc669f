import { useSyncExternalStore } from 'react';
import { kept } from './storage.register.ts';
import { readText, writeText } from './storage.ts';

const listeners = new Set<() => void>();

/** Sounds are on until somebody turns them off. */
export function areSoundsOn(): boolean {
  return readText(kept.soundSwitch) !== 'off';
}

export function setSounds(on: boolean): void {
  writeText(kept.soundSwitch, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export function useSounds(): boolean {
  return useSyncExternalStore(onSoundsSwitched, areSoundsOn);
}

/** Calls `listener` when the switch changes in this tab or another. */
export function onSoundsSwitched(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === kept.soundSwitch.name || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
