import { cx } from './cx.ts';
import { t } from '#web/words/words.ts';

/** A gray placeholder, invisible for the first 200 ms. `className` sets the height and width of the real layout. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton block rounded-control bg-paper-3', className)} />;
}

/** Wraps the skeletons of one screen, and announces once that the screen is loading. */
export function Loading({ label = t('ui.loading', 'Loading'), className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}

type LoadingProps = { label?: string; className?: string; children?: React.ReactNode };

/** The skeleton of a list of people or rooms. */
export function RowSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="flex flex-col gap-5 py-3">
      {Array.from({ length: rows }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows without content differ by place only
        <div key={index} className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
