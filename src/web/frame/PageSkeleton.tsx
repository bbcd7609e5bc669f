import type { RouteEntry } from '#web/map.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';

/** Shown while a page's code or the sign-in state loads. For the first 200 ms only the sky shows, not the boxes. */
export function PageSkeleton({ sky }: { sky: RouteEntry['sky'] }) {
  if (sky === 'whole') return <Loading className="sky sky-glow grow" />;
  if (sky === 'top') return <Loading className="sky sky-glow h-49 md:h-60 lg:w-100" />;
  return (
    <Loading>
      {sky === 'wide' && <div aria-hidden className="sky sky-glow hidden h-[29rem] lg:block" />}
      <div className="mx-auto flex max-w-[42.5rem] flex-col gap-5 px-5 pt-8">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-4 h-28 w-full rounded-bubble" />
        <Skeleton className="h-28 w-full rounded-bubble" />
      </div>
    </Loading>
  );
}
