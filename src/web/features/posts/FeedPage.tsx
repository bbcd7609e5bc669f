import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { FeedCard } from './FeedCard.tsx';
import { Cell } from './Masonry.tsx';
import { useFeed, type Feed, type FeedName } from './posts.data.ts';

/** So many pages come by themselves; after them a button keeps the foot of the page within reach. */
const BY_ITSELF = 3;

/** The feed of a member: Your Pack, and The Wild. */
export function FeedPage() {
  useTitle("See What's Wild");
  const [, navigate] = useLocation();
  const name: FeedName = new URLSearchParams(useSearch()).get('tab') === 'pack' ? 'pack' : 'wild';
  return (
    <div className="mx-auto flex w-full max-w-[80rem] grow flex-col px-4 pt-4 pb-10 md:px-8 md:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 pb-3">
        <PageHeading className="display-tight text-4xl md:text-6xl">See What’s Wild</PageHeading>
        <Link href={paths.browse()} className="inline-flex min-h-11 items-center font-semibold underline">
          Browse people
        </Link>
        <ToComposer />
      </header>
      <Tabs
        label="Feeds"
        value={name}
        onChange={(next) => navigate(next === 'pack' ? `${paths.peek()}?tab=pack` : paths.peek(), { replace: true })}
        tabs={[
          { value: 'pack', title: 'Your Pack', content: <OneFeed name="pack" /> },
          { value: 'wild', title: 'The Wild', content: <OneFeed name="wild" /> },
        ]}
      />
    </div>
  );
}

/** On a phone the tab bar has the way to the composer. */
function ToComposer() {
  const { data: me } = useMe();
  return (
    <Link
      href={paths.post()}
      className="hidden min-w-96 items-center gap-3 border-b border-ink pb-2 md:flex"
      aria-label="Start Something Wild"
    >
      {me && <Avatar person={me} size={40} />}
      <span className="display grow text-lg text-ink-2">Start Something Wild</span>
      <span className={buttonClass({ variant: 'lime', size: 'sm' })}>Post</span>
    </Link>
  );
}

function OneFeed({ name }: { name: FeedName }) {
  const feed = useFeed(name);
  const { isPending, isError, data, refetch, isFetching } = feed;
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  if (isPending) return <Waiting />;
  if (isError && posts.length === 0) {
    return (
      <ErrorState
        title="Failed to fetch posts"
        safe="The posts are safe where they are; only the way here is blocked."
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (posts.length === 0) return <Quiet name={name} />;
  return (
    <>
      <Articles posts={posts} isBusy={feed.isFetchingNextPage} />
      <More feed={feed} count={posts.length} />
    </>
  );
}

function Articles({ posts, isBusy }: { posts: readonly Post[]; isBusy: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pattern of a feed has keys of its own
    <div
      role="feed"
      aria-label="Posts"
      aria-busy={isBusy}
      onKeyDown={moveFocus}
      className="grid auto-rows-[4px] grid-cols-2 gap-x-4 [grid-auto-flow:row_dense] md:gap-x-8 lg:grid-cols-3"
    >
      {posts.map((post, at) => (
        <Cell key={post.id}>
          <FeedCard post={post} place={at + 1} />
        </Cell>
      ))}
    </div>
  );
}

/** Page Down and Page Up go from post to post, Control with Home and End out of the feed, as in every feed. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, currentTarget: feed, target } = event;
  const articles = [...feed.querySelectorAll<HTMLElement>('article')];
  const at = articles.findIndex((one) => target instanceof Node && one.contains(target));
  if (key === 'PageDown' || key === 'PageUp') {
    event.preventDefault();
    articles[at + (key === 'PageDown' ? 1 : -1)]?.focus();
  } else if (ctrlKey && (key === 'Home' || key === 'End')) {
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')];
    const outside = all.filter((one) => !feed.contains(one));
    const isBefore = (one: HTMLElement): boolean =>
      (one.compareDocumentPosition(feed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    (key === 'Home' ? outside.findLast(isBefore) : outside.find((one) => !isBefore(one)))?.focus();
  }
}

/** The second page comes by itself, the third when the end of the feed comes near, and then there is a button. */
function More({ feed, count }: { feed: Feed; count: number }) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = feed;
  const pages = feed.data?.pages.length ?? 0;
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (end.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '800px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  const isDue = hasNextPage && !isFetchingNextPage && !isError && (pages === 1 || (pages < BY_ITSELF && isNear));
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 border-t border-line pt-6">
      <p role="status" className="sr-only">
        {count} posts
      </p>
      {isError && (
        <p role="alert" className="text-coral-ink">
          Failed to fetch posts
        </p>
      )}
      {hasNextPage ? (
        <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isError ? 'Try again' : 'Load more'}
        </Button>
      ) : (
        <p className="text-ink-2">That is everybody, for now.</p>
      )}
    </div>
  );
}

const quiet: Readonly<Record<FeedName, { title: string; note: string; action: ReactNode }>> = {
  pack: {
    title: 'Looks a little too quiet in here for Your Pack',
    note: 'Here is what the people you follow post. The Wild is where to find some.',
    action: (
      <Link href={paths.peek()} className={buttonClass({ variant: 'outline' })}>
        Look into The Wild
      </Link>
    ),
  },
  wild: {
    title: 'No posts yet',
    note: 'Be the first to share your authentic self with the community',
    action: (
      <Link href={paths.post()} className={buttonClass({ variant: 'lime' })}>
        Start Something Wild
      </Link>
    ),
  },
};

function Quiet({ name }: { name: FeedName }) {
  return <EmptyState {...quiet[name]} />;
}

function Waiting() {
  return (
    <Loading className="grid grid-cols-2 gap-4 md:gap-8 lg:grid-cols-3">
      {['h-40', 'h-56', 'h-52', 'h-36', 'h-44', 'h-56'].map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never move
        <div key={at} className="flex flex-col gap-3 pb-4">
          <Skeleton className={height} />
          <Skeleton className="h-6 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
