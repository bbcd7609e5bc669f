import { useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { openEvidence, takeCase, type CaseHead, type WholeCase } from '#contract/moderation.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { CaseView } from './CaseView.tsx';
import { takeBack } from './decide.ts';
import { DecidePane } from './DecidePane.tsx';
import { adopt, useCase, useOwnVersion, type CaseTab } from './desk.data.ts';
import { changesSince } from './desk.rules.ts';
import { KeyList } from './KeyList.tsx';
import { undo } from './undo.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useWalk } from './useWalk.ts';

type OpenCaseProps = {
  caseId: string;
  tab: CaseTab;
  cases: readonly CaseHead[];
  now: number;
  /** Below `md` (768 px), shows the decision instead of the case. On wider screens both show. */
  isDeciding: boolean;
};

/** Shows the open case, and the pane in which the moderator decides about it. */
export function OpenCase(props: OpenCaseProps) {
  const read = useCase(props.caseId);
  // A cached case shows only after a new read, because the moderator counts as having read what shows.
  const [isReadAtOpening] = useState(read.isFetching);
  const isOld = isReadAtOpening && read.isFetching && !read.isFetchedAfterMount;
  if (read.data !== undefined && !isOld) return <Loaded {...props} whole={read.data} />;
  return (
    <div className="p-5 md:p-8 lg:col-span-2">
      {(read.isPending || isOld) && (
        <Loading>
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="mt-6 h-60" />
        </Loading>
      )}
      {read.error?.status === 404 && (
        <EmptyState title={t('moderation.this-case-is-not-here', 'This case is not here.')} />
      )}
      {read.isError && read.error.status !== 404 && (
        <ErrorState
          title={t('moderation.the-case-did-not-load', 'The case did not load.')}
          onRetry={() => void read.refetch()}
          pending={read.isFetching}
        />
      )}
    </div>
  );
}

function Loaded({ caseId, tab, cases, now, isDeciding, whole }: OpenCaseProps & { whole: WholeCase }) {
  // The case as this moderator has read it. Newer changes by others show before anything is decided.
  const [seen, setSeen] = useState(whole);
  const isOwn = useOwnVersion(caseId) === whole.version;
  // A closed case has nothing to decide, so its changes, such as an appeal, need no "I have read it".
  if (seen.version !== whole.version && (isOwn || seen.state === 'closed')) setSeen(whole);
  const [hasKeys, setKeys] = useState(false);
  const held = useSyncExternalStore(undo.subscribe, undo.current);
  const [take] = useTold(async () => {
    adopt(await call(takeCase, { params: { id: caseId }, body: { isMine: !whole.isMine } }));
  });
  const [open, isOpening] = useTold(async (reportId: string) => {
    adopt(await call(openEvidence, { params: { id: caseId, reportId } }));
  });
  const walk = useWalk(cases, { tab, openId: caseId });
  const closed = whole.evidence.find(({ lines }) => lines === null)?.reportId;
  const handlers = useMemo(
    () => ({
      J: walk.next,
      K: walk.back,
      T: () => void take(),
      O: () => void (closed !== undefined && open(closed)),
      Z: takeBack,
      '?': () => setKeys(true),
    }),
    [walk, take, open, closed],
  );
  useDeskKeys(handlers);
  const here = `${paths.moderationCase(caseId)}?tab=${tab}`;
  const changes = seen.version === whole.version ? null : changesSince(seen, whole);
  return (
    <>
      <div className={cx('flex min-h-0 min-w-0 flex-col lg:overflow-y-auto', isDeciding && 'max-md:hidden')}>
        <div className="px-3 pt-3 md:hidden">
          <BackLink to={`${paths.moderation()}?tab=${tab}`} label={t('moderation.all-cases', 'All cases')} />
          <PageHeading hidden>{t('moderation.case', 'Case {number}', { number: whole.number })}</PageHeading>
        </div>
        <CaseView
          whole={whole}
          onTake={() => void take()}
          onOpenEvidence={(reportId) => void open(reportId)}
          isOpening={isOpening}
        />
        <div className="pb-safe sticky bottom-0 mt-auto border-t border-line bg-paper px-5 pt-3 md:hidden">
          <Link href={`${here}&step=decide`} className={buttonClass({ size: 'lg', full: true })}>
            {whole.state === 'appealed' ? t('moderation.answer', 'Answer') : t('moderation.decide', 'Decide')}
          </Link>
        </div>
      </div>
      <div
        className={cx(
          'min-w-0 max-lg:border-t max-lg:border-line md:col-start-2 lg:col-start-auto lg:overflow-y-auto',
          !isDeciding && 'max-md:hidden',
        )}
      >
        <div className="px-3 pt-3 md:hidden">
          <BackLink to={here} label={t('moderation.back-to-the-case', 'Back to the case')} />
          <PageHeading hidden>{t('moderation.case', 'Case {number}', { number: whole.number })}</PageHeading>
        </div>
        <DecidePane
          whole={whole}
          now={now}
          changes={changes}
          onRead={() => setSeen(whole)}
          held={held}
          onUndo={takeBack}
          onKeys={() => setKeys(true)}
        />
      </div>
      <KeyList open={hasKeys} onOpenChange={setKeys} />
    </>
  );
}
