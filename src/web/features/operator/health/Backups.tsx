import { Link } from 'wouter';
import type { Health } from '#contract/operator.health.ts';
import { paths } from '#web/paths.ts';
import { moment } from '#web/platform/ago.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { PartHead } from './Figures.tsx';
import { size } from './health.words.ts';
import { word } from './WordButton.tsx';

/** The last nights: a bar of the size of each backup, a coral foot where there is none. */
export function Backups({ backups, newestBackup }: Pick<Health, 'backups' | 'newestBackup'>) {
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
        {backups.map(({ day, bytes }, at) => (
          <span
            key={day}
            className={cx(
              'min-w-0 grow rounded-t-[2px]',
              bytes !== null
                ? at === backups.length - 1
                  ? 'bg-ink'
                  : 'bg-ink-3/45'
                : first >= 0 && at > first && 'bg-coral',
            )}
            style={{ height: bytes === null ? '3px' : `${Math.max(8, (bytes / top) * 100)}%` }}
          />
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
    </section>
  );
}
