import type { MatchReasons } from '#contract/matching.parts.ts';
import { t } from '#web/words/words.ts';
import { MatchParts } from './MatchParts.tsx';
import { MatchTotal, MatchWords } from './MatchTotal.tsx';

type MatchWhyProps = {
  data: MatchReasons;
  /** The name of the other person. */
  name: string;
  size?: 'md' | 'lg';
  /** True if the score is shown above already. Then only its words are shown here. */
  isBelowScore?: boolean;
  /** True on the sheet of a match's own screen, whose heading this is. */
  isSheet?: boolean;
};

/** Why two people fit: the sum, and every part with its weight and reason. */
export function MatchWhy({ data, name, size = 'lg', isBelowScore = false, isSheet = false }: MatchWhyProps) {
  return (
    <>
      {isBelowScore ? (
        <MatchWords data={data} name={name} size={size} />
      ) : (
        <MatchTotal data={data} name={name} size={size} isSheet={isSheet} />
      )}
      <section aria-label={t('common.why-this-match', 'Why this match')} className="mt-4 border-t border-line">
        <MatchParts data={data} name={name} />
      </section>
    </>
  );
}
