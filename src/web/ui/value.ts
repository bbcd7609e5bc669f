import { useSyncExternalStore } from 'react';

interface Value<T> {
  get: () => T;
  set: (next: T) => void;
  use: () => T;
}

/** Makes a value that one module keeps for the whole page and components follow. */
export function createValue<T>(value: T): Value<T> {
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
