import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { toasts } from '#web/ui/toast.ts';

// It stands outside every page's boundary: a line that broke while it was fetched must not take the app down.
const Toaster = lazy<ComponentType>(() =>
  import('#web/ui/Toaster.tsx').then(
    ({ Toaster: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * The toasts' place. Fetched when somebody first touches the page, because what follows may have something to say and
 * the line may be gone by then, and at the latest when a toast is there: it waits in the store meanwhile.
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
