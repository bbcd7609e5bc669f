import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Holds the place of how two people get on. */
export function WaitingForPlate() {
  return <Skeleton className="h-80 w-full rounded-plate" />;
}
