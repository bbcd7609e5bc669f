import { useEffect, useState, type CSSProperties } from 'react';
import { useParams } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { getPost, type Post } from '#contract/posts.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { useWayBack } from '#web/parts/ways/wayBack.ts';
import { VisitorWyn } from '#web/parts/wyn/VisitorWyn.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { placeNow } from '#web/platform/place.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { optional } from '#web/ui/optional.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SpecimenRow } from '#web/ui/SpecimenPlate.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { isolate, t } from '#web/words/words.ts';
import { AuthorLine } from '#web/features/posts/parts/AuthorLine.tsx';
import { audienceNames } from '#web/features/posts/parts/audience.words.ts';
import { Comments } from './Comments.tsx';
import { JoinCard } from '#web/features/posts/parts/JoinCard.tsx';
import { LikeButton } from '#web/features/posts/parts/LikeButton.tsx';
import { showAsListed } from '#web/features/posts/reading/listed.data.ts';
import { OwnPostMenu } from '#web/features/posts/parts/OwnPostMenu.tsx';
import { OpenPostMedia } from './OpenPostMedia.tsx';
import { SharePost } from './SharePost.tsx';
import { PostWords } from '#web/features/posts/parts/PostWords.tsx';
import { authorName, longestWord, voiceOf, withoutTag } from '#web/features/posts/parts/post.words.ts';
import { changePost } from '#web/features/posts/reading/posts.data.ts';
import { TagLink } from '#web/features/posts/parts/TagLink.tsx';

/** The text size for each length of text. Below 768 px, the longest word must fit the screen's width too. */
const voices = {
  loud: 'text-[min(2.625rem,13.5vw,(100vw-2.5rem)*1.6/var(--longest))] leading-[1.0476] md:text-6xl',
  clear: 'text-[min(2.1875rem,12.5vw,(100vw-2.5rem)*1.6/var(--longest))] leading-[1.0857] md:text-5xl',
  quiet: 'text-[min(1.8125rem,11vw,(100vw-2.5rem)*1.6/var(--longest))] leading-[1.138] md:text-4xl',
};

/** Its code is fetched only where a machine is there to translate. */
const PostTranslation = optional(() =>
  import('#web/parts/translation/PostTranslation.tsx').then((code) => code.PostTranslation),
);

/** Returns the feed to which the page leads back if there is no previous page to return to. */
const feedOf = (isVisitor: boolean): string => (isVisitor ? paths.vibeCheck() : paths.peek());

/** The page of a single post. Visitors can open a public post by its link. */
export function PublicPostPage() {
  const id = useParams()['postId'] ?? '';
  return <ById key={id} id={id} />;
}

function ById({ id }: { id: string }) {
  useState(() => showAsListed(id));
  const answer = useRead(getPost, { params: { id } }, { staleTime: 0 });
  const { data, error, isFetchedAfterMount, isFetching } = answer;
  const isOfThisVisit = isFetchedAfterMount && !isFetching;
  const isGone = error?.status === 404 || error?.status === 400;
  // Updates the post in the cached feeds to this newer copy. A post that is gone or hidden leaves the feeds.
  useEffect(() => {
    if (!isOfThisVisit) return;
    if (isGone) changePost(id, null);
    else if (data !== undefined && error === null) changePost(id, () => data);
  }, [id, data, error, isGone, isOfThisVisit]);
  // Checks the error before the data: if a refetch finds no post, `data` still has the post of the response before.
  if (isGone) return <Missing />;
  if (answer.data) return <Words post={answer.data} />;
  if (answer.isPending) return <Waiting />;
  return (
    <>
      <PageHeading hidden>{t('posts.a-post', 'Post')}</PageHeading>
      <ErrorState
        title={t('posts.failed-to-fetch-this-post', 'Failed to fetch this post')}
        onRetry={() => void answer.refetch()}
        pending={answer.isFetching}
      />
    </>
  );
}

