import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { ALT_MAX } from '#contract/chat.pictures.ts';
import { createPost, POST_MAX, type Post } from '#contract/posts.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { paths } from '#web/paths.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { EMPTY, forgetDraft, isSameDraft, onPosted, type PostDraft } from './compose.draft.ts';
import { refreshPosts } from '#web/features/posts/reading/posts.data.ts';

/** The address of the feed of followed people, which also shows posts with a limited audience. */
const PACK = `${paths.peek()}?tab=pack`;

/** Returns the reason why a draft cannot be posted yet; undefined if the draft can be posted. */
function lackOf({ content, picture, gif }: PostDraft, { isOnItsWay }: { isOnItsWay: boolean }): string | undefined {
  if (isOnItsWay)
    return t(
      'posts.the-picture-did-not-get-through',
      'The picture did not get through. Try it again, or take it out and post the words.',
    );
  if (leftIn(content, POST_MAX) < 0)
    return t('posts.a-post-has-at-most', 'A post has at most {max} characters.', { max: POST_MAX });
  if (picture !== null && leftIn(picture.alt, ALT_MAX) < 0)
    return t('posts.the-description-has-at-most', 'A description has at most {max} characters.', { max: ALT_MAX });
  if (isSeen(content) || (content.trim() === '' && (picture !== null || gif !== null))) return undefined;
  return t('posts.write-something-or-add', 'Write something, or add a picture or a GIF.');
}

interface PostingOptions {
  setDraft: (change: (now: PostDraft) => PostDraft) => void;
  /** Receives the focus if the draft cannot be posted yet. */
  area: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Posts a draft. Text typed during the call stays, and a person who has left the page is not redirected. `isAsked` is
 * true when the server has asked about possibly hurtful words; the next press posts them anyway.
 */
export function usePosting(draft: PostDraft, { setDraft, area }: PostingOptions) {
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [, navigate] = useLocation();
  /** The draft on the screen; null after the page has unmounted. */
  const shown = useRef<PostDraft>(null);
  useEffect(() => {
    shown.current = draft;
    return () => {
      shown.current = null;
    };
  }, [draft]);
  useEffect(() => onPosted((sent) => setDraft((now) => (isSameDraft(now, sent) ? EMPTY : now))), [setDraft]);
  const onDone = async (sent: PostDraft, { id, visibility, waiting }: Post): Promise<void> => {
    const wasWaiting = shown.current !== null && isSameDraft(shown.current, sent);
    // Runs first: otherwise a reload could restore the draft, and the person could post it a second time.
    forgetDraft(sent);
    await refreshPosts();
    if (waiting === undefined)
      toast({
        title: t('posts.posted-successfully', 'Posted successfully! 🎉'),
        description: t('posts.your-thread-is-now-live', 'Your thread is now live.'),
        tone: 'good',
        action: { label: t('common.open', 'Open'), onPress: () => navigate(paths.publicPost(id)) },
      });
    else
      toast({
        title: t('posts.on-its-way', 'On its way'),
        description: t('posts.somebody-looks-at-the-picture', 'Somebody looks at the picture first.'),
        tone: 'good',
      });
    const now = shown.current;
    // The page shows the emptied draft or, before its next render, still the sent one.
    const isWaiting = wasWaiting && now !== null && [EMPTY, sent].some((one) => isSameDraft(now, one));
    if (isWaiting) navigate(visibility === 'public' ? paths.peek() : PACK);
  };
  const onError = (error: unknown): void => {
    const { code, fields, status } = asCallError(error);
    if (status === 401) {
      toastFailure({
        title: t('posts.authentication-required', 'Authentication required'),
        description: t('posts.please-log-in-to-create', 'Please log in to create a post.'),
      });
      return;
    }
    const general = t('posts.something-went-wrong-try-again', 'Something went wrong. Try again in a moment.');
    const words = Object.values(fields)[0] ?? (code === 'internal' ? general : wordsFor(error, general));
    setAsked(code === 'send_anyway');
    setProblem(words);
    if (code !== 'send_anyway')
      toastFailure({ title: t('posts.couldnt-post-right-now', 'Couldn’t post right now'), description: words });
  };
  const [post, isRunning] = useOneAtATime(async (sent: PostDraft) => {
    const { content, visibility, picture, gif } = sent;
    const body = {
      content,
      visibility,
      ...(picture && { picture: { id: picture.id, alt: picture.alt } }),
      ...(gif && { gif: { id: gif.id } }),
      ...(isAsked && { sendAnyway: true }),
    };
    // If the session has ended, this page unmounts before the response, but `onError` still reports the reason.
    await call(createPost, { body }).then((made) => onDone(sent, made), onError);
  });
  const send = (state: { isOnItsWay: boolean }): void => {
    const lack = lackOf(draft, state);
    if (lack === undefined) {
      void post(draft);
      return;
    }
    setProblem(lack);
    area.current?.focus();
  };
  const forget = (): void => {
    setProblem(undefined);
    setAsked(false);
  };
  return { send, isRunning, problem, isAsked, forget };
}
