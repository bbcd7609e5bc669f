import { useEffect, useState } from 'react';
import type { Health } from '#contract/operator.health.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { ago } from '#web/platform/ago.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowClockwise } from '#web/ui/icons/ArrowClockwise.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { locale, t } from '#web/words/words.ts';
import { Backups } from './Backups.tsx';
import { Deliveries } from './Deliveries.tsx';
import { DiskUse } from './DiskUse.tsx';
import { Findings, Well } from './Findings.tsx';
import { look, useHealth } from './health.data.ts';
import { duration, verdict } from './health.words.ts';
import { Jobs } from './Jobs.tsx';
import { Numbers } from './Numbers.tsx';
import { Slow } from './Slow.tsx';

/** What the doctor says, and the numbers of this server. Everything is looked at again each minute. */
export function HealthPage() {
  const read = useHealth();
  const { data } = read;
  useTitle(data === undefined ? t('operator.health', 'Health') : verdict(data.findings));
  if (data === undefined) {
    return (
      <div className="px-5 pt-5 lg:px-7">
        <PageHeading>{t('operator.health', 'Health')}</PageHeading>
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
    <div className="lg:grid lg:grow lg:grid-cols-[minmax(0,47fr)_minmax(0,53fr)]">
      <div className="flex flex-col px-5 pt-5 pb-6 lg:px-7">
        <Doctor health={data} />
      </div>
      <div className="border-t border-line px-5 pb-8 lg:border-t-0 lg:border-s lg:px-7 [&>*+*]:border-t [&>*+*]:border-line">
        <Version health={data} />
        <Numbers health={data} />
        <div className="grid grid-cols-1 gap-x-9 gap-y-6 py-4 md:grid-cols-2">
          <Jobs jobs={data.jobs} />
          <Deliveries {...data} />
        </div>
        <div className="grid grid-cols-1 gap-x-9 gap-y-6 py-4 md:grid-cols-[minmax(0,14fr)_minmax(0,11fr)]">
          <Slow title={t('health.slow-routes', 'Slow routes')} what={t('health.route', 'Route')} rows={data.routes} />
          <Backups {...data} />
        </div>
        <div className="grid grid-cols-1 gap-x-9 gap-y-6 py-4 md:grid-cols-[minmax(0,14fr)_minmax(0,11fr)]">
          <Slow
            title={t('health.slow-statements', 'Slow statements')}
            what={t('health.where', 'Where')}
            rows={data.statements}
          />
          <DiskUse {...data} />
        </div>
      </div>
    </div>
  );
}

function Doctor({ health: { findings, host, upSince, lookedAt } }: { health: Health }) {
  const now = useNow();
  const [press, isLooking] = useTold(look, t('health.not-looked', 'It could not be looked at.'));
  const up = duration(Math.max(0, now.getTime() - Date.parse(upSince)));
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <PageHeading className="display text-2xl leading-tight tracking-[-0.03em]">{verdict(findings)}</PageHeading>
        <IconButton
          icon={ArrowClockwise}
          label={t('health.look-again', 'Look at everything again')}
          aria-busy={isLooking}
          onClick={() => void press()}
          className="-mt-1 -me-2"
        />
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {t('health.up-and-looked', '{host}, up {up}. Looked at everything {ago}.', {
          host,
          up,
          ago: recently(lookedAt, now),
        })}
      </p>
      <Findings findings={findings} now={now} />
      <Well findings={findings} />
      <p className="mt-auto pt-6 text-xs text-ink-3">
        {t('health.same-on-the-machine', 'The same list on the machine: {command}', { command: 'npm run doctor' })}
      </p>
    </>
  );
}

/** "20 seconds ago", later minutes. */
function recently(iso: string, now: Date): string {
  const seconds = Math.floor((now.getTime() - Date.parse(iso)) / 1000);
  if (seconds >= 60) return ago(iso, now);
  return t('health.seconds-ago', '{seconds, plural, one {# second ago} other {# seconds ago}}', {
    seconds: Math.max(0, seconds),
  });
}

/** The time, every five seconds. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Version({ health: { version, versionSince } }: { health: Health }) {
  const since = new Date(versionSince).toLocaleDateString(locale, { month: 'short', day: 'numeric', year: 'numeric' });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 py-5">
      <strong className="display text-base">{t('health.version', 'Version {version}', { version })}</strong>
      <span className="text-sm text-ink-2">{t('health.since-day', 'since {day}', { day: since })}</span>
    </p>
  );
}