function Words({ post }: { post: Post }) {
  const isVisitor = useSessionStatus() === 'out';
  const me = useMe().data?.id;
  const isMine = me !== undefined && me === post.user.id;
  const back = feedOf(isVisitor);
  const leave = useWayBack(back);
  const name = authorName(post.user);
  const { words, isTagged } = withoutTag(post.content);
  useTitle(`${isolate(name)}: ${isolate(post.content.slice(0, 60))}`);
  const archetype = post.user.mbtiType ? archetypes[post.user.mbtiType] : null;
  return (
    // `clip` and not `hidden`: a hidden overflow makes a scroll box, in which the comment field does not stick.
    <div className="relative isolate flex grow flex-col overflow-clip">
      <ContourLines seed={post.user.handle} height={844} peak={[0.7, 0.3]} widePeak={[0.74, 0.36]} className="-z-10" />
      <div className="pt-safe mx-auto flex w-full max-w-[52rem] grow flex-col px-5 pb-10 md:px-8">
        <div className="-mx-2 flex h-14 items-center justify-between">
          <BackLink
            to={back}
            label={isVisitor ? t('posts.back-to-feed', 'Back to Feed') : t('common.back', 'Back')}
            anywhere
          />
          {isVisitor && <VisitorWyn />}
        </div>
        <article className="flex flex-col gap-8 pt-6 md:pt-16">
          <PageHeading hidden>{t('posts.post-by', 'Post by {name}', { name })}</PageHeading>
          <OpenPostMedia post={post} />
          <p
            {...asWrittenBy(post.user)}
            style={{ '--longest': longestWord(words) } as CSSProperties}
            className={cx('display-tight text-balance whitespace-pre-line empty:hidden', voices[voiceOf(words)])}
          >
            <PostWords content={words} />
          </p>
          {!isVisitor && placeNow().machines.includes('translates') && <PostTranslation post={post} isAlways />}
          {isTagged && <TagLink />}
          <div className="flex flex-wrap items-center gap-x-3 text-ink-2">
            <LikeButton post={post} size={24} />
            {post.visibility !== 'public' && (
              <span className="text-sm font-semibold">{audienceNames[post.visibility]}</span>
            )}
            {post.editedAt !== null && <span className="text-sm">{t('posts.edited', 'edited')}</span>}
            <SharePost post={post} />
            {isMine && <OwnPostMenu post={post} onDeleted={() => leave()} />}
          </div>
          <AuthorLine post={post} size={52} planet onBlocked={() => leave(paths.person(post.user.id ?? 0))} />
          {archetype && (
            <div className="max-w-[26rem] bg-paper">
              <SpecimenRow
                type={archetype.type}
                name={archetype.name}
                latin={archetype.latinName}
                animal={archetype.animal}
              />
            </div>
          )}
        </article>
        <Comments post={post} />
        {isVisitor && (
          <div className="mt-auto pt-14">
            <JoinCard
              title={t('posts.said-it-what-is-yours', '{name} said it. What is yours?', { name })}
              note={t(
                'posts.wildin-matches-people-by-who',
                'Wildin matches people by who they really are. Bring your own strange.',
              )}
              next={paths.publicPost(post.id)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function Waiting() {
  useTitle(t('posts.a-post', 'Post'));
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-[52rem] flex-col gap-4 px-5 pt-20 md:px-8 md:pt-30">
      <p role="status" className="late text-ink-2">
        {t('posts.loading-post', 'Loading post...')}
      </p>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-10 w-2/5" />
      <Skeleton className="mt-4 size-13 rounded-full!" />
    </div>
  );
}

function Missing() {
  return (
    <NothingHere
      title={t('posts.post-not-found', 'Post not found')}
      note={t('posts.this-post-might-have-been', "This post might have been deleted or doesn't exist.")}
      to={feedOf(useSessionStatus() === 'out')}
      way={t('posts.back-to-feed', 'Back to Feed')}
    />
  );
}
