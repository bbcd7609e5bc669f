import type { OperatorBackup } from '#contract/operator.backups.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { cx } from '#web/ui/cx.ts';
import { listOf, locale, t } from '#web/words/words.ts';
import { sizeWords } from './backups.words.ts';
import { nightsOf, type Night } from './nights.ts';

/** The least height of a bar in percent, so that a small backup is seen. */
const LEAST = 12;

/** The last two weeks: a bar for each day with a backup, dark and ticked where one was tried, a coral foot for none. */
export function Nights({ backups, now }: { backups: readonly OperatorBackup[]; now: Date }) {
  const nights = nightsOf(backups, now);
  const largest = Math.max(...nights.map(({ bytes }) => bytes ?? 0), 1);
  const missing = nights.filter(({ isMissing }) => isMissing);
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="text-xl">{t('backups.last-two-weeks', 'The last two weeks')}</h2>
      <ol className="mt-4 flex h-20 items-end gap-1 border-b border-line">
        {nights.map((night) => (
          <li key={night.day.getTime()} className="flex h-full flex-1 flex-col items-center justify-end">
            {night.isTried && <Check size={14} className="mb-0.5" />}
            <span
              aria-hidden
              style={{ height: night.bytes === null ? undefined : `${Math.max(LEAST, (75 * night.bytes) / largest)}%` }}
              className={cx(
                'block w-full rounded-t-[3px]',
                night.bytes === null && night.isMissing && 'h-1 bg-coral',
                night.bytes !== null && (night.isTried ? 'bg-ink' : 'bg-ink-3/60'),
              )}
            />
            <span className="sr-only">{nightWords(night)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-2">
        {missing.length > 0
          ? t('backups.none-on', 'None on {days}.', { days: listOf(missing.map(dayOf)) })
          : t('backups.a-bar-a-day', 'A bar for each day with a backup, by its size. A tick: restored on trial.')}
      </p>
    </section>
  );
}

const dayOf = ({ day }: Night): string => day.toLocaleDateString(locale, { month: 'short', day: 'numeric' });

function nightWords(night: Night): string {
  const day = dayOf(night);
  if (night.bytes === null) {
    return night.isMissing
      ? t('backups.missing', '{day}: missing', { day })
      : t('backups.none', '{day}: none', { day });
  }
  const size = sizeWords(night.bytes);
  return night.isTried
    ? t('backups.that-day-tried', '{day}: {size}, tried', { day, size })
    : t('backups.that-day', '{day}: {size}', { day, size });
}
