import { useEffect, type ReactNode } from 'react';
import { useParams, useSearch } from 'wouter';
import type { z } from 'zod';
import { caseTabs, type listCases } from '#contract/moderation.ts';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { useQueue, type CaseTab } from './desk.data.ts';
import { Looks } from './Looks.tsx';
import { OpenCase } from './OpenCase.tsx';
import { PhotoChecks } from './PhotoChecks.tsx';
import { Queue } from './Queue.tsx';
import { undo } from './undo.ts';
import { useMinute } from './useMinute.ts';
import { NoCase } from './NoCase.tsx';

/**
 * The moderators' desk: the queue, the open case, and the actions on the case. Other people see `lost`, as at any
 * unknown address.
 */
export function DeskPage({ lost }: { lost: ReactNode }) {
  const query = new URLSearchParams(useSearch());
  const tab = caseTabs.find((one) => one === query.get('tab')) ?? 'all';
  const queue = useQueue(tab);
  useTitle(t('moderation.cases', 'Cases'));
  useSendBeforeLeaving();
  if (queue.data !== undefined) {
    return <Desk queue={queue.data} tab={tab} isDeciding={query.get('step') === 'decide'} />;
  }
  if (queue.error?.status === 404) return lost;
  return (
    <div className="px-5 pt-6 lg:pt-8">
      <PageHeading className="text-3xl tracking-[-0.035em] lg:text-2xl">{t('moderation.cases', 'Cases')}</PageHeading>
      {queue.isError ? (
        <ErrorState
          title={t('moderation.the-desk-did-not-open', 'The desk did not open.')}
          onRetry={() => void queue.refetch()}
          pending={queue.isFetching}
        />
      ) : (
        <Loading>
          <RowSkeleton />
        </Loading>
      )}
    </div>
  );
}

/** The place of the open case when the pictures are open that wait for a look. */
const LOOKS = 'pictures';
/** The place of the open case when the photo checks are open. */
const CHECKS = 'photo-checks';

type DeskProps = { queue: z.output<typeof listCases.response>; tab: CaseTab; isDeciding: boolean };

function Desk({ queue, tab, isDeciding }: DeskProps) {
  const { caseId } = useParams<{ caseId?: string }>();
  const now = useMinute();
  return (
    <div className="flex min-h-0 grow flex-col md:grid md:grid-cols-[19rem_minmax(0,1fr)] md:divide-x md:divide-line lg:h-dvh lg:grid-cols-[21.5rem_minmax(0,1fr)_22.5rem]">
      <section
        aria-label={t('moderation.queue', 'Queue')}
        data-keeps-scroll="Queue"
        className={cx(
          'min-h-0 grow md:row-span-2 lg:row-span-1 lg:overflow-y-auto',
          caseId !== undefined && 'max-md:hidden',
        )}
      >
        <Queue queue={queue} tab={tab} openId={caseId} now={now} />
      </section>
      {caseId === LOOKS ? (
        <Looks now={now} />
      ) : caseId === CHECKS ? (
        <PhotoChecks />
      ) : caseId === undefined ? (
        <NoCase cases={queue.cases} tab={tab} />
      ) : (
        <OpenCase key={caseId} caseId={caseId} tab={tab} cases={queue.cases} now={now} isDeciding={isDeciding} />
      )}
    </div>
  );
}

/** Sends a held decision when the moderator leaves the desk. Closing the tab before that needs a confirmation. */
function useSendBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (undo.current() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      undo.flush();
    };
  }, []);
}
