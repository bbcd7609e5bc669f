import { use, useEffect, useRef, type ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { PageHeading } from './Page.tsx';
import { useOnline } from './useOnline.ts';
import { WayOut } from './wayOut.ts';

export type EmptyStateProps = {
  /** One sentence. */
  title: string;
  note?: ReactNode;
  /** One action. */
  action?: ReactNode;
};

/** An empty screen: names what is missing, and offers one action. */
export function EmptyState({ title, note, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-14 text-center">
      <p className="display text-xl text-balance">{title}</p>
      {note && <p className="text-balance text-ink-2">{note}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  /** The failure in words. */
  title?: string | undefined;
  /** The reassurance: nothing is lost, nothing was sent twice. */
  safe?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The label of the button to retry. */
  again?: string | undefined;
  pending?: boolean | undefined;
  /** True if the error fills the page, which then has no other heading. */
  isPage?: boolean | undefined;
};

/** A failed screen: what failed, what is safe, a retry button. Offline, it says so and retries once it is online. */
export function ErrorState({
  title = t('ui.this-did-not-load', 'This did not load.'),
  safe,
  onRetry,
  again = t('common.try-again', 'Try again'),
  pending,
  isPage = false,
}: ErrorStateProps) {
  const isOnline = useOnline();
  const wayOut = use(WayOut);
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry?.();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  const failure = isOnline ? title : t('ui.no-network-no-trail', 'No network, no trail.');
  return (
    <div
      role="alert"
      className={cx(
        'mx-auto flex max-w-sm flex-col items-center gap-3 px-4 pb-14 text-center',
        // Leaves room for the offline banner.
        isOnline ? 'pt-14' : 'pt-32',
      )}
    >
      <span aria-hidden className="h-1 w-10 rounded-full bg-coral" />
      {isPage ? (
        <PageHeading className="display text-xl text-balance">{failure}</PageHeading>
      ) : (
        <p className="display text-xl text-balance">{failure}</p>
      )}
      <p className="text-balance text-ink-2">
        {isOnline
          ? (safe ?? t('ui.everything-you-wrote-and-did', 'Everything you wrote and did is safe.'))
          : t(
              'ui.this-needs-a-connection-and',
              'This needs a connection, and comes by itself when you have one. Nothing of yours is lost.',
            )}
      </p>
      {onRetry && (
        <Button variant="outline" pending={pending} onClick={onRetry} className="mt-3">
          {again}
        </Button>
      )}
      {wayOut}
    </div>
  );
}
