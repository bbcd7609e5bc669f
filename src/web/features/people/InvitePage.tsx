import type { ReactNode } from 'react';
import { Link, Redirect, useParams, useSearch } from 'wouter';
import { vibes } from '#content/vibes.ts';
import { getUserByHandle } from '#contract/accounts.ts';
import { getInvite, type Invite } from '#contract/people.invites.ts';
import { leadsOn, paths } from '#web/paths.ts';
import { cameFrom } from '#web/platform/entry.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { cx } from '#web/ui/cx.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { InviteFailed } from './InviteFailed.tsx';

/**
 * The page of a person's invite link: a teaser for visitors, a redirect to the profile for members. With `?preview`,
 * members see the teaser of their own page.
 */
export function InvitePage() {
  const handle = useParams()['handle'] ?? '';
  const status = useSessionStatus();
  const isPreview = new URLSearchParams(useSearch()).has('preview');
  const me = useMe().data;
  if (status === 'in' && isPreview && me === undefined) return <Waiting />;
  const isOwn = status === 'in' && isPreview && me?.handle === handle;
  if (status === 'in' && !isOwn) return <ToPerson key={handle} handle={handle} />;
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

function ToPerson({ handle }: { handle: string }) {
  const answer = useRead(getUserByHandle, { params: { handle } }, { staleTime: 0 });
  // Without a session any more, the answer is the teaser.
  if (answer.data && !('id' in answer.data)) return <Teased handle={handle} />;
  if (answer.data) {
    // The profile's back link leads to the previous page, for example to a post that mentions the person.
    const from = cameFrom();
    const returnTo = from === undefined || leadsOn(from) ? undefined : from;
    return <Redirect to={paths.person(answer.data.id, returnTo)} replace />;
  }
  if (answer.isPending) return <Waiting />;
  return <InviteFailed error={answer.error} pending={answer.isFetching} onRetry={() => void answer.refetch()} />;
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
  const isBlank = !invite.bio && invite.interests.length === 0 && invite.vibes.length === 0;
  return (
    <SkyScene seed={invite.handle} peak={[0.5, 0.52]} widePeak={[0.5, 0.44]} className="flex grow flex-col">
      <Blurred invite={invite} />
      <div className="pt-safe mx-auto flex w-full max-w-[30rem] grow flex-col px-5 pb-10">
        <p className="display-tight flex h-14 items-center text-2xl">wildin</p>
        <div className="mt-auto flex flex-col items-center gap-2 pt-40 text-center md:pb-10">
          <span className="mb-3 rounded-full border-2 border-lime p-1.5">
            <Avatar person={invite} size={116} />
          </span>
          <PageHeading className={cx('display-tight text-balance [overflow-wrap:anywhere]', sizeOf(name))}>
            <bdi>{name}</bdi>
          </PageHeading>
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-moon-2">
            <span className="[overflow-wrap:anywhere]">@{invite.handle}</span>
            <PersonMark of={invite} />
          </p>
          <p className="display mt-3 text-xl">
            {t('people.you-are-invited-to-vibe', 'You are invited to vibe together.')}
          </p>
          <p className="max-w-sm text-moon-2">
            {isBlank
              ? t('people.there-is-a-whole-wild', 'There is a whole wild self behind this name. Come and meet it.')
              : t(
                  'people.the-rest-of-this-wild',
                  'The rest of this wild self is right behind the blur. Join, and it comes into focus.',
                )}
          </p>
          <Link
            href={paths.signup(paths.invite(invite.handle))}
            className={`${buttonClass({ variant: 'lime', size: 'lg', full: true })} mt-6`}
          >
            {t('common.join-now', 'JOIN NOW')}
          </Link>
          <Link
            href={paths.login(paths.invite(invite.handle))}
            className="inline-flex min-h-11 items-center px-3 font-semibold underline"
          >
            {t('common.already-wildin', 'Already wildin?')}
          </Link>
        </div>
      </div>
    </SkyScene>
  );
}

/** Returns the text size of a name. A name with a word of more than 11 characters is smaller, to fit narrow screens. */
const sizeOf = (name: string): string =>
  name.split(/\s/).some((word) => word.length > 11) ? 'text-4xl md:text-5xl' : 'text-5xl';

/**
 * The person's real bio, interests and vibes, blurred and hidden from screen readers. A missing bio has no placeholder.
 * The block ends above the name, because light text on blurred light letters has too little contrast.
 */
function Blurred({ invite: { bio, interests, vibes: chosen } }: { invite: Invite }) {
  const moods = vibes.filter(({ key }) => chosen.includes(key));
  return (
    <div
      aria-hidden
      inert
      data-teaser
      className="absolute inset-x-0 top-16 -z-10 mx-auto flex max-h-64 max-w-[64rem] flex-col gap-5 overflow-hidden px-5 opacity-65 blur-[9px] select-none md:top-20 md:max-h-72 md:px-10 md:blur-[15px]"
    >
      {bio && (
        <p dir="auto" className="display line-clamp-4 shrink-0 text-3xl text-balance wrap-anywhere md:text-5xl">
          {bio}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {interests.map((interest) => (
          <Cloud key={interest}>{interest}</Cloud>
        ))}
        {moods.map(({ key, emoji, label }) => (
          <Cloud key={key}>
            {emoji} {spoken(label)}
          </Cloud>
        ))}
      </div>
    </div>
  );
}

function Cloud({ children }: { children: ReactNode }) {
  return <span className="rounded-control bg-paper-3 px-5 py-2.5 text-xl font-semibold md:text-2xl">{children}</span>;
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
