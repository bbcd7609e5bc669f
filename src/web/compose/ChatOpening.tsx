import { WaitingPane } from '#web/features/matching/home/WaitingPane.tsx';
import { AnswersNow, useAnswersEarly } from '#web/features/matching/search/AnswersNow.tsx';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import type { OpeningProps } from '#web/features/chat/slots.ts';
import { useMe } from '#web/platform/me.ts';

/**
 * What one could begin with while no chat is open: the match that waits for an answer, or else who answers now. It
 * comes whole, with what stands before and after it, because what stands in the middle of a pane moves with all that grows below.
 */
export function ChatOpening({ before, children }: OpeningProps) {
  const me = useMe().data;
  const day = useMatchDay();
  const areAnswersKnown = useAnswersEarly();
  if (me === undefined || day.isPending) return null;
  const [waiting] = day.data ? waitingIn(day.data) : [];
  if (waiting === undefined && !areAnswersKnown) return null;
  return (
    <>
      {before}
      {waiting === undefined ? <AnswersNow me={me} /> : <WaitingPane key={waiting.id} match={waiting} />}
      {children}
    </>
  );
}
