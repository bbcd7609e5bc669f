import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { listReports, type OwnReport } from '#contract/moderation.reports.ts';
import { categoryWords, kindWords, outcomeWords } from '#content/report-words.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { call, type CallError } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { cx } from '#web/ui/cx.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { dayOf } from './decision.words.ts';

/** The person's reports and their outcomes. */
export function ReportsPage() {
  useTitle(t('moderation.your-reports', 'Your reports'));
  return (
    <Page
      title={t('moderation.your-reports', 'Your reports')}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <Reports />
    </Page>
  );
}

type ReportList = z.output<typeof listReports.response>;

function useReports() {
  return useInfiniteQuery<ReportList, CallError, { pages: ReportList[] }, readonly unknown[], string | undefined>(
    {
      queryKey: queryKey(listReports),
      queryFn: ({ pageParam, signal }) => call(listReports, { query: { before: pageParam }, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ reports, hasMore }) => (hasMore ? reports.at(-1)?.createdAt : undefined),
    },
    queryClient,
  );
}

function Reports() {
  const read = useReports();
  if (read.isPending) return <Waiting />;
  const reports = read.data?.pages.flatMap((page) => page.reports) ?? [];
  if (read.isError && reports.length === 0) return <ErrorState onRetry={() => void read.refetch()} />;
  if (reports.length === 0) {
    return (
      <EmptyState
        title={t('moderation.you-have-reported-nothing', 'You have reported nothing.')}
        note={t(
          'moderation.if-something-bothers-you-it',
          'If something bothers you, it is in the “…” of every person, message and post. A person reads it.',
        )}
      />
    );
  }
  return (
    <>
      <ul className="border-b border-line">
        {reports.map((report) => (
          <Row key={report.id} report={report} />
        ))}
      </ul>
      <MoreButton pages={read} className="pt-6">
        {t('moderation.earlier-reports', 'Earlier reports')}
      </MoreButton>
    </>
  );
}

function Row({ report }: { report: OwnReport }) {
  const { kind, category, note, createdAt, outcome, answers } = report;
  const { title, text } = outcomeWords[report.turnedAt === null ? outcome : 'turned'];
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          {spoken(categoryWords[category].title)}, {spoken(kindWords[kind].a)}
        </h2>
        <time dateTime={createdAt} className="text-sm text-ink-2">
          {dayOf(createdAt)}
        </time>
      </div>
      {note !== '' && (
        <p {...asWritten} className="mt-1 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <p className="mt-3 flex gap-3">
        <span
          aria-hidden
          className={cx(
            'mt-2 size-2.5 shrink-0 rounded-full',
            outcome === 'waiting' ? 'border-2 border-edge' : 'bg-ink',
          )}
        />
        <span>
          <strong className="font-semibold">{spoken(title)}.</strong> {spoken(text)}
        </span>
      </p>
      {answers.map(({ text: words, at }) => (
        <blockquote key={at} className="mt-3 ms-5.5 border-s-[3px] border-ink ps-4">
          <p {...asWritten} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {words}
          </p>
          <footer className="mt-1 text-sm text-ink-2">
            {t('moderation.a-moderator-2', 'A moderator, {day}', { day: dayOf(at) })}
          </footer>
        </blockquote>
      ))}
    </li>
  );
}

function Waiting() {
  return (
    <Loading>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="border-t border-line py-5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mt-4 h-5 w-4/5" />
        </div>
      ))}
    </Loading>
  );
}
