import type { Me } from '#contract/people.ts';
import { listTrending } from '#contract/trending.ts';
import { useOffered } from '#web/features/matching/meet/useMeeting.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { t } from '#web/words/words.ts';
import { CharacterRow, InviteRow, RoomRow } from './ColdRows.tsx';

/**
 * Begins to read what `AnswersNow` shows, if it is going to show. Returns whether that is known, or has failed: only then
 * its height is known.
 */
export function useAnswersEarly(isWanted = true): boolean {
  const reads = [useRead(listTrending, {}, { staleTime: FRESH_MS, enabled: isWanted }), useOffered(isWanted)];
  return useHasBeen(reads.every(({ isPending }) => !isPending));
}

/** What answers a person whom nobody has answered yet: an open room, an AI character, and a friend of their own. */
export function AnswersNow({ me }: { me: Me }) {
  return (
    <section aria-labelledby="answers-now">
      <h2 id="answers-now" className="mb-2 text-2xl">
        {t('matching.these-answer-now', 'These answer now')}
      </h2>
      <ul className="border-b border-line">
        <RoomRow isMain={false} />
        <CharacterRow isMain={false} />
        <InviteRow me={me} />
      </ul>
    </section>
  );
}

/** The open room in which somebody spoke last. */
export function LivelyRoom() {
  return (
    <ul className="mt-4 border-b border-line">
      <RoomRow isMain={false} />
    </ul>
  );
}
