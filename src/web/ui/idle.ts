import { startTransition, useEffect, useState } from 'react';

/** Resolves when the browser is idle, after `timeout` ms at the latest. In Safari it resolves in the next task. */
export function whenIdle(timeout = 2000): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 0);
  });
}

const FIRST_SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Runs `begin` at the first press, key or turn of the wheel on the page. A page that scrolls by itself is not touched.
 * Returns a function that cancels this.
 */
export function onceTouched(begin: () => void): () => void {
  const stop = (): void => {
    for (const sign of FIRST_SIGNS) window.removeEventListener(sign, first, { capture: true });
  };
  const first = (): void => {
    stop();
    begin();
  };
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, first, { capture: true });
  return stop;
}

/** Returns false until the page has been idle once since the component was shown. */
export function useHasBeenIdle(): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => void whenIdle().then(() => startTransition(() => setHasBeen(true))), []);
  return hasBeen;
}
