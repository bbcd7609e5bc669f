import { useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import type { Me, Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { GearSix } from '#web/ui/icons/GearSix.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { OwnLink } from './OwnLink.tsx';
import { ProfileImages } from './ProfileImages.tsx';
import { Flowers } from './ProfileActions.tsx';
import { ProfileView, ProfileWaiting, type AfterParts, type MapParts } from './ProfileView.tsx';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { t } from '#web/words/words.ts';

type SelfPageSlots = {
  /** The components that draw the person's wild map. */
  wildMap: MapParts;
  after: AfterParts;
  /** Shows the person's posts and likes. */
  Posts: ComponentType<{ person: Member }>;
  /** The form to change the profile. */
  Edit: ComponentType<{ me: Me; onClose: () => void }>;
};

export function SelfPage(slots: SelfPageSlots) {
  useTitle(t('common.self', 'Self'));
  return (
    <WithMe isPage waiting={<ProfileWaiting />}>
      {(me) => <OwnProfile me={me} {...slots} />}
    </WithMe>
  );
}

const WAY = 'inline-flex min-h-11 items-center font-semibold underline';

function OwnProfile({ me, wildMap, after, Posts, Edit }: { me: Me } & SelfPageSlots) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <ProfileView
        person={me}
        posts={<Posts person={me} />}
        map={wildMap}
        after={after}
        left={
          <Link
            href={paths.account()}
            aria-label={t('common.account', 'Account')}
            className={`${iconButtonClass()} hover:bg-transparent!`}
          >
            <GearSix size={28} />
          </Link>
        }
        right={<ProfileImages me={me} />}
        action={
          <>
            <Button className="grow sm:grow-0" onClick={() => setEditing(true)}>
              {t('people.edit-profile', 'Edit Profile')}
            </Button>
            <Flowers person={me} isOwn />
            <OwnLink me={me} />
          </>
        }
        report={
          <Link href={paths.report()} className="inline-flex min-h-11 items-center underline">
            {t('people.view-my-wildself-report', 'View My WildSelf Report')}
          </Link>
        }
        noArchetype={
          <div className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="text-ink-2">{t('people.your-plate-is-still-blank', 'Your plate is still blank.')}</p>
            <Link href={paths.quiz()} className={buttonClass({ variant: 'lime', size: 'sm' })}>
              {t('people.take-wildself-quiz', 'Take WildSelf Quiz')}
            </Link>
          </div>
        }
        afterInterests={<Ways me={me} />}
        foot={
          <div className="mt-10 border-t border-line pt-5">
            <div className="-ms-5">
              <SignOutButton where="here" variant="quiet" />
            </div>
          </div>
        }
        noBio={
          <button type="button" onClick={() => setEditing(true)} className="mt-2 min-h-11 text-start text-lg underline">
            {t('people.say-one-honest-line', 'Say one honest line about you.')}
          </button>
        }
        noNumbers={
          <>
            <span>{t('people.nobody-follows-you-yet', 'Nobody follows you yet.')}</span>
            <Link href={paths.browse()} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
              {t('people.find-people', 'Find people')}
            </Link>
          </>
        }
      />
      {isEditing && <Edit me={me} onClose={() => setEditing(false)} />}
    </>
  );
}

/** The ways from the own profile to what adds to it, and to what the person saved. */
function Ways({ me }: { me: Me }) {
  return (
    <div className="mt-2 flex flex-wrap gap-x-5">
      <Link href={paths.interests()} className={WAY}>
        {me.interests.length + me.customInterests.length > 0
          ? t('people.change-my-interests', 'Change my interests')
          : t('people.pick-my-interests', 'Pick my interests')}
      </Link>
      <Link href={paths.photoCheck()} className={WAY}>
        {t('people.photo-check', 'Photo check')}
      </Link>
      <Link href={paths.quizParty()} className={WAY}>
        {t('people.quiz-party', 'Quiz Party')}
      </Link>
      <Link href={paths.saved()} className={WAY}>
        {t('people.saved', 'Saved')}
      </Link>
    </div>
  );
}
