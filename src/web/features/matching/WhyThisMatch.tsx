import type { MatchData } from '#contract/chat.ts';
import { ScoreBar } from '#web/ui/ScoreBar.tsx';
import { parts, summary } from './match.words.ts';

/** The score, the sentence, and every part with its reason. */
export function WhyThisMatch({ data }: { data: MatchData }) {
  return (
    <>
      <div className="flex items-center gap-4 border-b border-line pb-5">
        <p className="display-tight tabular text-6xl leading-none">
          {data.compatibilityScore}
          <span className="sr-only"> of 100</span>
        </p>
        <p className="text-lg leading-snug text-ink-2">{summary(data)}</p>
      </div>
      <section aria-label="Why this match">
        {data.parts.map(({ key, score, reason }) => (
          <ScoreBar key={key} label={parts[key].label} value={score} note={reason} tone={parts[key].tone} />
        ))}
      </section>
    </>
  );
}
