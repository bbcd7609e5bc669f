import type { MatchData } from '#contract/matching.parts.ts';
import { cx } from '#web/ui/cx.ts';
import { friendshipText, rangeText } from './match.words.ts';
import { MatchScore } from './MatchScore.tsx';

type MatchWordsProps = { data: Pick<MatchData, 'compatibilityScore' | 'range'>; size: 'md' | 'lg' };
type MatchTotalProps = MatchWordsProps & {
  /** Whether this is the heading of a sheet, which gets the focus when the sheet has come. */
  isSheet?: boolean;
};

/** Shows the sum of a match's known parts, as a number and in words, and the range that unknown parts leave open. */
export function MatchTotal({ data, size, isSheet = false }: MatchTotalProps) {
  const Head = isSheet ? 'h2' : 'div';
  return (
    <Head
      {...(isSheet && { 'data-sheet-heading': '', tabIndex: -1 })}
      className="flex flex-wrap items-center gap-4 font-(family-name:--font-text) font-normal tracking-normal"
    >
      <MatchScore of={data} className={size === 'lg' ? 'text-6xl' : 'text-5xl'} />
      <div className="min-w-0 flex-1 basis-28">
        <MatchWords data={data} size={size} />
      </div>
    </Head>
  );
}

/** The match's sum and range in words, without the number. */
export function MatchWords({ data: { compatibilityScore, range }, size }: MatchWordsProps) {
  const later = rangeText(range);
  return (
    <div className={cx('leading-snug text-ink-2', size === 'lg' ? 'text-lg' : 'text-sm')}>
      <p>{friendshipText(compatibilityScore)}</p>
      {later !== null && <p className="tabular mt-1 text-sm">{later}</p>}
    </div>
  );
}
