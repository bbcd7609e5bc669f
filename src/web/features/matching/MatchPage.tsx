import type { ReactNode } from 'react';
import { useMe } from '#web/platform/me.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { DailySlots } from './DailySlots.tsx';
import { MatchRow } from './MatchRow.tsx';
import { useMatchDay } from './matching.data.ts';
import { ProfileGate } from './ProfileGate.tsx';

/** The home of matching: the day's three, and everyone one is matched with. */
export function MatchPage({ hall }: { hall: ReactNode }) {
  useTitle('Match');
  const me = useMe();
  const { data: day, isError, isFetching, refetch } = useMatchDay();
  if (isError && !day) {
    return (
      <Page title="Match" hideTitle>
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      </Page>
    );
  }
  if (!day) return <Waiting />;
  if (day.missing.length > 0) return <ProfileGate missing={day.missing} />;
  return (
    <Page title="Match">
      {hall}
      <DailySlots day={day} seed={String(me.data?.id ?? '')} />
      <Section title="Your matches">
        {day.matches.length > 0 ? (
          <ul className="-mt-1 divide-y divide-line">
            {day.matches.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">Nobody yet. The first one is a tap away.</p>
        )}
      </Section>
    </Page>
  );
}

function Waiting() {
  return (
    <Page title="Match">
      <Loading>
        <Skeleton className="h-80 rounded-sheet" />
        <div className="mt-8">
          <RowSkeleton rows={3} />
        </div>
      </Loading>
    </Page>
  );
}
