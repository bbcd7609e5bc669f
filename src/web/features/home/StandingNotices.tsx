import type { Me } from '#contract/people.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { MeetNotice } from './MeetNotice.tsx';
import { OutingNotice } from './OutingNotice.tsx';

/** Notices that need a request and that few people ever see. */
export function StandingNotices({ me }: { me: Pick<Me, 'isAgeHeld'> }) {
  return (
    <>
      <DecisionNotice />
      <OutingNotice />
      <AgeNotice me={me} />
      <MeetNotice />
    </>
  );
}
