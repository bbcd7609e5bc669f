import { MatchPage } from '#web/features/matching/home/MatchPage.tsx';
import { useHallEarly } from '#web/features/quest-hall/hall.data.ts';
import { QuestHall } from '#web/features/quest-hall/QuestHall.tsx';

/** The page of matching with the Quest Hall, which is another feature. */
export function MatchHome() {
  const isHallKnown = useHallEarly();
  return <MatchPage hall={isHallKnown ? <QuestHall /> : undefined} />;
}
