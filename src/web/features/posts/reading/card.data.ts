import type { InfiniteData } from '@tanstack/react-query';
import { getPost, type Post } from '#contract/posts.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { changePost } from './posts.data.ts';
import { isOfPosts } from './posts.keys.ts';

/** Reads a post again if a cached list contains it. Updates its text in all cached reads, or removes a gone post. */
export async function readCard(id: string): Promise<void> {
  if (!isListed(id)) return;
  try {
    const { content, editedAt } = await call(getPost, { params: { id }, query: { for: 'card' } });
    // Copies only the text, because the cached likes may be newer. Copies nothing if the cached text is newer too.
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
