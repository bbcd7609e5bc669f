import type { Member } from '#contract/people.ts';
import { ProfileClouds } from '#web/features/clouds/ProfileClouds.tsx';
import { GiftShelf } from '#web/features/gifts/GiftShelf.tsx';

/** A person's received gifts, and the groups on their profile. */
export function ProfileThings({ person }: { person: Member }) {
  return (
    <>
      <GiftShelf person={person} />
      <ProfileClouds person={person} />
    </>
  );
}
