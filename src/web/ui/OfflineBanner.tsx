import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the line is gone, and that nothing is lost. Lies over the page, so that nothing jumps, below its top bar. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--bar-top) z-50 flex justify-center pt-safe">
      {!online && (
        <p className="late m-2 rounded-full bg-ink px-4 py-2 text-sm font-semibold text-paper">
          You are offline. What you write is kept and sent later.
        </p>
      )}
    </div>
  );
}
