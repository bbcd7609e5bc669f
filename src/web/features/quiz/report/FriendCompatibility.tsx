import { useState } from 'react';
import { readSharedReport } from '#content/shared-report.ts';
import type { MbtiType } from '#contract/people.ts';
import { forgetFriend, friendsLink } from '#web/platform/friend.ts';
import { FriendPlate } from '#web/features/quiz/friend/FriendPlate.tsx';

/** Compares the person with the friend through whose link they arrived. Renders nothing for everybody else. */
export function FriendCompatibility({ mine, userId }: { mine: MbtiType; userId: number }) {
  const [data, setData] = useState(friendsLink);
  const found = readSharedReport(data);
  // A person who opens their own link has no friend to compare with.
  if ('problem' in found || found.report.userId === userId) return null;
  const close = () => {
    forgetFriend();
    setData(null);
  };
  return (
    <div className="mt-6">
      <FriendPlate mine={mine} friend={found.report} onClose={close} />
    </div>
  );
}
