import { useEffect, useSyncExternalStore } from 'react';
import { kept } from '#web/platform/storage.register.ts';
import { readText, writeText } from '#web/platform/storage.ts';

const listeners = new Set<() => void>();
const OFF = 'off';

/** Single letters can be switched off, for people whose software types them. */
export function setLetterKeys(isOn: boolean): void {
  writeText(kept.deskKeys, isOn ? null : OFF);
  for (const listener of listeners) listener();
}

export function useLetterKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => readText(kept.deskKeys) !== OFF,
  );
}

const WRITING = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Runs a handler by the letter pressed anywhere but in a field or a window. */
export function useDeskKeys(handlers: Readonly<Record<string, () => void>>): void {
  const isOn = useLetterKeys();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${WRITING}, [role="dialog"], [role="menu"]`) !== null) return;
      const handle = handlers[event.key.toUpperCase()];
      if (handle === undefined) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, handlers]);
}

/** ⌘↵ or Ctrl+Enter, also from within a field. */
export function useSendKey(send: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      event.preventDefault();
      send();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [send]);
}
