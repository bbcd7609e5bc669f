import { useState } from 'react';
import { communityRanges, plotted, type CommunityNumbers, type CommunityRange } from '#contract/operator.community.ts';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { Answers } from './Answers.tsx';
import { BarsPlot, FewPattern } from './BarsPlot.tsx';
import { CameBack } from './CameBack.tsx';
import { useCommunity } from './community.data.ts';
import { download } from './community.file.ts';
import { findingOf, plotName } from './community.words.ts';
import { DaysTable } from './DaysTable.tsx';
import { Count, HATCHED } from './Few.tsx';
import { MembersPlot } from './MembersPlot.tsx';
import { Talk } from './Talk.tsx';

/** The numbers of the place. Nothing on this page is about one person, and nothing opens one. */
export function CommunityPage() {
  useTitle(t('operator.community', 'Community'));
  const [range, setRange] = useState<CommunityRange>('30');
  const read = useCommunity(range);
  if (read.data === undefined) {
    return (
      <div className="px-5 pt-5 pb-8 lg:px-8">
        <PageHeading>{t('operator.community', 'Community')}</PageHeading>
        {read.isError ? (
          <ErrorState onRetry={() => void read.refetch()} pending={read.isFetching} />
        ) : (
          <Loading>
            <RowSkeleton />
          </Loading>
        )}
      </div>
    );
  }
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_27.5rem]">
      <FewPattern />
      <div className="flex min-w-0 flex-col px-5 pt-5 pb-6 lg:px-8">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <PageHeading className="text-2xl tracking-[-0.035em] md:text-3xl">{findingOf(read.data)}</PageHeading>
          <Ranges value={range} onChange={setRange} />
        </div>
        <p className="mt-1 text-sm text-ink-2">
          {t('operator.community-counted-at', 'Counted at 03:00. Demo members, companions and you are left out.')}
        </p>
        <Plots numbers={read.data} range={Number(range)} />
        <Foot numbers={read.data} />
      </div>
      <div className="flex min-w-0 flex-col gap-7 border-t border-line px-5 pt-5 pb-6 lg:border-t-0 lg:border-s lg:px-7">
        <CameBack {...read.data.cameBack} />
        <Talk talk={read.data.talk} met={read.data.met} />
        <Answers answers={read.data.answers} range={Number(range)} />
        <p className="text-sm text-ink-2">
          {t(
            'operator.community-nothing-about-one',
            'Nothing here is about one person, and nothing here opens a person. Percentages of fewer than twenty people are left out.',
          )}
        </p>
      </div>
    </div>
  );
}

function Plots({ numbers, range }: { numbers: CommunityNumbers; range: number }) {
  const { members, from, events, series, openReports } = numbers;
  if (members.days.length === 0) {
    return (
      <p className="mt-8 max-w-md text-ink-2">
        {t(
          'operator.community-first-night',
          'The first night counts the first day. Until then there is nothing to draw.',
        )}
      </p>
    );
  }
  const open = rich(t('operator.community-open-now', ', <count/> open now'), { count: <Count of={openReports} /> });
  return (
    <>
      <div className="mt-4">
        <MembersPlot members={members} from={from} events={events} />
      </div>
      <div className="mt-4 grid gap-x-11 gap-y-4 md:grid-cols-2">
        {plotted.map((what) => (
          <BarsPlot
            key={what}
            name={plotName(what)}
            series={series[what]}
            from={from}
            range={range}
            aside={what === 'reports' && open}
          />
        ))}
      </div>
      <DaysTable numbers={numbers} />
    </>
  );
}

function Foot({ numbers }: { numbers: CommunityNumbers }) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-6 text-sm text-ink-2">
      <p className="flex items-center gap-2">
        <span aria-hidden className={cx('inline-block size-4 shrink-0', HATCHED)} />
        {t(
          'operator.community-counts-below-five',
          'Counts below five are few, here and in the file. Today is not over, so it is pale.',
        )}
      </p>
      {numbers.members.days.length > 0 && (
        <button
          type="button"
          onClick={() => download(numbers)}
          className="min-h-11 font-semibold text-ink underline underline-offset-4"
        >
          {t('operator.community-download-as-csv', 'Download as CSV')}
        </button>
      )}
    </div>
  );
}

const rangeName = (range: CommunityRange): string =>
  range === '365'
    ? t('operator.community-a-year', 'A year')
    : t('operator.community-days', '{days} days', { days: Number(range) });

function Ranges({ value, onChange }: { value: CommunityRange; onChange: (range: CommunityRange) => void }) {
  return (
    <div role="group" aria-label={t('operator.community-how-far-back', 'How far back')} className="flex gap-5">
      {communityRanges.map((range) => (
        <button
          key={range}
          type="button"
          aria-pressed={range === value}
          onClick={() => onChange(range)}
          className={cx(
            'min-h-11 border-b-2 text-sm font-semibold',
            range === value ? 'border-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {rangeName(range)}
        </button>
      ))}
    </div>
  );
}
