import { useEffect, type ReactNode } from 'react';
import { Link, Redirect, useParams, useSearch } from 'wouter';
import { sharedReportData } from '#content/shared-report.ts';
import { vibes } from '#content/vibes.ts';
import { getUserByHandle } from '#contract/accounts.ts';
import { getInvite, type Invite } from '#contract/people.invites.ts';
import { VisitorWyn } from '#web/parts/wyn/VisitorWyn.tsx';
import { leadsOn, paths } from '#web/paths.ts';
import { cameFrom } from '#web/platform/entry.ts';
import { rememberFriend } from '#web/platform/friend.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { markOf, usePlace } from '#web/platform/place.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { cx } from '#web/ui/cx.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { InviteFailed } from './InviteFailed.tsx';
import { InvitePlates } from './InvitePlates.tsx';

/**
 * The page of a person's invite link: a teaser for visitors, a redirect to the profile for members. With `?preview`,
 * members see the teaser of their own page.
 */
export function InvitePage() {
  const handle = useParams()['handle'] ?? '';
  const status = useSessionStatus();
  const search = new URLSearchParams(useSearch());
  const isPreview = search.has('preview');
  const me = useMe().data;
  const isTaken = search.has('join');
  if (status === 'in' && (isPreview || isTaken) && me === undefined) return <Waiting />;
  const isOwn = status === 'in' && isPreview && me?.handle === handle;
  if (status === 'in' && !isOwn) return <ToPerson key={handle} handle={handle} isTaken={isTaken} />;
  return (
    <>
      {isOwn && <PreviewNote />}
      <Teased key={handle} handle={handle} />
    </>
  );
}

function PreviewNote() {
  return (
    <p className="pt-safe flex flex-wrap items-center justify-center gap-x-3 bg-paper px-5 text-sm">
      {t('people.what-a-visitor-sees', 'What a visitor sees.')}
      <Link href={paths.account()} className="inline-flex min-h-11 items-center font-semibold underline">
        {t('people.back-to-my-account', 'Back to my account')}
      </Link>
    </p>
  );
}

function ToPerson({ handle, isTaken }: { handle: string; isTaken: boolean }) {
  const me = useMe().data;
  const answer = useRead(getUserByHandle, { params: { handle } }, { staleTime: 0 });
  // Without a session any more, the answer is the teaser.
  if (answer.data && !('id' in answer.data)) return <Teased handle={handle} />;
  if (answer.data && isTaken && me?.mbtiType === null) {
    const { id: userId, mbtiType: type } = answer.data;
    return <ToQuiz friend={type && sharedReportData({ type, userId })} />;
  }
  if (answer.data) {
    // The profile's back link leads to the previous page, for example to a post that mentions the person.
    const from = cameFrom();
    const returnTo = from === undefined || leadsOn(from) ? undefined : from;
    return <Redirect to={paths.person(answer.data.id, returnTo)} replace />;
  }
  if (answer.isPending) return <Waiting />;
  return <InviteFailed error={answer.error} pending={answer.isFetching} onRetry={() => void answer.refetch()} />;
}

/** Leads somebody who joined by the invitation to the quiz, whose result is then compared with the friend's, if any. */
function ToQuiz({ friend }: { friend: string | null }) {
  useEffect(() => {
    if (friend !== null) rememberFriend(friend);
  }, [friend]);
  return <Redirect to={paths.quiz()} replace />;
}

function Teased({ handle }: { handle: string }) {
  const answer = useRead(getInvite, { params: { handle } }, { staleTime: 0 });
  // A Wildin ID that its person gave up leads to the present one for as long as nobody else can take it.
  if (answer.data && answer.data.handle !== handle) return <Redirect to={paths.invite(answer.data.handle)} replace />;
  if (answer.data) return <Teaser invite={answer.data} />;
  if (answer.isPending) return <Waiting />;
  return <InviteFailed error={answer.error} pending={answer.isFetching} onRetry={() => void answer.refetch()} />;
}

