import { Link, useLocation, useSearch } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Member } from '#contract/people.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { setMe, useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { t } from '#web/words/words.ts';
import { wideOf } from '#web/features/posts/parts/shape.ts';
import { FeedCard } from './FeedCard.tsx';
import { Cell } from './Masonry.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';
import { usePostsOf, type ListOfPerson } from '#web/features/posts/reading/posts.data.ts';

/** A person's posts, and a tab with their likes if the reader may see them. */
export function ProfilePosts({ person }: { person: Member }) {
  const me = useMe().data?.id;
  const [list, setList] = useListInAddress();
  const isOwn = me === person.id;
  return (
    <section aria-label={t('posts.posts', 'Posts')} className="relative mt-8">
      {isOwn || person.showsLikes ? (
        <Tabs
          label={t('posts.posts-and-likes', 'Posts and likes')}
          value={list}
          onChange={setList}
          tabs={[
            {
              value: 'posts',
              title: t('posts.posts', 'Posts'),
              content: (
                <>
                  {isOwn && <WaitingPosts />}
                  <Posts id={person.id} list="posts" isOwn={isOwn} />
                </>
              ),
            },
            {
              value: 'likes',
              title: t('posts.likes', 'Likes'),
              content: (
                <>
                  <Posts id={person.id} list="likes" isOwn={isOwn} />
                  {isOwn && <ShowLikes id={person.id} isOn={person.showsLikes} />}
                </>
              ),
            },
          ]}
        />
      ) : (
        <>
          <h2 className="border-b border-line pb-2 text-lg">{t('posts.posts', 'Posts')}</h2>
          <div className="pt-5">
            <Posts id={person.id} list="posts" isOwn={false} />
          </div>
        </>
      )}
    </section>
  );
}

/** Keeps the chosen list in the address, so that "back" shows the same list. */
function useListInAddress(): readonly [ListOfPerson, (next: ListOfPerson) => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const choose = (next: ListOfPerson): void => {
    if (next === 'likes') query.set(TAB, next);
    else query.delete(TAB);
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  };
  return [query.get(TAB) === 'likes' ? 'likes' : 'posts', choose];
}

const TAB = 'tab';

function ShowLikes({ id, isOn }: { id: number; isOn: boolean }) {
  const [set, isRunning] = useTold(
    async () => {
      setMe(await call(updateUser, { params: { id }, body: { showsLikes: !isOn } }));
    },
    t('common.nothing-changed', 'Nothing changed.'),
  );
  return (
    <div className="mt-4">
      <Switch
        label={t('posts.show-what-i-like-to', 'Show what I like to others')}
        note={t('posts.each-of-them-sees-the', 'Each of them sees the posts that they may read.')}
        checked={isOn}
        disabled={isRunning}
        onChange={() => void set()}
      />
    </div>
  );
}

interface PostsProps {
  id: number;
  list: ListOfPerson;
  isOwn: boolean;
}

function Posts({ id, list, isOwn }: PostsProps) {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage } = usePostsOf(id, list);
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  if (isPending) {
    return (
      <Loading className="grid twos-of-cards gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (isError && posts.length === 0)
    return (
      <ErrorState
        title={t('posts.failed-to-fetch-posts', 'Failed to fetch posts')}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (posts.length === 0) return <Nothing list={list} isOwn={isOwn} />;
  const wide = wideOf(posts, !hasNextPage);
  return (
    <>
      <div className="grid auto-rows-[4px] twos-of-cards gap-x-4 [grid-auto-flow:row_dense] md:gap-x-8">
        {posts.map((post, at) => (
          <Cell key={post.id} name={post.id} isWide={wide.has(post.id)}>
            <FeedCard post={post} place={at + 1} on={list} />
          </Cell>
        ))}
      </div>
      {hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button variant="outline" pending={isFetching} onClick={() => void fetchNextPage()}>
            {isError ? t('common.try-again', 'Try again') : t('posts.load-more', 'Load more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ list, isOwn }: Omit<PostsProps, 'id'>) {
  if (list === 'likes')
    return (
      <EmptyState
        title={t('posts.nothing-liked-yet', 'Nothing liked yet')}
        {...(isOwn && {
          note: t('posts.what-you-like-is-kept', 'What you like is kept here.'),
          action: (
            <Link href={paths.peek()} className={buttonClass({ variant: 'outline' })}>
              {t('posts.look-into-the-wild', 'Look into The Wild')}
            </Link>
          ),
        })}
      />
    );
  if (!isOwn) return <EmptyState title={t('posts.no-posts-yet', 'No posts yet')} />;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2">
      {t('posts.you-havent-posted-anything-yet', "You haven't posted anything yet")}
      <Link href={paths.post()} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
        {t('posts.create-first-post', 'Create First Post')}
      </Link>
    </p>
  );
}
