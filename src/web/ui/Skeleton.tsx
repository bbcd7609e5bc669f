import { cx } from './cx.ts';

/** A grey stand-in of the real layout's size; unseen for the first 200 ms. Give it height and width by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton block rounded-control bg-paper-3', className)} />;
}

/** Around the skeletons of one screen: says once that something is on its way. */
export function Loading({ label = 'Loading', children }: { label?: string; children?: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}

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
