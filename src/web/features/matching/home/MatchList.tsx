import { useState } from 'react';
import type { SoulMatch } from '#contract/matching.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { MatchRow } from './MatchRow.tsx';

/** The number of matches that show before the person presses "Show all". */
const FIRST = 5;

/** Lists the person's matches, newest first, without the match that the page shows as waiting for a decision. */
export function MatchList({ matches, hasUndecided }: { matches: readonly SoulMatch[]; hasUndecided: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, FIRST);
  return (
    <section aria-labelledby="your-matches">
      <h2 id="your-matches" className="mb-2 text-2xl">
        {t('matching.your-matches', 'Your matches')}
      </h2>
      {matches.length === 0 && (
        <p className="text-ink-2">
          {hasUndecided
            ? t('matching.nobody-else-yet-whom-you', 'Nobody else yet. People you connect with move in here.')
            : t('matching.nobody-yet-they-move-in', 'Nobody yet. People you connect with move in here.')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > FIRST && (
        <Button variant="quiet" full aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="mt-2">
          {isWhole
            ? t('matching.show-less', 'Show less')
            : t('matching.show-all', 'Show all {length}', { length: matches.length })}
        </Button>
      )}
    </section>
  );
}
