import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { cx } from '#web/ui/cx.ts';
import { optional } from '#web/ui/optional.ts';
import { chatNews } from './chat.news.ts';
import { ChatFold, MatchFold, PeekFold } from './folds.tsx';
import { SelfFold } from './SelfFold.tsx';

/** In code of its own, because it is the last to be seen. Its place in the map is kept. */
const RoomsFold = optional(() => import('./RoomsFold.tsx').then((module) => module.RoomsFold), {
  place: ({ className }) => <div className={cx('min-h-34', className)} />,
});

type LiveFoldsProps = {
  me: Me;
  day: MatchDay;
  now: number;
  /** True for a person who has not said hello yet. From `lg`, their steps and plate stand in for Match and Self. */
  isBeginning: boolean;
};

/** The four areas with their present state. */
export function LiveFolds({ me, day, now, isBeginning }: LiveFoldsProps) {
  const chats = useChats().data;
  const news = chatNews(chats ?? { chats: [] });
  const talksWithNobody = chats !== undefined && news.lead === null;
  const stoodInFor = isBeginning ? 'lg:hidden' : undefined;
  const first = 'lg:order-first lg:nth-[n+3]:border-t-0';
  return (
    <>
      <MatchFold day={day} now={now} className={stoodInFor} />
      <PeekFold me={me} />
      <ChatFold me={me} news={news} className={isBeginning ? (talksWithNobody ? 'lg:hidden' : first) : undefined} />
      <SelfFold me={me} className={stoodInFor} />
      {isBeginning ? (
        talksWithNobody && <RoomsFold className={`max-lg:hidden ${first}`} />
      ) : (
        <RoomsFold isStrip className="col-span-full border-e-0!" />
      )}
    </>
  );
}

export { ActivityNotice } from './ActivityNotice.tsx';
export { HomeSteps } from './HomeSteps.tsx';
export { FirstSky } from './FirstSky.tsx';
export { PlanLine, PlanNotice } from './PlanNotice.tsx';
export { VibeRow } from './VibeRow.tsx';
export { WaitingMatch } from './WaitingMatch.tsx';
