import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { challengeOf } from '#content/challenge.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { hereZone } from '#web/platform/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Gif } from '#web/ui/icons/Gif.ts';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { FeedList } from './FeedList.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';

type MembersFeed = 'pack' | 'wild';

/** A member's two feeds as tabs: Your Pack and The Wild. */
export function FeedPage() {
  useTitle(t('posts.see-whats-wild', "See What's Wild"));
  const [, navigate] = useLocation();
  const name: MembersFeed = new URLSearchParams(useSearch()).get('tab') === 'pack' ? 'pack' : 'wild';
  return (
    <div className="mx-auto flex w-full max-w-[80rem] grow flex-col px-4 pt-4 pb-10 md:px-8 md:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 pb-3">
        <PageHeading className="display-tight text-4xl md:text-6xl">
          {t('posts.see-whats-wild-2', 'See What’s Wild')}
        </PageHeading>
        <ToComposer />
      </header>
      <DaysChallenge />
      <WaitingPosts />
      <Tabs
        label={t('posts.feeds', 'Feeds')}
        value={name}
        onChange={(next) => navigate(next === 'pack' ? `${paths.peek()}?tab=pack` : paths.peek(), { replace: true })}
        aside={
          <Link
            href={paths.browse()}
            className="inline-flex min-h-11 items-center font-semibold underline max-[24rem]:text-sm"
          >
            {t('posts.browse-people', 'Browse people')}
          </Link>
        }
        tabs={[
          {
            value: 'pack',
            title: t('posts.your-pack', 'Your Pack'),
            content: <FeedList name="pack" quiet={<EmptyState {...quiet.pack} />} />,
          },
          {
            value: 'wild',
            title: t('posts.the-wild', 'The Wild'),
            content: <FeedList name="wild" quiet={<EmptyState {...quiet.wild} />} />,
          },
        ]}
      />
    </div>
  );
}

/** A link to the composer. Below 768 px it is hidden, because the tab bar has the same link. */
function ToComposer() {
  const { data: me } = useMe();
  return (
    <Link href={paths.post()} className="hidden min-w-96 items-center gap-3 border-b border-ink pb-2 md:flex">
      {me ? <Avatar person={me} size={40} /> : <Skeleton className="size-10 shrink-0 rounded-full!" />}
      <span className="display grow text-lg text-ink-2">{t('posts.start-something-wild', 'Start Something Wild')}</span>
      <ImageSquare size={24} />
      <Gif size={24} />
      <span className={buttonClass({ variant: 'lime', size: 'sm' })}>{t('posts.post', 'Post')}</span>
    </Link>
  );
}

/** Today's challenge, with a button to answer the challenge and a link to all answers. */
function DaysChallenge() {
  const { data: me } = useMe();
  const [now] = useState(() => new Date());
  return (
    <section
      aria-label={t('posts.wild-self-challenge-2', 'Wild Self Challenge')}
      className="mb-2 border-y border-line py-3 md:py-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-sm font-semibold text-ink-2">
          {t('posts.todays-wild-self-challenge', 'Today’s Wild Self Challenge')}
        </h2>
        <Link
          href={paths.challenge()}
          className="-my-3 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold underline md:hidden"
        >
          {t('posts.all-answers', 'All answers')}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:gap-x-8 md:pt-1">
        <p className="display min-w-0 flex-1 basis-40 text-lg leading-snug text-pretty md:text-2xl">
          {spoken(challengeOf(now, me?.timeZone ?? hereZone()))}
        </p>
        <div className="flex shrink-0 items-center gap-x-5">
          <Link href={paths.answerChallenge()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {t('posts.answer', 'Answer')}
          </Link>
          <Link
            href={paths.challenge()}
            className="inline-flex min-h-11 items-center font-semibold underline max-md:hidden"
          >
            {t('posts.all-answers', 'All answers')}
          </Link>
        </div>
      </div>
    </section>
  );
}

const quiet: Readonly<Record<MembersFeed, { title: string; note: string; action: ReactNode }>> = {
  pack: {
    title: t('posts.looks-a-little-too-quiet', 'Looks a little too quiet in here for Your Pack'),
    note: t('posts.here-is-what-the-people', 'Posts from people you follow appear here. Find some in The Wild.'),
    action: (
      <Link href={paths.peek()} className={buttonClass({ variant: 'outline' })}>
        {t('posts.look-into-the-wild', 'Look into The Wild')}
      </Link>
    ),
  },
  wild: {
    title: t('posts.no-posts-yet', 'No posts yet'),
    note: t('posts.answer-the-question-above', 'Answer today’s question, and the next one here has something to read.'),
    action: (
      <Link href={paths.answerChallenge()} className={buttonClass({ variant: 'lime' })}>
        {t('posts.answer-todays-question', 'Answer today’s question')}
      </Link>
    ),
  },
};
