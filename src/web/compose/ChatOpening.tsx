import { WaitingPane } from '#web/features/matching/home/WaitingPane.tsx';
import { AnswersNow } from '#web/features/matching/search/AnswersNow.tsx';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { useMe } from '#web/platform/me.ts';

/** What one could begin with while no chat is open: the match that waits for an answer, or else who answers now. */
export function ChatOpening() {
  const me = useMe().data;
  const day = useMatchDay();
  if (me === undefined || day.isPending) return null;
  const [waiting] = day.data ? waitingIn(day.data) : [];
  return waiting === undefined ? <AnswersNow me={me} /> : <WaitingPane key={waiting.id} match={waiting} />;
}
