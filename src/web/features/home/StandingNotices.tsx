import type { Me } from '#contract/people.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';

/** Notices that the server has to be asked for, and that few people ever see. */
export function StandingNotices({ me }: { me: Pick<Me, 'isAgeHeld'> }) {
  return (
    <>
      <DecisionNotice />
      <AgeNotice me={me} />
    </>
  );
}
