import { Link } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';
import { VisitorWyn } from '#web/parts/wyn/VisitorWyn.tsx';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { JoinCard } from '#web/features/posts/parts/JoinCard.tsx';
import { PostCard } from './PostCard.tsx';
import { useFeed } from '#web/features/posts/reading/posts.data.ts';

/** The public feed, open to everybody. */
export function VibeCheckPage() {
  useTitle(t('posts.vibe-check', 'Vibe Check'));
  const isVisitor = useSessionStatus() === 'out';
  return (
    <div className="pt-safe mx-auto flex w-full max-w-[70rem] grow flex-col px-5 pb-10 md:px-8">
      {isVisitor && (
        <div className="-mx-2 flex min-h-14 items-center justify-between">
          <Link
            href={paths.welcome()}
            aria-label={t('posts.back-to-the-welcome-page', 'Back to the welcome page')}
            className={iconButtonClass()}
          >
            <ArrowLeft size={26} />
          </Link>
          <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-2">
            <Link
              href={paths.login(paths.vibeCheck())}
              className="inline-flex min-h-11 items-center px-2 font-semibold underline"
            >
              {t('common.already-wildin', 'Already wildin?')}
            </Link>
            <VisitorWyn />
          </div>
        </div>
      )}
      <header className="pt-4 pb-8 md:pt-8 md:pb-12">
        <PageHeading className="display-tight text-[min(3.1875rem,16vw)] leading-[1.02] md:text-6xl">
          {t('posts.vibe-check', 'Vibe Check')}
        </PageHeading>
        <p className="mt-2 text-lg text-ink-2">
          {t('posts.see-what-people-are-posting', 'See what people are posting')}
        </p>
      </header>
      <Feed isVisitor={isVisitor} />
      {isVisitor && (
        <div className="mt-12">
          <JoinCard
            title={t('posts.got-something-to-say-say', 'Got something to say? Say it wild.')}
            note={t(
              'posts.join-find-out-which-of',
              'Join, find out which of sixteen animals you are, and meet people by who you really are.',
            )}
            next={paths.vibeCheck()}
          />
        </div>
      )}
    </div>
  );
}

function Feed({ isVisitor }: { isVisitor: boolean }) {
  const feed = useFeed();
  if (feed.isPending) return <FeedWaiting />;
  const posts = feed.data?.pages.flatMap((page) => page.posts) ?? [];
  if (feed.isError && posts.length === 0) {
    return (
      <ErrorState
        title={t('posts.failed-to-fetch-posts', 'Failed to fetch posts')}
        safe={t('posts.the-posts-are-safe-where', 'The posts are safe where they are; only the way here is blocked.')}
        onRetry={() => void feed.refetch()}
        pending={feed.isFetching}
      />
    );
  }
  if (posts.length === 0) return <Silence isVisitor={isVisitor} />;
  return (
    <>
      <Posts posts={posts} />
      {feed.isError && (
        <p role="alert" className="border-t border-line pt-6 text-center text-coral-ink">
          {t('posts.failed-to-fetch-posts', 'Failed to fetch posts')}
        </p>
      )}
      {feed.hasNextPage ? (
        <div className="flex justify-center border-t border-line pt-8">
          <Button variant="outline" pending={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {feed.isError ? t('common.try-again', 'Try again') : t('posts.more-vibes', 'More vibes')}
          </Button>
        </div>
      ) : (
        <p className="border-t border-line pt-8 text-center text-ink-2">
          {t('posts.that-is-all-of-them', 'That is all of them, for now.')}
        </p>
      )}
    </>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        {t('posts.post-count', '{count, plural, one {# post} other {# posts}}', { count: posts.length })}
      </p>
      <ul aria-label={t('posts.posts', 'Posts')} className="grid grid-cols-1 gap-x-12 md:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Silence({ isVisitor }: { isVisitor: boolean }) {
  return (
    <EmptyState
      title={t('posts.no-posts-yet', 'No posts yet')}
      note={t('posts.be-the-first-to-share', 'Be the first to share your authentic self with the community')}
      action={
        isVisitor ? (
          <Link href={paths.signup()} className={buttonClass({ variant: 'lime' })}>
            {t('common.join', 'Join')}
          </Link>
        ) : (
          <Link href={paths.post()} className={buttonClass({ variant: 'lime' })}>
            {t('posts.start-something-wild', 'Start Something Wild')}
          </Link>
        )
      }
    />
  );
}

function FeedWaiting() {
  return (
    <div aria-busy="true">
      <p role="status" className="late mb-6 text-ink-2">
        {t('posts.loading-the-vibes', 'Loading the vibes...')}
      </p>
      <div className="grid grid-cols-1 gap-x-12 md:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex flex-col gap-3 border-t border-line py-7">
            <Skeleton className="h-8 w-11/12" />
            <Skeleton className="h-8 w-3/5" />
            <div className="mt-3 flex items-center gap-3">
              <Skeleton className="size-10 rounded-full!" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
