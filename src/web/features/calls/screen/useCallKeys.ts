import { useEffect } from 'react';
import { toggleCamera, toggleMute } from './Controls.tsx';

/** M mutes and V shows the camera while a call runs. A person who types writes these letters. */
export function useCallKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
      if (key === 'm' || key === 'M') toggleMute();
      if (key === 'v' || key === 'V') toggleCamera();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
