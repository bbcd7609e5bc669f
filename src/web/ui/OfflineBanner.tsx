import { useSyncExternalStore } from 'react';
import { t } from '#web/words/words.ts';
import { toasts } from './toast.ts';
import { useOnline } from './useOnline.ts';

/** A strip of one line at the upper edge of the window. It says that the connection is lost, and what waits here. */
export function OfflineBanner({ waits }: { waits: 'messages' | 'words' }) {
  const isOnline = useOnline();
  // A scene that holds the toasts back shows nothing else over itself either.
  const areHeld = useSyncExternalStore(toasts.subscribe, toasts.areHeld);
  return (
    <div role="status" className="pt-safe pointer-events-none fixed inset-x-0 top-0 z-60 bg-ink text-center">
      {!isOnline && !areHeld && (
        <p data-bar className="late text-[min(0.75rem,max(12px,4vw))]/[1.17] font-semibold text-paper">
          {waits === 'messages'
            ? t('ui.offline-messages-wait-here-and', 'Offline. Messages wait here and go out later.')
            : t('ui.offline-what-you-typed', 'Offline. What you typed stays here.')}
        </p>
      )}
    </div>
  );
}
