import type { MatchRange } from '#contract/matching.parts.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { EarlyMark } from './EarlyMark.tsx';
import { EARLY } from './match.words.ts';

type MatchScoreProps = {
  /** Without a range, the place itself says how sure the number is. */
  of: { compatibilityScore: number; range?: Pick<MatchRange, 'open'> | undefined };
  /** Sets the size of the number. */
  className: string;
  /**
   * The place of the unit. `row`: beside the number; `beside`: there from `lg`; `pill`: below, and as small as can be
   * read.
   */
  unit?: 'below' | 'beside' | 'row' | 'pill';
};

/** The total of a match on every screen: the number, what it counts, and a mark while the number rests on little. */
export function MatchScore({ of: { compatibilityScore, range }, className, unit = 'below' }: MatchScoreProps) {
  const isEarly = range !== undefined && range.open.length > 0;
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center',
        unit === 'row' ? 'gap-2.5' : 'flex-col gap-1',
        unit === 'beside' && 'lg:flex-row lg:gap-3',
      )}
    >
      <span data-score className={cx('display-tight tabular leading-none', className)}>
        {compatibilityScore}
        <span className="sr-only"> {t('common.of-100', 'of 100')}</span>
      </span>
      {unit === 'pill' ? (
        <span className="text-2xs leading-none font-semibold">{isEarly ? EARLY : FIT}</span>
      ) : (
        <span
          className={cx(
            'flex @max-[18rem]:flex-col gap-x-1.5 gap-y-1 text-sm leading-5 font-semibold text-ink-2',
            unit === 'row' ? 'flex-col items-start' : 'items-center',
            unit === 'beside' && 'lg:flex-col lg:items-start',
          )}
        >
          <span>{FIT}</span>
          {range !== undefined && <EarlyMark of={range} />}
        </span>
      )}
    </span>
  );
}

/** What the number of a match counts. */
const FIT = t('parts.fit', 'fit');
