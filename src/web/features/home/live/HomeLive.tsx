import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { ChatFold, MatchFold, PeekFold } from './folds.tsx';
import { SelfFold } from './SelfFold.tsx';

/** The four areas with their present state. */
export function LiveFolds({ me, day, now }: { me: Me; day: MatchDay; now: number }) {
  return (
    <>
      <MatchFold day={day} now={now} />
      <PeekFold />
      <ChatFold me={me} />
      <SelfFold me={me} />
    </>
  );
}

export { ActivityNotice } from './ActivityNotice.tsx';
export { PlanLine, PlanNotice } from './PlanNotice.tsx';
export { VibeRow } from './VibeRow.tsx';
export { WaitingMatch } from './WaitingMatch.tsx';
