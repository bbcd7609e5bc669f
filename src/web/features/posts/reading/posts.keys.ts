/** Returns whether a query is about posts: a list, a single post, its comments, or the count of new posts. */
export const isOfPosts = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.includes('posts');

/** Returns whether a query contains a single post or its comments. */
export const isOfOpenPost = ({ queryKey: [, of, id] }: { queryKey: readonly unknown[] }): boolean =>
  of === 'posts' && /^[0-9a-f-]{36}$/.test(String(id));
