import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { toasts } from '#web/ui/toast.ts';

// No page's boundary surrounds it, so a connection lost during its fetch must not take the app down.
const Toaster = lazy<ComponentType>(() =>
  import('#web/ui/Toaster.tsx').then(
    ({ Toaster: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * The container of the toasts. It is fetched at the first touch of the page, before a later failure of the connection
 * needs a toast, or when the first toast arrives; the store holds that toast until then.
 */
export function LateToaster() {
  const [ready, setReady] = useState(() => toasts.current().length > 0);
  useEffect(() => {
    const wake = () => setReady(true);
    const unsubscribe = toasts.subscribe(wake);
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, wake, { once: true, capture: true });
    return () => {
      unsubscribe();
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, wake, { capture: true });
    };
  }, []);
  return ready ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
