import type { MatchData } from '#contract/matching.parts.ts';
import { cx } from '#web/ui/cx.ts';
import { friendshipText, rangeText } from './match.words.ts';
import { MatchScore } from './MatchScore.tsx';

type MatchTotalProps = { data: Pick<MatchData, 'compatibilityScore' | 'range'>; size: 'md' | 'lg' };

/** Shows the sum of a match's known parts, as a number and in words, and the range that unknown parts leave open. */
export function MatchTotal({ data, size }: MatchTotalProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <MatchScore of={data} className={size === 'lg' ? 'text-6xl' : 'text-5xl'} />
      <div className="min-w-0 flex-1 basis-28">
        <MatchWords data={data} size={size} />
      </div>
    </div>
  );
}

/** The match's sum and range in words, without the number. */
export function MatchWords({ data: { compatibilityScore, range }, size }: MatchTotalProps) {
  const later = rangeText(range);
  return (
    <div className={cx('leading-snug text-ink-2', size === 'lg' ? 'text-lg' : 'text-sm')}>
      <p>{friendshipText(compatibilityScore)}</p>
      {later !== null && <p className="tabular mt-1 text-sm">{later}</p>}
    </div>
  );
}
