import { useEffect, useState, type RefObject } from 'react';

interface FullScreen {
  isFull: boolean;
  /** Fills the screen with the element, or leaves that. Undefined where the browser cannot. */
  toggle: (() => void) | undefined;
}

/** Lets an element fill the whole screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = (): void => {
    const done = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    void done?.catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
