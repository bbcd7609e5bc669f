import { memo, useId, useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { placeNow } from '#web/platform/place.ts';
import { ago } from '#web/platform/ago.ts';
import { useHere } from '#web/platform/here.ts';
import { sessionPerson } from '#web/platform/session/session.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { optional } from '#web/ui/optional.ts';
import { PersonSign } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { Count } from '#web/features/posts/parts/Count.tsx';
import { LikeButton } from '#web/features/posts/parts/LikeButton.tsx';
import { audienceNames } from '#web/features/posts/parts/audience.words.ts';
import {
  authorHandle,
  authorName,
  homeOf,
  longestWord,
  voiceOf,
  withoutTag,
} from '#web/features/posts/parts/post.words.ts';
import { OwnPostMenu } from '#web/features/posts/parts/OwnPostMenu.tsx';
import { PostGround } from '#web/features/posts/parts/PostGround.tsx';
import { PostLink } from '#web/features/posts/parts/PostLink.tsx';
import { PostMedia } from '#web/features/posts/parts/PostMedia.tsx';
import { PostWords } from '#web/features/posts/parts/PostWords.tsx';
import { TagLink } from '#web/features/posts/parts/TagLink.tsx';

/** The sizes of a text without a picture. Short texts are larger; on a phone the longest word limits the size. */
const voices = {
  loud: 'fits-loud md:text-3xl',
  clear: 'fits-clear md:text-2xl',
  quiet: 'fits-quiet md:text-xl',
};
/** The sizes on a profile: smaller from 768 px on, because its columns are narrower. */
const lowVoices = {
  loud: 'fits-clear',
  clear: 'fits-quiet',
  quiet: 'fits-quiet md:text-lg',
};

/** Its code is fetched only where a machine is there to translate. */
const PostTranslation = optional(() =>
  import('#web/parts/translation/PostTranslation.tsx').then((code) => code.PostTranslation),
);

const wordsClass = 'whitespace-pre-line [overflow-wrap:anywhere]';

interface FeedCardProps {
  post: Post;
  /** The card's position in the feed, from 1. */
  place: number;
  /** The number of posts in the feed; -1 while it is unknown. */
  of?: number;
  /** On a profile, the list that the card is in: the person's posts, or the posts that the person likes. */
  on?: 'posts' | 'likes';
}

/** A post in the feed: its picture and its words, then its author and its counts. */
export const FeedCard = memo(function FeedCard({ post, place, of = -1, on }: FeedCardProps) {
  const id = useId();
  const { content, picture, gif, visibility } = post;
  const { words, isTagged } = withoutTag(content);
  const hasPicture = picture !== null || gif !== null;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-words`}
      aria-posinset={place}
      aria-setsize={of}
      className="@container relative flex flex-col gap-2 rounded-bubble pb-3 focus-visible:outline-offset-4"
    >
      <PostMedia post={post} size="medium" />
      {hasPicture ? (
        <p id={`${id}-words`} {...asWrittenBy(post.user)} className={cx(wordsClass, 'empty:hidden')}>
          <PostWords content={words} />
        </p>
      ) : (
        <PostGround user={post.user}>
          <p
            id={`${id}-words`}
            {...asWrittenBy(post.user)}
            style={{ '--longest': longestWord(words) } as CSSProperties}
            className={cx(wordsClass, 'display text-balance', (on === undefined ? voices : lowVoices)[voiceOf(words)])}
          >
            <PostWords content={words} />
          </p>
        </PostGround>
      )}
      <PostLink post={post} words={words} labelledBy={`${id}-words`} />
      {placeNow().machines.includes('translates') && <PostTranslation post={post} />}
      {isTagged && <TagLink />}
      {visibility !== 'public' && (
        <p className="self-start rounded-full bg-paper-3 px-2.5 py-0.5 text-xs font-semibold">
          {audienceNames[visibility]}
        </p>
      )}
      <Foot post={post} id={`${id}-author`} isOfOne={on === 'posts'} />
    </article>
  );
});

function Foot({ post, id, isOfOne }: { post: Post; id: string; isOfOne: boolean }) {
  const { user } = post;
  const [now] = useState(() => new Date());
  const [name, handle] = [authorName(user), authorHandle(user)];
  const here = useHere();
  const time = <time dateTime={post.createdAt}>{ago(post.createdAt, now, 'narrow')}</time>;
  const edited = post.editedAt !== null && t('posts.edited', 'edited');
  return (
    // In a narrow card the counts wrap below the author, and only screen readers get the handle. In the list of a
    // person's own posts, only screen readers get the author.
    <div className="flex flex-wrap items-center gap-x-1">
      {isOfOne ? (
        <span className="flex min-h-11 grow items-center text-sm whitespace-pre text-ink-2">
          <bdi id={id} className="sr-only">
            {name}
          </bdi>
          {time}
          {edited && <span>{` · ${edited}`}</span>}
        </span>
      ) : (
        <Link
          href={homeOf(user, here)}
          className="relative z-10 flex min-h-12 max-w-full grow basis-28 items-center gap-2.5 rounded-control md:min-w-0"
        >
          <span className="w-12 shrink-0 md:w-10">
            <Avatar person={user} size="fill" className="block!" />
          </span>
          <span className="min-w-0">
            <span id={id} className="flex flex-wrap items-center gap-x-1.5 leading-tight">
              <bdi className="line-clamp-2 text-sm leading-tight font-semibold break-words">{name}</bdi>
              <PersonSign of={user} />
            </span>
            <span className="flex text-xs text-ink-2">
              {/* In a narrow card a handle would be cut, so that only screen readers get it. */}
              {name !== handle && <bdi className="truncate @max-[26rem]:sr-only">{handle}</bdi>}
              <span className="shrink-0 whitespace-pre">
                {name !== handle && <span className="@max-[26rem]:hidden">{' · '}</span>}
                {time}
                {edited && <span>{` · ${edited}`}</span>}
              </span>
            </span>
          </span>
        </Link>
      )}
      <span className="ms-auto flex shrink-0 items-center -me-1.5 @max-[13rem]:-ms-1.5">
        <LikeButton post={post} />
        <span className="tabular inline-flex items-center gap-1.5 px-1.5 text-sm font-semibold text-ink-2">
          <ChatCircle size={20} />
          <span className="sr-only">{t('posts.comments-3', 'Comments:')} </span>
          <Count of={post.commentsCount} />
        </span>
        <span className="relative z-10 @max-[13rem]:-mx-2.5">
          {sessionPerson() === String(user.id) ? (
            <OwnPostMenu post={post} />
          ) : (
            user.id !== null && (
              <SafetyMenu
                person={{ id: user.id, displayName: name, isSeedUser: user.isSeedUser }}
                about={{ kind: 'post', id: post.id }}
              />
            )
          )}
        </span>
      </span>
    </div>
  );
}
