import { MatchPage } from '#web/features/matching/home/MatchPage.tsx';
import { QuestHall } from '#web/features/quest-hall/QuestHall.tsx';

/** The page of matching with the Quest Hall, which is another feature. */
export function MatchHome() {
  return <MatchPage hall={<QuestHall />} />;
}
