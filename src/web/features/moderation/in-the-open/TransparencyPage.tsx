import type { ReactNode } from 'react';
import { answerCounts, countWords, decisionCounts } from '#content/transparency.ts';
import { LEAST_TOLD, transparency, type TransparencyMonth } from '#contract/moderation.transparency.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { locale, spoken, t } from '#web/words/words.ts';

/** Shows everybody what was reported and what was decided in each month. */
export function TransparencyPage() {
  useTitle(t('moderation.what-we-did', 'Reports in numbers'));
  return (
    <Page
      title={t('moderation.what-we-did', 'Reports in numbers')}
      lede={t(
        'moderation.what-was-reported-here-and',
        'What was reported here, and what became of it. Numbers below {leastTold} are not told, so that none is about somebody.',
        { leastTold: LEAST_TOLD },
      )}
      back={<BackLink to={paths.safety()} label={t('moderation.back-to-safety', 'Back to safety')} />}
    >
      <Months />
    </Page>
  );
}

function Months() {
  const read = useRead(transparency);
  if (read.isPending) {
    return (
      <Loading>
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  if (read.data === undefined) {
    return <ErrorState onRetry={() => void read.refetch()} pending={read.isFetching} />;
  }
  const { months, countedAt } = read.data;
  if (months.length === 0) {
    return (
      <EmptyState
        title={t('moderation.nothing-has-happened-yet', 'Nothing has happened yet.')}
        note={t(
          'moderation.nobody-has-reported-anything-and',
          'Nobody has reported anything, and nothing was decided. When that changes, it is counted here.',
        )}
      />
    );
  }
  return (
    <>
      {months.map((month, at) => (
        <Month key={month.month} month={month} isFirst={at === 0} />
      ))}
      <p className="pt-4 text-sm text-ink-2">
        {t(
          'moderation.counted-and-at-most-once',
          'Counted {value}, and at most once an hour. Months begin at midnight UTC. This one is not over.',
          { value: moment.format(new Date(countedAt)) },
        )}
      </p>
    </>
  );
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type CountRow = readonly [name: string, count: number | null];

function rowsOf<K extends string>(
  words: Readonly<Record<K, string>>,
  counts: Readonly<Record<NoInfer<K>, number | null>>,
): CountRow[] {
  return (Object.keys(words) as K[]).map((key) => [spoken(words[key]), counts[key]]);
}

function Month({ month: told, isFirst }: { month: TransparencyMonth; isFirst: boolean }) {
  const { month, decisions, answers, medianHours } = told;
  return (
    <details open={isFirst} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{monthName.format(new Date(`${month}-01T00:00:00Z`))}</h2>
        <CaretDown size={20} className="shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-x-10 pb-6 md:grid-cols-2">
        <Counts title={t('moderation.what-came-in', 'What came in')} rows={rowsOf(countWords, told)}>
          <Line name={t('moderation.half-of-the-answers-came', 'Half of the answers came within')}>
            {medianHours === null ? t('moderation.too-few-answers', 'too few answers') : hoursOf(medianHours)}
          </Line>
        </Counts>
        <div>
          <Counts
            title={t('moderation.what-a-person-decided', 'What a person decided')}
            rows={rowsOf(decisionCounts, decisions)}
          />
          <Counts
            title={t('moderation.answers-to-appeals', 'Answers to appeals')}
            rows={rowsOf(answerCounts, answers)}
          />
        </div>
      </div>
    </details>
  );
}

const FEW = t('moderation.fewer-than', 'fewer than {leastTold}', { leastTold: LEAST_TOLD });

function hoursOf(hours: number): string {
  if (hours < 1) return t('moderation.an-hour', 'an hour');
  return t('moderation.hours', '{hours, plural, one {# hour} other {# hours}}', { hours });
}

function Counts({ title, rows, children }: { title: string; rows: readonly CountRow[]; children?: ReactNode }) {
  return (
    <section className="pb-4">
      <h3 className="pb-1 text-base">{title}</h3>
      <dl>
        {rows.map(([name, count]) => (
          <Line key={name} name={name}>
            {count ?? FEW}
          </Line>
        ))}
        {children}
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="min-w-0">{name}</dt>
      <dd className="tabular ms-auto text-end text-ink-2">{children}</dd>
    </div>
  );
}
