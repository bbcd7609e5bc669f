import { useOnline } from './useOnline.ts';

/** Says that the line is gone, and that nothing is lost. Lies over the page, so that nothing jumps, below its top bar. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--bar-top) z-50 flex justify-center pt-safe">
      {!isOnline && (
        <p className="late m-2 rounded-full bg-ink px-4 py-2 text-sm font-semibold text-paper">
          Offline. Messages wait here and go out later.
        </p>
      )}
    </div>
  );
}
