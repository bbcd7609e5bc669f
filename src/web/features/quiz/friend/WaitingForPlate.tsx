import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The placeholder of a comparison of two people. */
export function WaitingForPlate() {
  return <Skeleton className="h-80 w-full rounded-plate" />;
}
