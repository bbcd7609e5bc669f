import type { ReactNode } from 'react';
import type { Member } from '#contract/people.ts';
import { useCloudsOf } from '#web/features/clouds/clouds.data.ts';
import { ProfileClouds } from '#web/features/clouds/ProfileClouds.tsx';
import { GiftShelf } from '#web/features/gifts/GiftShelf.tsx';
import { useShelf } from '#web/features/gifts/shelf.data.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { ThingsWaiting } from './ThingsWaiting.tsx';

/** A person's received gifts, and the groups on their profile. Both show at once, so that nothing is pushed down. */
export function ProfileThings({ person, children }: { person: Member; children: ReactNode }) {
  const [shelf, clouds] = [useShelf(person.id), useCloudsOf(person)];
  const areKnown = useHasBeen(!shelf.isLoading && !clouds.isLoading);
  if (!areKnown) return <ThingsWaiting />;
  return (
    <>
      <GiftShelf person={person} />
      <ProfileClouds person={person} />
      {children}
    </>
  );
}
