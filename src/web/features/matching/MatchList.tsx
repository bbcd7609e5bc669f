import { useState } from 'react';
import type { SoulMatch } from '#contract/matching.ts';
import { Button } from '#web/ui/Button.tsx';
import { MatchRow } from './MatchRow.tsx';

/** How many matches show before the person asks for all. */
const FIRST = 5;

/** All of the person's matches, the newest first. */
export function MatchList({ matches, hasUndecided }: { matches: readonly SoulMatch[]; hasUndecided: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, FIRST);
  return (
    <section aria-labelledby="your-matches">
      <h2 id="your-matches" className="mb-2 text-2xl">
        Your matches
      </h2>
      {matches.length === 0 && (
        <p className="text-ink-2">
          {hasUndecided
            ? 'Nobody else yet. Whom you connect with moves in here.'
            : 'Nobody yet. The first one is a tap away.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > FIRST && (
        <Button variant="quiet" full aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="mt-2">
          {isWhole ? 'Show less' : `Show all ${matches.length}`}
        </Button>
      )}
    </section>
  );
}
