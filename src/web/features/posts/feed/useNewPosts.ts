import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { countNewPosts, type Post } from '#contract/posts.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { showNewest, type FeedName } from '#web/features/posts/reading/posts.data.ts';

/** How often new posts are counted without a live socket. */
const POLL_MS = MINUTE_MS;

/**
 * Counts the posts newer than the newest loaded post, except in the challenge's feed. New posts appear only when the
 * reader calls `show`, or at once in an empty feed, where they move nothing. Nothing is counted unless `isOn`. A socket event causes a new count, and so does a reconnection.
 */
export function useNewPosts(name: FeedName, newest: Post | undefined, { isOn }: { isOn: boolean }) {
  const isLive = useIsLive();
  const query = {
    feed: name === 'pack' ? ('pack' as const) : ('wild' as const),
    ...(newest !== undefined && { after: `${Date.parse(newest.createdAt)}.${newest.id}` }),
  };
  const { data } = useRead(
    countNewPosts,
    { query },
    { enabled: isOn && name !== 'challenge', staleTime: 0, refetchInterval: isLive ? false : POLL_MS },
  );
  const [isShowing, setShowing] = useState(false);
  const show = async (): Promise<boolean> => {
    setShowing(true);
    const isDone = await showNewest(name).catch(() => false);
    setShowing(false);
    if (!isDone)
      toastFailure({
        title: t('posts.failed-to-fetch-posts', 'Failed to fetch posts'),
        description: t('common.please-try-again', 'Please try again.'),
      });
    return isDone;
  };
  const count = data?.count ?? 0;
  const isForEmpty = newest === undefined && count > 0;
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isForEmpty) showNewest(name).catch(() => setFailed(true));
  }, [isForEmpty, name]);
  // Posts that show by themselves are not offered, unless that failed.
  return { count: isForEmpty && !hasFailed ? 0 : count, show, isShowing };
}
