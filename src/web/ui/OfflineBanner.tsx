import { t } from '#web/words/words.ts';
import { useOnline } from './useOnline.ts';

/** A strip of one line at the upper edge of the window. It says that the connection is lost, and what waits here. */
export function OfflineBanner({ waits }: { waits: 'messages' | 'words' }) {
  const isOnline = useOnline();
  return (
    <div role="status" className="pt-safe pointer-events-none fixed inset-x-0 top-0 z-60 bg-ink text-center">
      {!isOnline && (
        <p data-bar className="late text-[min(0.75rem,max(12px,4vw))]/[1.17] font-semibold text-paper">
          {waits === 'messages'
            ? t('ui.offline-messages-wait-here-and', 'Offline. Messages wait here and go out later.')
            : t('ui.offline-what-you-typed', 'Offline. What you typed stays here.')}
        </p>
      )}
    </div>
  );
}
