import { matchSummary } from '#content/match-summaries.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { useMe } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import { says } from '#web/words/says.ts';
import { changeText, friendshipText } from './match.words.ts';
import { MatchEarly } from './MatchEarly.tsx';
import { MatchScore } from './MatchScore.tsx';

type MatchWordsProps = {
  /** Without its parts, the match has no sentence yet. */
  data: Pick<MatchData, 'compatibilityScore' | 'range'> &
    Partial<Pick<MatchData, 'parts' | 'sharedInterests' | 'earlier'>>;
  /** The name of the other person. */
  name: string;
  size: 'md' | 'lg';
};
type MatchTotalProps = MatchWordsProps & {
  /** Whether this is the heading of a sheet, which gets the focus when the sheet has come. */
  isSheet?: boolean;
};

/** Shows the sum of a match's known parts as one number, a sentence of the pair, and what would sharpen the number. */
export function MatchTotal({ data, name, size, isSheet = false }: MatchTotalProps) {
  const Head = isSheet ? 'h2' : 'div';
  return (
    <div>
      <Head
        {...(isSheet && { 'data-sheet-heading': '', tabIndex: -1 })}
        className="flex flex-wrap items-center gap-4 font-(family-name:--font-text) font-normal tracking-normal"
      >
        <MatchScore of={data} unit="row" className={size === 'lg' ? 'text-6xl' : 'text-5xl'} />
        <span className="min-w-0 flex-1 basis-40">
          <Sentence data={data} name={name} size={size} />
        </span>
      </Head>
      <Standing data={data} name={name} isMarked />
    </div>
  );
}

/** The match in words, without the number. */
export function MatchWords({ data, name, size }: MatchWordsProps) {
  return (
    <div>
      <Sentence data={data} name={name} size={size} />
      <Standing data={data} name={name} />
    </div>
  );
}

function Sentence({ data: { compatibilityScore, parts, sharedInterests }, name, size }: MatchWordsProps) {
  const mine = useMe().data?.mbtiType ?? null;
  const words =
    parts &&
    (matchSummary({ data: { parts, sharedInterests: sharedInterests ?? [] }, mine, name }, says) ??
      friendshipText(compatibilityScore));
  return (
    <span
      className={cx('block min-h-[2lh] leading-snug text-pretty text-ink-2', size === 'lg' ? 'text-base' : 'text-sm')}
    >
      {words}
    </span>
  );
}

/** How sure the number is, and from what to what it has changed since the match. `isMarked`: the number has its mark. */
function Standing({ data, name, isMarked = false }: Pick<MatchWordsProps, 'data' | 'name'> & { isMarked?: boolean }) {
  const change = changeText(data);
  return (
    <>
      {change !== null && <p className="tabular mt-2 text-sm text-ink-2">{change}</p>}
      <MatchEarly open={data.range.open} name={name} isMarked={isMarked} />
    </>
  );
}
