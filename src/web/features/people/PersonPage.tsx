import { lazy, Suspense, type ComponentType } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { getUser } from '#contract/accounts.ts';
import { startDirect } from '#contract/chat.ts';
import { imageIdIn, userIdIn } from '#contract/people.addresses.ts';
import type { Member } from '#contract/people.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths, safeNext } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { openReport } from '#web/platform/report.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/icons/Flag.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { optional } from '#web/ui/optional.ts';
import type { NothingHereProps } from '#web/parts/ways/NothingHere.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { FollowButton } from './FollowButton.tsx';
import { useIsFollowing } from './follows.data.ts';
import { Flowers, ShareProfile } from './ProfileActions.tsx';
import { ProfileView, ProfileWaiting, type AfterParts, type MapParts } from './ProfileView.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

type PersonPageSlots = {
  /** The components that draw the person's wild map. */
  wildMap: MapParts;
  after: AfterParts;
  /** Shows the person's posts. */
  Posts: ComponentType<{ person: Member }>;
  /** The button to give the person a gift. */
  GiftAction: ComponentType<{ person: Member }>;
  /** The actions of an AI character. */
  CompanionAction: ComponentType<{ person: Member }>;
  /** An AI character's section of the profile. */
  Companion: ComponentType<{ person: Member }>;
};

/** Returns a menu item to report the person's photo, and one to report their cover, for each that exists. */
function reportsOf({ id, displayName, profileImageUrl, coverImage }: Member): MenuItem[] {
  const pictures = [
    {
      at: imageIdIn(profileImageUrl),
      label: t('people.report-photo', 'Report {displayName}’s photo', { displayName }),
    },
    { at: imageIdIn(coverImage), label: t('people.report-cover', 'Report {displayName}’s cover', { displayName }) },
  ];
  return pictures.flatMap(({ at, label }) => {
    if (at === undefined) return [];
    const onSelect = () => openReport({ kind: 'profile_picture', id: `${id}:${at}` });
    return [{ label, icon: Flag, danger: true, onSelect }];
  });
}

/** Loaded on demand, because the profile of an existing person does not need this component. */
const NothingHere = lazy<ComponentType<NothingHereProps>>(() =>
  import('#web/parts/ways/NothingHere.tsx').then((page) => ({ default: page.NothingHere })),
);

/** Loaded after the profile, which already shows the presence from its own response. */
const PresenceWatch = optional(() => import('./PresenceWatch.tsx').then((part) => part.PresenceWatch));

/** The profile of the person whose id is in the address. The reader's own id redirects to their own page. */
export function PersonPage(slots: PersonPageSlots) {
  const id = userIdIn(useParams()['userId']);
  const me = useMe();
  if (id === undefined) return <Nobody />;
  if (me.data?.id === id) return <Redirect to={paths.self()} replace />;
  return <Person key={id} id={id} {...slots} />;
}

function Person({ id, ...slots }: { id: number } & PersonPageSlots) {
  const answer = useRead(getUser, { params: { id } }, { staleTime: 0 });
  useTitle(answer.data?.displayName ?? t('people.profile', 'Profile'));
  // Checks the error before the data: if a refetch finds nobody, `data` still has the person of the response before.
  if (answer.error?.code === 'not_found') return <Nobody />;
  if (answer.data) return <TheirProfile person={answer.data} {...slots} />;
  if (answer.isPending) return <ProfileWaiting />;
  return <ErrorState onRetry={() => void answer.refetch()} pending={answer.isFetching} />;
}

function TheirProfile({
  person,
  wildMap,
  after,
  Posts,
  GiftAction,
  CompanionAction,
  Companion,
}: { person: Member } & PersonPageSlots) {
  const back = <Back />;
  const search = useSearch();
  const [, navigate] = useLocation();
  const more = (
    <SafetyMenu
      person={person}
      items={reportsOf(person)}
      onBlocked={() => navigate(wayBack(search), { replace: true })}
    />
  );
  if (person.isSeedUser) {
    return (
      <ProfileView person={person} left={back} right={more} action={<CompanionAction person={person} />}>
        <Companion person={person} />
      </ProfileView>
    );
  }
  return (
    <ProfileView
      person={person}
      posts={<Posts person={person} />}
      map={wildMap}
      after={after}
      isHere={person.isOnline}
      left={back}
      right={
        <>
          {more}
          <PresenceWatch id={person.id} />
        </>
      }
      action={
        <>
          <Flowers person={person} />
          <ShareProfile person={person} />
          <GiftAction person={person} />
        </>
      }
      main={
        <>
          <Follow person={person} />
          <WriteButton person={person} />
        </>
      }
    />
  );
}

function Follow({ person }: { person: Member }) {
  const myId = useMe().data?.id;
  const { data, isError, isFetching, refetch } = useIsFollowing({ myId, id: person.id });
  if (data === undefined && isError) {
    return (
      <Button
        variant="outline"
        full
        pending={isFetching}
        aria-label={t(
          'people.whether-you-follow-did-not-load',
          'Try again: whether you follow {displayName} did not load',
          {
            displayName: person.displayName,
          },
        )}
        onClick={() => void refetch()}
      >
        {t('common.try-again', 'Try again')}
      </Button>
    );
  }
  if (myId === undefined || data === undefined) return <span className="w-full" />;
  const { isFollowing } = data;
  return <FollowButton myId={myId} person={person} isFollowing={isFollowing} full />;
}

function Back() {
  return <BackLink to={wayBack(useSearch())} anywhere className="hover:bg-transparent!" />;
}

function WriteButton({ person }: { person: Member }) {
  const [, navigate] = useLocation();
  const [write, isOpening] = useOneAtATime(async () => {
    try {
      const { id } = await call(startDirect, { body: { otherUserId: person.id } });
      navigate(paths.chat(id));
    } catch (error) {
      tellFailure(
        error,
        t('people.message-failed', 'Message Failed'),
        t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.'),
      );
    }
  });
  return (
    <Button variant="lime" full pending={isOpening} onClick={() => void write()}>
      {t('people.message', 'Message')}
    </Button>
  );
}

/** Returns the path of the back link: the room, list of chats or path in the query, or else the home screen. */
function wayBack(search: string): string {
  const query = new URLSearchParams(search);
  const roomId = query.get('roomId');
  if (query.get('from') === 'chat') return roomId ? paths.chat(roomId) : paths.chats();
  return safeNext(search, 'returnTo') ?? paths.home();
}

function Nobody() {
  return (
    <Suspense fallback={null}>
      <NothingHere
        title={t('people.profile-not-found', 'Profile not found')}
        note={t(
          'people.these-tracks-lead-nowhere-whoever',
          'These tracks lead nowhere. Whoever left them has moved on.',
        )}
        to={paths.home()}
        way={t('common.back-to-the-trail', 'Back to the trail')}
      />
    </Suspense>
  );
}
