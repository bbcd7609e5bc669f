import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { z } from 'zod';
import { getMatch } from '#contract/matching.ts';
import { Dimmed } from '#web/parts/failures/Dimmed.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { example } from '#web/features/matching/person/example.ts';
import { useKeptMatch, useOnceOnline } from '#web/features/matching/state/kept.ts';
import { backToSearch, isJustFound } from '#web/features/matching/state/pause.ts';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { ExampleActions, MatchActions } from './MatchActions.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { ResultView } from './ResultView.tsx';

/** The page of one match. If the address has no id of a match, the page shows an example. */
export function MatchResultPage() {
  useTitle(t('matching.your-soul-match', 'Your soul match'));
  const [search] = useSearchParams();
  const matchId = search.get('match');
  if (matchId === null) return <ResultView match={example} isExample actions={<ExampleActions />} />;
  return z.uuid().safeParse(matchId).success ? <RealMatch key={matchId} matchId={matchId} /> : <Gone />;
}

function RealMatch({ matchId }: { matchId: string }) {
  const [, navigate] = useLocation();
  const [isNew] = useState(isJustFound);
  // A reload must not reveal the person again.
  useEffect(() => history.replaceState(null, ''), []);
  const { data, error, isFetching, refetch } = useRead(getMatch, { params: { matchId } }, { staleTime: 0 });
  const isUnreached = error?.code === 'unreachable';
  const kept = useKeptMatch(matchId, isUnreached);
  useOnceOnline(() => {
    if (isUnreached) void refetch();
  });
  if (error?.code === 'not_found' || error?.code === 'invalid') return <Gone />;
  const match = data ?? kept;
  if (match) {
    const over = () => navigate(paths.match(), { replace: true });
    const more = <MatchMenu match={match} onOver={over} />;
    const view = <ResultView match={match} isNew={isNew} right={more} actions={<MatchActions match={match} />} />;
    return isUnreached ? (
      <Dimmed isStale className="flex grow flex-col">
        {view}
      </Dimmed>
    ) : (
      view
    );
  }
  return (
    <SkyFrame seed={matchId} isWhole back={backToSearch} middle="">
      <PageHeading hidden>{t('matching.your-soul-match', 'Your soul match')}</PageHeading>
      <div className="grid grow place-items-center pb-24">
        {error ? (
          <ErrorState onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <Loading>
            <Skeleton className="size-38 rounded-full" />
          </Loading>
        )}
      </div>
    </SkyFrame>
  );
}

function Gone() {
  return (
    <SkyFrame seed="gone" isWhole back={backToSearch} middle="">
      <PageHeading hidden>{t('matching.your-soul-match', 'Your soul match')}</PageHeading>
      <div className="grid grow place-items-center pb-24">
        <EmptyState
          title={t('matching.this-match-is-not-open', 'This match is not open.')}
          note={t(
            'matching.it-was-passed-on-ended',
            'It was passed on, ended, or was never yours. Nothing else of yours has changed.',
          )}
          action={
            <Link href={paths.match()} className={buttonClass({ variant: 'lime', size: 'lg' })}>
              {t('matching.see-my-matches', 'See my matches')}
            </Link>
          }
        />
      </div>
    </SkyFrame>
  );
}
