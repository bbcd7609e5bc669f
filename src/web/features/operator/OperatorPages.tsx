import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Locked } from './Locked.tsx';
import { useStanding } from './operator.data.ts';
import { OperatorRail } from './OperatorRail.tsx';
import { operatorPageAt } from './pages.ts';

/** The operators' pages with their rail, or their lock. Other people see `lost`, as at any unknown address. */
export function OperatorPages({ lost }: { lost: ReactNode }) {
  const standing = useStanding();
  const [location] = useLocation();
  const page = operatorPageAt(location);
  if (page === undefined || standing.error?.status === 404) return lost;
  if (standing.data === undefined) {
    return (
      <main id="main" className="flex min-h-dvh flex-col px-5 pt-6">
        {standing.isError ? (
          <ErrorState isPage onRetry={() => void standing.refetch()} pending={standing.isFetching} />
        ) : (
          <Loading>
            <RowSkeleton />
          </Loading>
        )}
      </main>
    );
  }
  const { unlockedForSeconds } = standing.data;
  if (unlockedForSeconds === null) {
    return (
      <main id="main">
        <Locked />
      </main>
    );
  }
  return (
    <>
      <OperatorRail locksAt={standing.dataUpdatedAt + unlockedForSeconds * 1000} />
      <main
        id="main"
        className="flex min-h-dvh flex-col pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] lg:pb-0 lg:ps-(--rail)"
      >
        <page.Page key={page.href} />
      </main>
    </>
  );
}
