import { ErrorState } from '#web/ui/States.tsx';
import { moment } from '#web/platform/ago.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';
import { useLog } from '#web/features/operator/log.data.ts';
import { byWords, doneWords } from '#web/features/operator/log.words.ts';

/** What operators changed and whom they looked up, the latest first, in pages. */
export function OperatorLog() {
  const log = useLog();
  return (
    <section aria-label={t('operator.log', 'Log')}>
      <h2 className="text-xl">{t('operator.log', 'Log')}</h2>
      <p className="mt-1 text-sm text-ink-2">
        {t('operator.who-did-what-kept', 'Who did what with whom, and why. Each line is kept for three years.')}
      </p>
      <Lines log={log} />
    </section>
  );
}

function Lines({ log }: { log: ReturnType<typeof useLog> }) {
  if (log.data === undefined) {
    return log.isError ? (
      <ErrorState onRetry={() => void log.refetch()} pending={log.isFetching} />
    ) : (
      <Loading className="mt-4">
        <RowSkeleton />
      </Loading>
    );
  }
  const lines = log.data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) {
    return <p className="mt-6 text-ink-2">{t('operator.nothing-was-done', 'Nothing was done yet.')}</p>;
  }
  return (
    <>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.id} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
              <span className="break-all">{byWords(line)}</span>
              <time dateTime={line.madeAt} className="tabular">
                {moment(line.madeAt)}
              </time>
            </p>
            <p className="wrap-anywhere">{doneWords(line)}</p>
            {line.reason !== null && (
              <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-ink-2">
                {t('operator.reason-quoted', '“{reason}”', { reason: line.reason })}
              </p>
            )}
          </li>
        ))}
      </ol>
      <MoreButton pages={log} className="mt-4">
        {t('operator.earlier', 'Earlier')}
      </MoreButton>
    </>
  );
}
