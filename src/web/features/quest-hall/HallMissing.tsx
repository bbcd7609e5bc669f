import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { useOnline } from '#web/ui/useOnline.ts';
import { t } from '#web/words/words.ts';

interface MissingProps {
  isFailed: boolean;
  pending: boolean;
  onRetry: () => void;
}

/** Shown until the hall has loaded: a placeholder, or an error with a retry. Retries when the network returns. */
export function HallMissing({ isFailed, pending, onRetry }: MissingProps) {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  if (!isFailed) {
    return (
      <Loading label={t('quest-hall.the-hall-is-filling', 'The hall is filling')}>
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className="flex min-h-17 items-center gap-3">
            <Skeleton className="size-11 shrink-0 rounded-full!" />
            <Skeleton className="h-6 w-2/5" />
          </div>
        ))}
      </Loading>
    );
  }
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-2 px-6 text-center">
      <p className="display text-lg">
        {isOnline
          ? t('quest-hall.the-hall-did-not-open', 'The hall did not open.')
          : t('quest-hall.no-network-no-stars', 'No network, no stars.')}
      </p>
      <p className="text-sm text-ink-2">
        {isOnline
          ? t('quest-hall.your-matches-and-chats-are', 'Your matches and chats are as they were.')
          : t(
              'quest-hall.the-hall-needs-a-connection',
              'The hall needs a connection, and opens by itself when you have one.',
            )}
      </p>
      <Button variant="outline" size="sm" pending={pending} onClick={onRetry} className="mt-2">
        {t('common.try-again', 'Try again')}
      </Button>
    </div>
  );
}
