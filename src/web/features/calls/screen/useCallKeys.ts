import { useEffect } from 'react';
import { keyOf } from '#web/ui/keyOf.ts';
import { toggleCamera, toggleMute } from './Controls.tsx';

/** M mutes and V shows the camera while a call runs. A person who types writes these letters. */
export function useCallKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const key = keyOf(event)?.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
      if (key === 'm') toggleMute();
      if (key === 'v') toggleCamera();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
