import { Link } from 'wouter';
import type { Health } from '#contract/operator.health.ts';
import { paths } from '#web/paths.ts';
import { moment } from '#web/platform/ago.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { t } from '#web/words/words.ts';
import { PartHead } from './Figures.tsx';
import { size } from './health.words.ts';
import { word } from './WordButton.tsx';

/** The last nights: a bar of the size of each backup, dark and ticked where it was tried, a coral foot for none. */
export function Backups({ backups, newestBackup, lastTrial }: Pick<Health, 'backups' | 'newestBackup' | 'lastTrial'>) {
  const top = Math.max(1, ...backups.map(({ bytes }) => bytes ?? 0));
  const first = backups.findIndex(({ bytes }) => bytes !== null);
  return (
    <section>
      <PartHead title={t('operator.backups', 'Backups')}>
        <Link href={paths.operator('backups')} className={word}>
          {t('health.make-one', 'Make one')}
        </Link>
      </PartHead>
      <div aria-hidden className="mt-2 flex h-12 items-end gap-1 border-b border-line">
        {backups.map(({ day, bytes, isTried }, at) => (
          <span
            key={day}
            className={cx(
              'relative min-w-0 grow rounded-t-[2px]',
              bytes !== null ? (isTried ? 'bg-ink' : 'bg-ink-3/45') : first >= 0 && at > first && 'bg-coral',
            )}
            style={{ height: bytes === null ? '3px' : `${Math.max(8, (bytes / top) * 75)}%` }}
          >
            {isTried && <Check size={14} className="absolute bottom-full left-1/2 -translate-x-1/2" />}
          </span>
        ))}
      </div>
      <p className="mt-2 text-sm">
        {newestBackup === null
          ? t('health.no-backup', 'There is none in DATA_DIR/backups.')
          : t('health.newest-backup', '{time}: {size}.', {
              time: moment(newestBackup.madeAt),
              size: size(newestBackup.bytes),
            })}
      </p>
      {lastTrial !== null && (
        <p className="text-sm">
          {t('health.last-trial', 'Tried {time}: {rows, number} rows, all there.', {
            time: moment(lastTrial.at),
            rows: lastTrial.rows,
          })}
        </p>
      )}
    </section>
  );
}
