import { startTransition, useEffect, useState } from 'react';

/** Resolves when the page has nothing better to do, and after `timeout` ms at the latest. */
export function whenIdle(timeout = 2000): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 0);
  });
}

/** Returns false until the page has been idle once since the component was shown. */
export function useHasBeenIdle(): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => void whenIdle().then(() => startTransition(() => setHasBeen(true))), []);
  return hasBeen;
}
