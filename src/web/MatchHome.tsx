import { MatchPage } from '#web/features/matching/MatchPage.tsx';
import { QuestHall } from '#web/features/questhall/QuestHall.tsx';

/** The home of matching, put together from what several features know. */
export function MatchHome() {
  return <MatchPage hall={<QuestHall />} />;
}
