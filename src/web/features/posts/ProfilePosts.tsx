import { useState } from 'react';
import { Link } from 'wouter';
import type { Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { FeedCard } from './FeedCard.tsx';
import { Cell } from './Masonry.tsx';
import { usePostsOf, type ListOfPerson } from './posts.data.ts';

/** What a person posted; on one's own profile, beside it, what one likes, which nobody else sees. */
export function ProfilePosts({ person }: { person: Member }) {
  const me = useMe().data?.id;
  const [list, setList] = useState<ListOfPerson>('posts');
  const isOwn = me === person.id;
  return (
    <section aria-label="Posts" className="relative mt-8">
      {isOwn ? (
        <Tabs
          label="Posts and likes"
          value={list}
          onChange={setList}
          tabs={[
            { value: 'posts', title: 'Posts', content: <Posts id={person.id} list="posts" isOwn /> },
            { value: 'likes', title: 'Likes', content: <Posts id={person.id} list="likes" isOwn /> },
          ]}
        />
      ) : (
        <>
          <h2 className="border-b border-line pb-2 text-lg">Posts</h2>
          <div className="pt-5">
            <Posts id={person.id} list="posts" isOwn={false} />
          </div>
        </>
      )}
    </section>
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
      <Loading className="grid grid-cols-2 gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (isError && posts.length === 0)
    return <ErrorState title="Failed to fetch posts" onRetry={() => void refetch()} pending={isFetching} />;
  if (posts.length === 0) return <Nothing list={list} isOwn={isOwn} />;
  return (
    <>
      <div className="grid auto-rows-[4px] grid-cols-2 gap-x-4 [grid-auto-flow:row_dense] md:gap-x-8">
        {posts.map((post, at) => (
          <Cell key={post.id} name={post.id}>
            <FeedCard post={post} place={at + 1} />
          </Cell>
        ))}
      </div>
      {hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button variant="outline" pending={isFetching} onClick={() => void fetchNextPage()}>
            {isError ? 'Try again' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ list, isOwn }: Omit<PostsProps, 'id'>) {
  if (list === 'likes')
    return <EmptyState title="Nothing liked yet" note="What you like is kept here, for you alone." />;
  if (!isOwn) return <EmptyState title="No posts yet" />;
  return (
    <EmptyState
      title="You haven't posted anything yet"
      action={
        <Link href={paths.post()} className={buttonClass({ variant: 'outline' })}>
          Create First Post
        </Link>
      }
    />
  );
}
