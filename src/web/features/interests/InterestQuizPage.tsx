import { use } from 'react';
import { Link } from 'wouter';
import { getInterestProfile } from '#contract/interests.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';
import { DeckRun } from './DeckRun.tsx';
import { NO_USER } from './useSaving.ts';

/** The page with seventeen cards to swipe and a summary. */
export function InterestQuizPage() {
  useTitle(t('common.interests', 'Interests'));
  const me = useMe();
  if (me.data) return <Prefilled key={me.data.id} userId={me.data.id} />;
  if (me.isPending) return <Waiting />;
  const isGone = me.error.code === 'unauthenticated' || me.error.code === 'not_found';
  return <Alone>{isGone ? <LogInAgain /> : <Failed again={() => me.refetch()} pending={me.isFetching} />}</Alone>;
}

function Prefilled({ userId }: { userId: number }) {
  const saved = useRead(getInterestProfile, { params: { id: userId } }, { staleTime: 0 });
  // Waits until a cached answer has been refetched, because the deck keeps the answer of its first render.
  if (saved.data && !saved.isRefetching) return <DeckRun userId={userId} saved={saved.data} />;
  if (saved.isPending || saved.isRefetching) return <Waiting />;
  return (
    <Alone>
      <Failed again={() => saved.refetch()} pending={saved.isFetching} />
    </Alone>
  );
}

function Failed({ again, pending }: { again: () => Promise<unknown>; pending: boolean }) {
  return (
    <ErrorState
      safe={t('interests.what-you-chose-before-is', 'What you chose before is safe.')}
      pending={pending}
      onRetry={() => void again()}
    />
  );
}

function LogInAgain() {
  return (
    <EmptyState
      title={NO_USER}
      action={
        <Link href={paths.login(paths.interests())} className={buttonClass({ variant: 'lime' })}>
          {t('interests.log-in', 'Log in')}
        </Link>
      }
    />
  );
}

function Alone({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('common.interests', 'Interests')}</PageHeading>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={t('interests.loading-the-cards', 'Loading the cards')}>
      <PageHeading hidden>{t('common.interests', 'Interests')}</PageHeading>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-5 px-5 pt-3">
        <div className="flex h-11 items-center gap-2">
          <Skeleton className="h-1.5 grow" />
          {use(WayOut)}
        </div>
        <Skeleton className="mt-4 h-9 w-1/2" />
        <Skeleton className="mx-auto h-[26rem] w-full max-w-[24rem] rounded-sheet!" />
      </div>
    </Loading>
  );
}
