import { useEffect, useState } from 'react';
import { onceTouched } from '#web/ui/idle.ts';
import { optional } from '#web/ui/optional.ts';
import { toasts } from '#web/ui/toast.ts';

// `optional`, because the toaster has no error boundary: a failed fetch of its code would take the whole app down.
const Toaster = optional(() => import('#web/ui/Toaster.tsx').then((part) => part.Toaster));

/**
 * The container of the toasts. Its code loads at the first touch of the page, so that a later loss of the connection
 * can still show a toast. An earlier toast loads the code too. The store holds that toast until the code has loaded.
 */
export function LateToaster() {
  const [ready, setReady] = useState(() => toasts.current().length > 0);
  useEffect(() => {
    const wake = () => setReady(true);
    const unsubscribe = toasts.subscribe(wake);
    const stop = onceTouched(wake);
    return () => {
      unsubscribe();
      stop();
    };
  }, []);
  return ready ? <Toaster /> : null;
}
