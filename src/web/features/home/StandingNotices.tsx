import type { Me } from '#contract/people.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';

/** What has to be asked of the server first, and hardly anybody ever sees. */
export function StandingNotices({ me }: { me: Pick<Me, 'isAgeHeld'> }) {
  return (
    <>
      <DecisionNotice />
      <AgeNotice me={me} />
    </>
  );
}
