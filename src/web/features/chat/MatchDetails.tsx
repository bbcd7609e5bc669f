import type { MatchData } from '#contract/chat.ts';
import { ScoreBar, type ScoreTone } from '#web/ui/ScoreBar.tsx';
import { friendshipText, interestText, partLabels, personalityText } from './match.words.ts';

const tones: Readonly<Record<MatchData['parts'][number]['key'], ScoreTone>> = {
  personality: 'lime',
  interests: 'coral',
  vibes: 'gold',
  communication: 'ink',
};

/** Every part of the score with its reason, in words first. */
export function MatchDetails({ match }: { match: MatchData }) {
  const { parts, personalityMatch, compatibilityScore, sharedInterests, isPersonalityOnly } = match;
  return (
    <>
      <div className="flex flex-col gap-1.5 text-sm">
        <p>{personalityText(personalityMatch)}</p>
        <p>{friendshipText(compatibilityScore)}</p>
        {!isPersonalityOnly && <p>{interestText(sharedInterests)}</p>}
      </div>
      <div className="mt-2">
        {parts.map(({ key, score, reason }) => (
          <ScoreBar key={key} label={partLabels[key]} value={score} note={reason} tone={tones[key]} />
        ))}
      </div>
    </>
  );
}
