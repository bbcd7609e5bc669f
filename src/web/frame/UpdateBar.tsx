import { useState, useSyncExternalStore } from 'react';
import { update, useUpdateReady } from '#web/platform/worker.ts';
import { toasts } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/**
 * Offers a newer version. The person chooses when to load it, so that no draft is lost, or hides the offer until the
 * next load. An open toast hides the offer too: a toast closes by itself, and the offer can wait.
 */
export function UpdateBar() {
  const isReady = useUpdateReady();
  const [isLater, setLater] = useState(false);
  const isCovered = useSyncExternalStore(toasts.subscribe, () => toasts.current().some(({ open }) => open));
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-50 flex justify-center pt-safe">
      {isReady && !isLater && !isCovered && (
        <p className="late pointer-events-auto m-2 flex items-center gap-2 rounded-full bg-ink py-1 pe-1 ps-4 text-sm font-semibold text-paper">
          {t('frame.a-new-version-is-ready', 'A new version is ready')}
          <button
            type="button"
            onClick={() => void update()}
            className="min-h-11 rounded-full bg-lime px-4 font-bold text-lime-ink hover:bg-lime-press"
          >
            {t('frame.reload', 'Reload')}
          </button>
          {/* Not an icon: an icon's file would load the data layer too, which a visitor's first page does not need. */}
          <button type="button" onClick={() => setLater(true)} className="min-h-11 rounded-full px-3">
            {t('frame.not-now', 'Not now')}
          </button>
        </p>
      )}
    </div>
  );
}
