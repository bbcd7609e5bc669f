import { locale, t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { SealCheck } from './icons/SealCheck.ts';

/** Returns a month, YYYY-MM, as a person says it: with its year, unless it is this one. */
function monthOf(month: string): string {
  const at = new Date(`${month}-15T12:00:00Z`);
  const isNow = at.getUTCFullYear() === new Date().getUTCFullYear();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', ...(!isNow && { year: 'numeric' }) });
  return name.format(at);
}

type CheckedMarkProps = { month: string; className?: string };

/** Says when a moderator compared a person's main picture with live ones: ink in an outline, and no promise. */
export function CheckedMark({ month, className }: CheckedMarkProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-9 items-center gap-2 rounded-control border-[1.5px] border-ink px-3 py-1 text-start font-semibold',
        className,
      )}
    >
      <SealCheck size={20} className="shrink-0" />
      {t('ui.photo-checked', 'Photo checked · {month}', { month: monthOf(month) })}
    </span>
  );
}

/** The same on a card, as a small line. */
export function CheckedLine({ month, className }: CheckedMarkProps) {
  return (
    <span className={cx('flex items-start gap-1.5 text-sm leading-5 font-medium', className)}>
      <SealCheck size={16} className="mt-0.5 shrink-0" />
      {t('ui.photo-checked', 'Photo checked · {month}', { month: monthOf(month) })}
    </span>
  );
}
