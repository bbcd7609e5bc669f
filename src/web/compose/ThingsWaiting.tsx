import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The place of a profile's gifts and groups while they load: a window's height, so that nothing below is seen to move. */
export function ThingsWaiting() {
  return (
    <div aria-hidden className="h-dvh pt-10">
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="mt-3 h-4 w-4/5" />
    </div>
  );
}
