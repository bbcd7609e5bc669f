import type { OperatorBackups } from '#contract/operator.backups.ts';
import { useNow } from '#web/platform/useNow.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { BackupRow } from './BackupRow.tsx';
import { isRunning, useBackups } from './backups.data.ts';
import { headingWords, successWords } from './backups.words.ts';
import { MakeBackup } from './MakeBackup.tsx';
import { Nights } from './Nights.tsx';
import { WorkLine } from './WorkLine.tsx';

/** The command, as it is typed. */
const RESTORE = 'npm run restore -- FILE --replace';

/** The backups on the server's disk: made, tried, taken away and deleted here. A restore is a command on the machine. */
export function BackupsPage() {
  useTitle(t('operator.backups', 'Backups'));
  const read = useBackups();
  if (read.data !== undefined) return <Backups {...read.data} />;
  return (
    <div className="px-5 pt-5 pb-8 lg:px-7 lg:pt-6">
      <PageHeading className="text-3xl tracking-[-0.035em]">{t('operator.backups', 'Backups')}</PageHeading>
      {read.isError ? (
        <ErrorState onRetry={() => void read.refetch()} pending={read.isFetching} />
      ) : (
        <Loading className="mt-4">
          <RowSkeleton />
        </Loading>
      )}
    </div>
  );
}

function Backups({ backups, schema, database, work }: OperatorBackups) {
  const now = useNow();
  const isBusy = isRunning(work);
  return (
    <div className="grow lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:divide-x lg:divide-line">
      <div className="px-5 pt-5 pb-8 lg:px-7 lg:pt-6">
        <PageHeading className="text-3xl tracking-[-0.035em] text-balance">{headingWords(backups, now)}</PageHeading>
        <p className="mt-1 text-ink-2">{successWords(backups, now)}</p>
        <WorkLine work={work} />
        {backups.length > 0 && (
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {backups.map((backup) => (
              <BackupRow key={backup.name} backup={backup} schema={schema} isBusy={isBusy} />
            ))}
          </ul>
        )}
      </div>
      <div className="px-5 pb-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:px-7 lg:pt-7">
        <MakeBackup isBusy={isBusy} database={database} />
        {backups.length > 0 && <Nights backups={backups} now={now} />}
        <section className="mt-8 border-t border-line pt-5 text-sm text-ink-2">
          <h2 className="text-xl text-ink">{t('backups.restore', 'Restore')}</h2>
          <p className="mt-1">
            {t(
              'backups.restore-on-the-machine',
              'A restore is a command on the machine, with the server stopped. It checks the whole file first, and leaves the old state or the new one, never half of each.',
            )}
          </p>
          <code className="mt-2 block py-1 wrap-anywhere">{RESTORE}</code>
          <p className="mt-2">
            {database === 'pglite'
              ? t(
                  'backups.hourly-copies',
                  'The embedded database is also copied every hour, without pictures and secrets. Keep a backup on another machine.',
                )
              : t(
                  'backups.on-another-machine',
                  'A disk can die with all that is on it. Keep a backup on another machine.',
                )}
          </p>
        </section>
      </div>
    </div>
  );
}
