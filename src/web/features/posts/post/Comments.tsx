import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { addComment, COMMENT_MAX, deleteComment, type Comment } from '#contract/posts.comments.ts';
import type { Post } from '#contract/posts.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { LinkNote } from '#web/parts/rules/LinkNote.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { ago } from '#web/platform/ago.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { useMe } from '#web/platform/me.ts';
import { useWrite } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Trash } from '#web/ui/icons/Trash.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { authorName, homeOf } from '#web/features/posts/parts/post.words.ts';
import { PostWords } from '#web/features/posts/parts/PostWords.tsx';
import { refreshComments, useComments } from '#web/features/posts/reading/posts.data.ts';
import { useMore } from './useMore.ts';

/** The comments on a post, and the field for a new one. */
export function Comments({ post }: { post: Post }) {
  const comments = useComments(post.id);
  const { more, isComing } = useMore(comments);
  const me = useMe().data?.id;
  const read = comments.data?.pages.flatMap((page) => page.comments) ?? [];
  /** The comments that the person has written since the page opened. */
  const [written, setWritten] = useState<readonly Comment[]>([]);
  const unread = written.filter(({ id }) => !read.some((one) => one.id === id));
  const section = useRef<HTMLElement>(null);
  const add = (comment: Comment): void => setWritten((all) => [...all, comment]);
  const last = written.at(-1)?.id;
  useEffect(() => {
    // Without scrolling, the sticky field at the bottom of the window covers the new comment.
    if (last !== undefined) section.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  const forget = (gone: string): void => setWritten((all) => all.filter(({ id }) => id !== gone));
  const list = (all: readonly Comment[]) => (
    <ul className="flex flex-col">
      {all.map((comment) => (
        <OneComment key={comment.id} comment={comment} post={post} me={me} onRemoved={forget} />
      ))}
    </ul>
  );
  return (
    <section
      ref={section}
      aria-label={t('posts.comments', 'Comments')}
      className="mt-10 scroll-mb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] border-t border-line pt-5"
    >
      <h2 className="text-xl">
        {t('posts.comment-count', '{count, plural, one {# comment} other {# comments}}', { count: post.commentsCount })}
      </h2>
      {comments.isPending && <Spinner label={t('posts.loading-comments', 'Loading comments')} />}
      {comments.isError && read.length === 0 && (
        <p role="alert" className="py-3">
          {t('posts.the-comments-did-not-load', 'The comments did not load.')}{' '}
          <Button size="sm" variant="outline" onClick={() => void comments.refetch()}>
            {t('common.try-again', 'Try again')}
          </Button>
        </p>
      )}
      {list(read)}
      {comments.hasNextPage && (
        <Button size="sm" variant="outline" pending={isComing} onClick={more}>
          {t('posts.more-comments', 'More comments')}
        </Button>
      )}
      {unread.length > 0 && list(unread)}
      {me !== undefined && <Writing post={post} onWritten={add} />}
    </section>
  );
}

interface OneCommentProps {
  comment: Comment;
  post: Post;
  me: number | undefined;
  onRemoved: (id: string) => void;
}

function OneComment({ comment, post, me, onRemoved }: OneCommentProps) {
  const { user, content, createdAt } = comment;
  const [now] = useState(() => new Date());
  const name = authorName(user);
  const isMine = user.id !== null && user.id === me;
  const href = homeOf(user, paths.publicPost(post.id));
  return (
    <li className="flex gap-3 border-b border-line py-3">
      <Link href={href} aria-hidden tabIndex={-1} className="shrink-0">
        <Avatar person={user} size={36} />
      </Link>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link href={href} className="min-w-0 font-semibold wrap-anywhere hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <time dateTime={createdAt} className="text-sm text-ink-2">
            {ago(createdAt, now)}
          </time>
        </p>
        <p {...asWritten} className="whitespace-pre-line [overflow-wrap:anywhere]">
          <PostWords content={content} />
        </p>
      </div>
      {me !== undefined && (isMine || post.user.id === me) && (
        <Remove comment={comment} postId={post.id} onRemoved={onRemoved} />
      )}
      {me !== undefined && !isMine && user.id !== null && (
        <SafetyMenu
          person={{ id: user.id, displayName: name, isSeedUser: user.isSeedUser }}
          about={{ kind: 'comment', id: `${post.id}:${comment.id}` }}
        />
      )}
    </li>
  );
}

type RemoveProps = Pick<OneCommentProps, 'comment' | 'onRemoved'> & { postId: string };

function Remove({ comment, postId, onRemoved }: RemoveProps) {
  const [isAsked, setAsked] = useState(false);
  const [remove, isRunning] = useTold(
    async () => {
      await call(deleteComment, { params: { id: postId, commentId: comment.id } });
      setAsked(false);
      onRemoved(comment.id);
      await refreshComments(postId);
    },
    t('posts.it-is-still-there', 'It is still there.'),
  );
  return (
    <>
      <IconButton
        icon={Trash}
        size={20}
        label={t('posts.delete-this-comment', 'Delete this comment')}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('posts.delete-this-comment-2', 'Delete this comment?')}
        description={t('posts.this-cannot-be-undone', 'This cannot be undone.')}
        confirm={t('posts.delete', 'Delete')}
        danger
        pending={isRunning}
        onConfirm={() => void remove()}
      />
    </>
  );
}

/** The field for a comment: Enter sends, and the text stays in the field after a failure. */
function Writing({ post, onWritten }: { post: Post; onWritten: (comment: Comment) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const write = useWrite(addComment, {
    // Does not await the reload, so that the person can send the next comment during it.
    onDone: (comment) => {
      onWritten(comment);
      void refreshComments(post.id);
      sayAloud(t('posts.comment-posted', 'Comment posted! 💬'));
    },
  });
  const left = leftIn(text, COMMENT_MAX);
  const forget = (): void => {
    setProblem(undefined);
    setAsked(false);
  };
  const send = (): void =>
    write.mutate(
      { params: { id: post.id }, body: { content: text, ...(isAsked && { sendAnyway: true }) } },
      {
        onSuccess: () => {
          forget();
          // Text that was typed during the request stays.
          setText((typed) => (typed === text ? '' : typed));
        },
        onError: (error) => {
          const { code, fields } = asCallError(error);
          setAsked(code === 'send_anyway');
          const words = fields['content'] ?? wordsFor(error);
          setProblem(
            code === 'send_anyway'
              ? t('posts.these-words-could-hurt-send', 'These words could hurt. Send again if you mean them.')
              : words,
          );
          if (code !== 'send_anyway')
            toastFailure({
              title: t('posts.failed-to-post-comment', 'Failed to post comment'),
              description: words,
            });
        },
      },
    );
  return (
    // Sticks to the bottom of the window, above the tab bar if there is one.
    <div className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-20 -mx-4 bg-paper pb-2 lg:bottom-0">
      <LinkNote text={text} className="px-4 py-1 text-sm text-ink-2 empty:hidden" />
      <MessageBox
        label={t('posts.write-a-comment', 'Write a comment')}
        note={problem}
        value={text}
        onChange={(typed) => {
          setText(typed);
          forget();
        }}
        onSend={send}
        canSend={isSeen(text) && left >= 0 && !write.isPending}
        left={left}
        countFrom={60}
      />
    </div>
  );
}