function Teaser({ invite }: { invite: Invite }) {
  const name = invite.displayName || `@${invite.handle}`;
  useTitle(t('people.vibe-together-with', 'Vibe together with {name}', { name }));
  return (
    <SkyScene seed={invite.handle} lines={false} className="flex grow flex-col">
      <div className="pt-safe mx-auto flex w-full max-w-[30rem] grow flex-col px-6 pb-10 lg:max-w-[68rem]">
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
          <p className="display-tight text-2xl">{markOf(usePlace())}</p>
          <div className="-me-2 flex min-w-0 flex-wrap items-center gap-x-2">
            <Link
              href={paths.login(paths.invite(invite.handle))}
              className="inline-flex min-h-11 items-center font-semibold text-moon-2 underline-offset-4 hover:underline"
            >
              {t('common.already-wildin', 'Already wildin?')}
            </Link>
            <VisitorWyn />
          </div>
        </header>
        <div className="lg:grid lg:grow lg:grid-cols-2 lg:content-center lg:items-center lg:gap-20">
          <InvitePlates invite={invite} name={name} />
          <div className="pt-8 lg:pt-0">
            <p className="clears w-fit font-semibold text-moon-2">
              {t('people.you-are-invited-to-vibe', 'You are invited to vibe together.')}
            </p>
            <PageHeading className={cx('display-tight mt-2 text-balance [overflow-wrap:anywhere]', sizeOf(name))}>
              {rich(t('people.wants-to-compare-animals', '<name/> wants to compare animals with you'), {
                name: <bdi>{name}</bdi>,
              })}
            </PageHeading>
            <PersonMark of={invite} className="mt-2" />
            <p className="clears mt-4 w-fit max-w-sm text-moon-2 lg:text-lg">
              {t(
                'people.wildin-finds-the-animal',
                'Wildin finds the animal your personality hatches into, and the people who get along with it.',
              )}
            </p>
            <ol className="clears mt-4 flex w-fit flex-col gap-1.5">
              <Step number={1}>{t('people.first-the-quiz', 'First the quiz: 15 questions, about four minutes.')}</Step>
              <Step number={2}>
                {rich(t('people.then-how-you-fit', 'Then see how you and <name/> fit.'), { name: <bdi>{name}</bdi> })}
              </Step>
            </ol>
            <Link
              href={paths.signup(paths.inviteTaken(invite.handle))}
              className={`${buttonClass({ variant: 'lime', size: 'lg', full: true })} mt-5`}
            >
              {t('common.join-now', 'JOIN NOW')}
            </Link>
            <p className="clears mx-auto mt-3 w-fit text-center text-sm text-moon-2">
              {t('people.free-and-adult', 'Free, 18 and over.')}
            </p>
            <Blurred invite={invite} />
          </div>
        </div>
      </div>
    </SkyScene>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2.5 leading-6">
      <span aria-hidden className="display tabular w-4 shrink-0 text-lg leading-6 text-moon-2">
        {number}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

/** Returns the text size of the headline: smaller for a long name, which then fits into four lines on a phone. */
const sizeOf = (name: string): string =>
  name.length > 11 ? 'text-[min(2.125rem,12vw)] leading-[1.1] lg:text-4xl' : 'text-4xl lg:text-5xl';

/** The person's real bio, interests and vibes, blurred and hidden from screen readers. What is missing has no stand-in. */
function Blurred({ invite: { bio, interests, vibes: chosen } }: { invite: Invite }) {
  if (!bio && interests.length === 0 && chosen.length === 0) return null;
  const moods = vibes.filter(({ key }) => chosen.includes(key));
  return (
    <div className="mt-10">
      <p className="clears w-fit max-w-sm text-sm text-moon-2">
        {t(
          'people.the-rest-of-this-wild',
          'The rest of this wild self is right behind the blur. Join, and it comes into focus.',
        )}
      </p>
      <div
        aria-hidden
        inert
        data-teaser
        className="mt-4 flex max-h-40 flex-col gap-4 overflow-hidden opacity-65 blur-[14px] select-none"
      >
        {bio && (
          <p {...asWritten} className="display line-clamp-2 shrink-0 text-2xl text-balance wrap-anywhere">
            {bio}
          </p>
        )}
        <div className="flex flex-wrap gap-2.5">
          {interests.map((interest) => (
            <Cloud key={interest}>{spoken(interest)}</Cloud>
          ))}
          {moods.map(({ key, emoji, label }) => (
            <Cloud key={key}>
              {emoji} {spoken(label)}
            </Cloud>
          ))}
        </div>
      </div>
    </div>
  );
}

function Cloud({ children }: { children: ReactNode }) {
  return <span className="rounded-control bg-paper-3 px-4 py-2 text-lg font-semibold">{children}</span>;
}

function Waiting() {
  useTitle(t('people.profile', 'Profile'));
  return (
    <div aria-busy="true" className="sky sky-glow flex grow flex-col items-center justify-center gap-4 px-5">
      <Skeleton className="size-32 rounded-full!" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-48 max-w-full" />
      <p role="status" className="late text-ink-2">
        {t('people.loading-profile', 'Loading profile...')}
      </p>
    </div>
  );
}
