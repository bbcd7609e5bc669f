import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/** The total of a match as a number, out of 100; `className` sets its size. */
export function MatchScore({ of, className }: { of: { compatibilityScore: number }; className: string }) {
  return (
    <span data-score className={cx('display-tight tabular leading-none', className)}>
      {of.compatibilityScore}
      <span className="sr-only"> {t('common.of-100', 'of 100')}</span>
    </span>
  );
}
