import { MatchPage } from '#web/features/matching/home/MatchPage.tsx';
import { QuestHall } from '#web/features/quest-hall/QuestHall.tsx';

/** The home of matching, composed from several features. */
export function MatchHome() {
  return <MatchPage hall={<QuestHall />} />;
}
