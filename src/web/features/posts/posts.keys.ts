/** Says whether a query holds posts, or what is under one. */
export const isOfPosts = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.includes('posts');
