import { cx } from '#web/ui/cx.ts';

/** The number of a match's sum, in the size that `className` gives. */
export function MatchScore({ of, className }: { of: { compatibilityScore: number }; className: string }) {
  return (
    <span className={cx('display-tight tabular leading-none', className)}>
      {of.compatibilityScore}
      <span className="sr-only"> of 100</span>
    </span>
  );
}
