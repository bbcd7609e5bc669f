import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

export type EmptyStateProps = {
  /** One sentence. */
  title: string;
  note?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** An animal, seldom. */
  picture?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, note, action, picture }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-14 text-center">
      {picture}
      <p className="display text-xl text-balance">{title}</p>
      {note && <p className="text-ink-2">{note}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  /** What happened. */
  title?: string | undefined;
  /** What is safe: nothing lost, nothing sent twice. */
  safe?: ReactNode;
  onRetry?: (() => void) | undefined;
  pending?: boolean | undefined;
};

/** Something failed: what, what is safe, and a way to try again. */
export function ErrorState({ title = 'This did not load.', safe, onRetry, pending }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-14 text-center">
      <span aria-hidden className="h-1 w-10 rounded-full bg-coral" />
      <p className="display text-xl text-balance">{title}</p>
      <p className="text-ink-2">{safe ?? 'Everything you wrote and did is safe.'}</p>
      {onRetry && (
        <Button variant="outline" pending={pending} onClick={onRetry} className="mt-3">
          Try again
        </Button>
      )}
    </div>
  );
}
