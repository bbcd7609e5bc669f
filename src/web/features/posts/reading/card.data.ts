import type { InfiniteData } from '@tanstack/react-query';
import { getPost, type Post } from '#contract/posts.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { queryClient } from '#web/platform/query.ts';
import { changePost } from './posts.data.ts';
import { isOfPosts } from './posts.keys.ts';

/** Reads a post again if a cached list contains it, and updates its text there. Removes a post that is gone. */
export async function readCard(id: string): Promise<void> {
  if (!isListed(id)) return;
  try {
    const { content, editedAt } = await call(getPost, { params: { id }, query: { for: 'card' } });
    // Takes only the text, and no older one, because a like or another response may be newer than this response.
    changePost(id, (post) => ((post.editedAt ?? '') > (editedAt ?? '') ? {} : { content, editedAt }));
  } catch (error) {
    // Any other failure leaves the card as it was.
    if (asCallError(error).status === 404) changePost(id, null);
  }
}

const isListed = (id: string): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: isOfPosts })
    .some(({ state }) => {
      const { pages = [] } = (state.data ?? {}) as Partial<InfiniteData<{ posts?: Post[] }>>;
      return pages.some(({ posts = [] }) => posts.some((post) => post.id === id));
    });
