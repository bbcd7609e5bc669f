import {
  memo,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { NEW_POSTS_MOST, type Post } from '#contract/posts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import { cx } from '#web/ui/cx.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { optional } from '#web/ui/optional.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { FeedCard } from './FeedCard.tsx';
import { Cell } from './Masonry.tsx';
import { wideOf } from '#web/features/posts/parts/shape.ts';
import { useFeed, type Feed, type FeedName } from '#web/features/posts/reading/posts.data.ts';
import { useNewPosts } from './useNewPosts.ts';

const FeedEnd = optional(() => import('./FeedEnd.tsx').then((module) => module.FeedEnd));

/** The number of pages that load automatically; then a button follows, so that the end of the page can be reached. */
const BY_ITSELF = 3;
/** The number of posts that mount and unmount together (a window). */
const A_WINDOW = 10;
/** The number of windows that stay mounted on each side of the window on the screen. */
const NEIGHBORS = 10;
/** The interval in ms at which the reader's position in the feed is checked during scrolling. */
const LOOK_MS = 100;

/** The posts of a feed in columns, page by page. `quiet` is shown if the feed has no posts. */
export function FeedList({ name, quiet }: { name: FeedName; quiet: ReactNode }) {
  const feed = useFeed(name);
  const { isPending, isError, data, refetch, isFetching } = feed;
  const posts = useMemo(() => data?.pages.flatMap((page) => page.posts) ?? [], [data]);
  if (isPending) return <Waiting />;
  if (isError && posts.length === 0) {
    return (
      <ErrorState
        title={t('posts.failed-to-fetch-posts', 'Failed to fetch posts')}
        safe={t('posts.the-posts-are-safe-where', 'The posts are safe where they are; only the way here is blocked.')}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  const fresh = <NewPosts name={name} newest={posts[0]} isOld={feed.isRefetching} />;
  if (posts.length === 0) {
    return (
      <>
        {fresh}
        {quiet}
      </>
    );
  }
  return (
    <>
      {fresh}
      <Articles posts={posts} isBusy={feed.isFetchingNextPage} isWhole={!feed.hasNextPage} />
      <More feed={feed} count={posts.length} />
    </>
  );
}

/** The button that shows new posts. It sticks to the top edge and takes no space, so nothing moves when it appears. */
function NewPosts({ name, newest, isOld }: { name: FeedName; newest: Post | undefined; isOld: boolean }) {
  const { count, show, isShowing } = useNewPosts(name, newest, { isOn: !isOld });
  const words = t('posts.new-posts', '{value} new {count, plural, one {post} other {posts}}', {
    value: count >= NEW_POSTS_MOST ? `${NEW_POSTS_MOST - 1}+` : count,
    count,
  });
  const newestId = newest?.id;
  /** The id of the newest post when the button was pressed (empty for an empty feed). Null if no press is waiting. */
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === null || asked.current === newestId) return;
    asked.current = null;
    window.scrollTo({ top: 0 });
    // The pressed button is gone, because no new posts are left. So the first post takes the focus.
    document.querySelector<HTMLElement>('[role="feed"] article')?.focus({ preventScroll: true });
  }, [newestId]);
  const press = async (): Promise<void> => {
    asked.current = newestId ?? '';
    if (!(await show())) asked.current = null;
  };
  return (
    // From 768 px on the button covers the line above the posts, but no tab.
    <div className="pointer-events-none sticky top-3 z-20 flex h-0 justify-center md:top-14">
      <p role="status" className="sr-only">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <Button
          variant="ink"
          size="sm"
          pending={isShowing}
          onClick={() => void press()}
          className="pointer-events-auto h-11 shrink-0 rounded-full! shadow-lg md:-translate-y-11"
        >
          <ArrowUp size={18} />
          {words}
        </Button>
      )}
    </div>
  );
}

interface ArticlesProps {
  posts: readonly Post[];
  isBusy: boolean;
  /** True when all posts are loaded. */
  isWhole: boolean;
}

function Articles({ posts, isBusy, isWhole }: ArticlesProps) {
  const feed = useRef<HTMLDivElement>(null);
  const here = useWindowHere(feed);
  const [focused, setFocused] = useState<string>();
  const wide = useMemo(() => wideOf(posts, isWhole), [posts, isWhole]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pattern of a feed has keys of its own
    <div
      ref={feed}
      role="feed"
      aria-label={t('posts.posts', 'Posts')}
      aria-busy={isBusy}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocused((last) => cardOf(target) ?? last)}
      className="grid auto-rows-[4px] twos-of-cards gap-x-4 [grid-auto-flow:row_dense] md:gap-x-8 lg:threes-of-cards"
    >
      {posts.map((post, at) => (
        <Article
          key={post.id}
          post={post}
          place={at + 1}
          of={isWhole ? posts.length : -1}
          isWide={wide.has(post.id)}
          // A focused post stays mounted far from the screen, so that a keyboard or a screen reader keeps its position.
          isAway={post.id !== focused && Math.abs(Math.floor(at / A_WINDOW) - here) > NEIGHBORS}
        />
      ))}
    </div>
  );
}

