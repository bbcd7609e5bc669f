import { optional } from '#web/ui/optional.ts';
import { useWaitingPosts } from '#web/features/posts/reading/waiting.data.ts';

/** Loaded only for a person with such posts, who are few. */
const WaitingList = optional(() => import('./WaitingList.tsx').then((module) => module.WaitingList));

/** The person's own posts whose pictures wait for a look, if there are any. */
export function WaitingPosts() {
  const posts = useWaitingPosts();
  if (posts.length === 0) return null;
  return <WaitingList posts={posts} />;
}
