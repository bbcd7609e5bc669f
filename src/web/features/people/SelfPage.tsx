import { useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import type { Me, Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { GearSix } from '#web/ui/icons/GearSix.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { EditProfileSheet } from './EditProfileSheet.tsx';
import { OwnLink } from './OwnLink.tsx';
import { ProfileImages } from './ProfileImages.tsx';
import { Flowers } from './ProfileActions.tsx';
import { ProfileView, ProfileWaiting } from './ProfileView.tsx';
import { SignOutButton } from '#web/parts/SignOutButton.tsx';
import { WithMe } from '#web/parts/WithMe.tsx';

type Slots = {
  /** Draws the person's wild map. */
  WildMap: ComponentType<{ person: Member }>;
  /** Shows what the person was given. */
  Gifts: ComponentType<{ person: Member }>;
  /** Lists the groups that are on their profile. */
  Clouds: ComponentType<{ person: Member }>;
  /** Shows what they posted, and what they like. */
  Posts: ComponentType<{ person: Member }>;
};

export function SelfPage(slots: Slots) {
  useTitle('Self');
  return <WithMe waiting={<ProfileWaiting />}>{(me) => <OwnProfile me={me} {...slots} />}</WithMe>;
}

function OwnProfile({ me, WildMap, Gifts, Clouds, Posts }: { me: Me } & Slots) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <ProfileView
        person={me}
        map={<WildMap person={me} />}
        left={
          <Link href={paths.account()} aria-label="Account" className={`${iconButtonClass()} hover:bg-transparent!`}>
            <GearSix size={28} />
          </Link>
        }
        right={<ProfileImages me={me} />}
        action={
          <>
            <Flowers person={me} isOwn />
            <OwnLink me={me} />
            <Button variant="outline" onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
          </>
        }
        report={
          <Link href={paths.report()} className="inline-flex min-h-11 items-center text-sm font-semibold underline">
            View My WildSelf Report
          </Link>
        }
        noArchetype={
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-plate border-[1.5px] border-dashed border-edge px-4 py-3">
            <p className="text-ink-2">Your plate is still blank.</p>
            <Link href={paths.quiz()} className={buttonClass({ variant: 'lime', size: 'sm' })}>
              Take WildSelf Quiz
            </Link>
          </div>
        }
        afterInterests={
          <div className="mt-4 flex flex-wrap gap-3">
            <Link href={paths.interests()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {me.interests.length + me.customInterests.length > 0 ? 'Change my interests' : 'Pick my interests'}
            </Link>
            <Link href={paths.quizParty()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              Quiz Party
            </Link>
          </div>
        }
        noBio={<p className="mt-3 text-lg text-ink-3">Nothing here yet. One honest line is plenty.</p>}
      >
        <Gifts person={me} />
        <Clouds person={me} />
        <Posts person={me} />
        <div className="mt-10 border-t border-line pt-5">
          <div className="-ml-5">
            <SignOutButton where="here" variant="quiet" />
          </div>
        </div>
      </ProfileView>
      {isEditing && <EditProfileSheet me={me} onClose={() => setEditing(false)} />}
    </>
  );
}