type ArticleProps = { post: Post; place: number; of: number; isAway: boolean; isWide: boolean };

/** Memoized, because a like changes only one of two hundred posts. */
const Article = memo(function Article({ post, place, of, isAway, isWide }: ArticleProps) {
  return (
    <Cell name={post.id} isAway={isAway} isWide={isWide}>
      <FeedCard post={post} place={place} of={of} />
    </Cell>
  );
});

/** Returns the index of the window on the screen: the last one whose first post is above the bottom of the screen. */
function useWindowHere(feed: RefObject<HTMLElement | null>): number {
  const [here, setHere] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      const begins = (at: number): boolean => {
        const cell = feed.current?.children[at * A_WINDOW];
        return cell !== undefined && cell.getBoundingClientRect().top < window.innerHeight;
      };
      let at = 0;
      while (begins(at + 1)) at += 1;
      // The windows that mount or unmount are far from the screen, so their rendering must not delay the scrolling.
      startTransition(() => setHere(at));
    };
    const soon = (): void => {
      timer ??= setTimeout(look, LOOK_MS);
    };
    look();
    window.addEventListener('scroll', soon, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', soon);
    };
  }, [feed]);
  return here;
}

const cardOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];

/** Page Down and Page Up move between posts; Ctrl+Home and Ctrl+End leave the feed. ARIA recommends these keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { ctrlKey, currentTarget: feed, target } = event;
  const key = keyOf(event);
  const articles = [...feed.querySelectorAll<HTMLElement>('article')];
  const at = articles.findIndex((one) => target instanceof Node && one.contains(target));
  if (key === 'PageDown' || key === 'PageUp') {
    event.preventDefault();
    const next = articles[at + (key === 'PageDown' ? 1 : -1)];
    if (next !== undefined) next.focus();
    // After the last post, the next link or button gets the focus: the "Load more" button, if there is one.
    else if (key === 'PageDown') outOf(feed, 'End')?.focus();
  } else if (ctrlKey && (key === 'Home' || key === 'End')) {
    event.preventDefault();
    outOf(feed, key)?.focus();
  }
}

/** Returns the nearest visible link or button of `main` before or after the feed; undefined if there is none. */
function outOf(feed: HTMLElement, way: 'Home' | 'End'): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')];
  const outside = all.filter((one) => !feed.contains(one) && one.checkVisibility());
  const isBefore = (one: HTMLElement): boolean =>
    (one.compareDocumentPosition(feed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return way === 'Home' ? outside.findLast(isBefore) : outside.find((one) => !isBefore(one));
}

/** The second page loads at once, the third near the end of the feed; after that, a button loads more. */
function More({ feed, count }: { feed: Feed; count: number }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage } = feed;
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
  const isDue = hasNextPage && !isFetching && !isError && (pages === 1 || (pages < BY_ITSELF && isNear));
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 border-t border-line pt-6">
      <p role="status" className="sr-only">
        {isFetchingNextPage
          ? t('posts.loading-more-posts', 'Loading more posts')
          : hasNextPage
            ? t('posts.posts-and-more', '{count, plural, one {# post} other {# posts}}, and more', { count })
            : t('posts.posts-and-that-is-all', '{count, plural, one {# post} other {# posts}}, and that is all', {
                count,
              })}
      </p>
      {isError && (
        <p role="alert" className="text-coral-ink">
          {t('posts.failed-to-fetch-posts', 'Failed to fetch posts')}
        </p>
      )}
      {hasNextPage ? (
        <Button variant="outline" pending={isFetching} onClick={() => void fetchNextPage()}>
          {isError ? t('common.try-again', 'Try again') : t('posts.load-more', 'Load more')}
        </Button>
      ) : (
        <>
          <p className="text-ink-2">{t('posts.that-is-all-of-them', 'That is all of them, for now.')}</p>
          <FeedEnd />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="grid twos-of-cards gap-4 md:gap-8 lg:threes-of-cards">
      {['h-40', 'h-56', 'h-52', 'h-36', 'h-44', 'h-56'].map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never move
        <div key={at} className={cx('flex flex-col gap-3 pb-4', (at < 1 || at > 2) && 'max-md:col-span-full')}>
          <Skeleton className={height} />
          <Skeleton className="h-6 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
