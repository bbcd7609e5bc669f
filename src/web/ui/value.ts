import { useSyncExternalStore } from 'react';

interface Value<T> {
  get: () => T;
  set: (next: T) => void;
  use: () => T;
}

/** Creates a value that a module shares with the whole page. Components that `use` it render again when it changes. */
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
