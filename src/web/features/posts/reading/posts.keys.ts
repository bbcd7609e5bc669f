/** Says whether a query holds posts, or what is under one. */
export const isOfPosts = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.includes('posts');

/** Says whether a query holds a post on its own page, or what is under it. */
export const isOfOpenPost = ({ queryKey: [, of, id] }: { queryKey: readonly unknown[] }): boolean =>
  of === 'posts' && /^[0-9a-f-]{36}$/.test(String(id));
