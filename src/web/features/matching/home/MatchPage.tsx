import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { Dimmed } from '#web/parts/failures/Dimmed.tsx';
import { paths } from '#web/paths.ts';
import { areDevToolsOn } from '#web/platform/devTools.ts';
import { useMe } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import { Page, PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';
import { MoreWays } from '#web/features/matching/ways/MoreWays.tsx';
import { Passed } from '#web/features/matching/sky/Passed.tsx';
import { askState } from '#web/parts/match/ask.ts';
import { AnswersNow, LivelyRoom, useAnswersEarly } from '#web/features/matching/search/AnswersNow.tsx';
import { t } from '#web/words/words.ts';
import { Horizon } from './Horizon.tsx';
import { MatchList } from './MatchList.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { Today } from './Today.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * The Match page: the waiting match, today's matches, the Quest Hall, other ways to meet, and all other matches. Without
 * a `hall` the page is still loading, because what follows the hall would move when the hall fills.
 */
export function MatchPage({ hall }: { hall: ReactNode }) {
  useTitle(t('common.match', 'Match'));
  const me = useMe();
  const day = useMatchDay();
  const isBare = useMedia(DESK) && day.data !== undefined && othersIn(day.data).length === 0;
  const areAnswersKnown = useAnswersEarly(isBare);
  const hasBegun = useHasBeen(hall !== undefined && day.data !== undefined && (!isBare || areAnswersKnown));
  const failed = [me, day].find((read) => read.isError && !read.data);
  if (failed) {
    return (
      <Page title={t('common.match', 'Match')} hideTitle>
        <ErrorState onRetry={() => void failed.refetch()} pending={failed.isFetching} />
      </Page>
    );
  }
  if (!me.data || !day.data) return <MatchSkeleton />;
  const { missing } = day.data;
  if (missing.some((need) => need !== 'quiz' && need !== 'preferences')) {
    return <ProfileGate me={me.data} day={day.data} />;
  }
  if (hall === undefined || !hasBegun) return <MatchSkeleton />;
  return <Home me={me.data} day={day.data} hall={hall} />;
}

/** The opacity has a transition because `Dimmed` dims the page while there is no network. */
const page =
  'relative isolate mx-auto w-full max-w-[42.5rem] grow transition-opacity [--horizon:30.5rem] lg:max-w-none';
const columns =
  'flex flex-col lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[var(--horizon)_auto] lg:gap-x-10 lg:px-14';

function Home({ me, day, hall }: { me: Me; day: MatchDay; hall: ReactNode }) {
  const [hasPassed, setPassed] = useState(false);
  const [, navigate] = useLocation();
  const isDesk = useMedia(DESK);
  if (hasPassed) {
    return (
      <Passed
        seed={String(me.id)}
        after="pass"
        onAgain={() => navigate(paths.soulMatching(), { state: askState })}
        onBreak={() => setPassed(false)}
      />
    );
  }
  const [waiting] = waitingIn(day);
  const others = othersIn(day);
  return (
    <Dimmed className={cx(page, waiting === undefined && 'lg:has-data-folded:[--horizon:9rem]')}>
      <PageHeading hidden>{t('common.match', 'Match')}</PageHeading>
      <Horizon seed={waiting ? String(waiting.user.id) : 'quest hall'} me={me.id} isClear={waiting !== undefined} />
      <div className={columns}>
        {waiting && (
          <div className="px-5 pt-2 lg:grid lg:content-center lg:px-0 lg:pt-0">
            <Waiting
              key={waiting.id}
              match={waiting}
              onPassed={() => setPassed(true)}
              onUndone={() => setPassed(false)}
            />
          </div>
        )}
        <div className="px-5 pt-5 pb-5 lg:row-start-2 lg:px-0 lg:pt-22 lg:pb-8">
          <Today day={day} hasWaiting={waiting !== undefined} />
        </div>
        <div className={cx('min-w-0 lg:row-start-1 lg:pt-4', waiting ? 'lg:col-start-2' : 'lg:col-span-2')}>{hall}</div>
        <div className="min-w-0 lg:col-span-2 lg:row-start-3 lg:pb-12">
          <MoreWays me={me} day={day} />
        </div>
        <div className="min-w-0 px-5 pt-6 pb-10 lg:col-start-2 lg:row-start-2 lg:px-0 lg:pt-22 lg:pb-8">
          {others.length > 0 || !isDesk ? (
            <MatchList matches={others} hasUndecided={Boolean(waiting)} />
          ) : (
            <AnswersNow me={me} />
          )}
          {isDesk && others.length > 0 && others.length < FEW && <LivelyRoom />}
          {areDevToolsOn() && (
            <Link href={paths.soulDebug()} className="inline-flex min-h-11 items-center text-sm text-ink-2 underline">
              {t('matching.matching-lid-off', 'How my search works')}
            </Link>
          )}
        </div>
      </div>
    </Dimmed>
  );
}

/** The matches besides the one that waits. */
function othersIn(day: MatchDay): MatchDay['matches'] {
  const [waiting] = waitingIn(day);
  return day.matches.filter((match) => match !== waiting);
}

/** Beside fewer matches than these, an open room has its place. */
const FEW = 3;

/** From this width on, what answers now stands where the matches of a person without any would be. */
const DESK = '(min-width: 75rem)';

/** The outline of the page while it loads, with the sky from `lg` (1200 px). */
function MatchSkeleton() {
  return (
    <div className={page}>
      <PageHeading hidden>{t('common.match', 'Match')}</PageHeading>
      <Horizon seed="quest hall" me={0} />
      <Loading>
        <div className={columns}>
          <div className="sky hidden content-center bg-transparent! lg:grid">
            <Skeleton className="h-44" />
          </div>
          <div className="flex flex-col gap-5 px-5 pt-5 pb-5 lg:row-start-2 lg:px-0 lg:pt-22">
            <Skeleton className="h-8 w-3/5 lg:h-13" />
            <div className="flex justify-between pe-20 lg:justify-start lg:gap-7">
              {['a', 'b', 'c'].map((name) => (
                <Skeleton key={name} className="size-12 rounded-full! lg:size-18" />
              ))}
            </div>
            <Skeleton className="h-14" />
          </div>
          <div className="sky h-39 lg:hidden" />
          <div className="px-5 pt-6 lg:col-start-2 lg:row-start-2 lg:px-0 lg:pt-22">
            <RowSkeleton rows={3} />
          </div>
        </div>
      </Loading>
    </div>
  );
}
