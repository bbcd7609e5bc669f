import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Page, PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { MatchList } from './MatchList.tsx';
import { useMatchDay } from './matching.data.ts';
import { MoreWays } from './MoreWays.tsx';
import { OutThere } from './OutThere.tsx';
import { Passed } from './Passed.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { Today } from './Today.tsx';
import { Undecided } from './Undecided.tsx';

/** The home of matching: who is around, the day's few, everyone one is matched with, and the other ways to meet. */
export function MatchPage({ hall }: { hall: ReactNode }) {
  useTitle('Match');
  const me = useMe();
  const day = useMatchDay();
  const failed = [me, day].find((read) => read.isError && !read.data);
  if (failed) {
    return (
      <Page title="Match" hideTitle>
        <ErrorState onRetry={() => void failed.refetch()} pending={failed.isFetching} />
      </Page>
    );
  }
  if (!me.data || !day.data) return <Waiting />;
  const { missing } = day.data;
  if (missing.some((need) => need !== 'quiz' && need !== 'preferences')) return <ProfileGate missing={missing} />;
  return <Home me={me.data} day={day.data} hall={hall} />;
}

function Home({ me, day, hall }: { me: Me; day: MatchDay; hall: ReactNode }) {
  const [hasPassed, setPassed] = useState(false);
  const [, navigate] = useLocation();
  if (hasPassed) {
    return (
      <Passed
        seed={String(me.id)}
        after="pass"
        onAgain={() => navigate(paths.soulMatching())}
        onBreak={() => setPassed(false)}
      />
    );
  }
  const undecided = day.matches.find((match) => !match.isLikedByMe);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-5 pt-4 pb-10 lg:max-w-[70rem] lg:px-10">
      <PageHeading hidden>Match</PageHeading>
      {hall}
      <div className="grid grid-cols-1 gap-y-10 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:pt-4">
        <Today day={day} isMain={!undecided} />
        <div className="flex flex-col gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {undecided && <Undecided key={undecided.id} me={me.id} match={undecided} onPassed={() => setPassed(true)} />}
          <MatchList matches={day.matches.filter((match) => match !== undecided)} hasUndecided={Boolean(undecided)} />
        </div>
        <div className="flex flex-col gap-10">
          <MoreWays me={me} day={day} />
          <OutThere />
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <Page title="Match" hideTitle>
      <Loading>
        <div className="flex flex-col gap-5 pt-6">
          <Skeleton className="h-16 w-3/5" />
          <Skeleton className="h-16 w-4/5 rounded-full" />
          <Skeleton className="h-14" />
          <div className="mt-6">
            <RowSkeleton rows={3} />
          </div>
        </div>
      </Loading>
    </Page>
  );
}
