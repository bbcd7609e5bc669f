import { useEffect } from 'react';
import { createDeviceSwitch } from '#web/platform/storage/device-switch.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { isKeyOfOthers } from '#web/ui/usePageKeys.ts';

/** A switch of this device for single-letter keys, which dictation software may type by mistake. */
export const letterKeys = createDeviceSwitch(kept.deskKeys);

/** Runs the handler of a pressed letter, except in a field, below an open window, or while `letterKeys` is off. */
export function useDeskKeys(handlers: Readonly<Record<string, () => void>>): void {
  const isOn = letterKeys.use();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat || isKeyOfOthers(event)) return;
      const handle = handlers[keyOf(event)?.toUpperCase() ?? ''];
      if (handle === undefined) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, handlers]);
}

/** Calls `send` on ⌘↵ or Ctrl+Enter, also in a field. */
export function useSendKey(send: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (keyOf(event) !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      event.preventDefault();
      send();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [send]);
}
