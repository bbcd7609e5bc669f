import type { QueryKey } from '@tanstack/react-query';
import type { Route } from '#contract/route.ts';
import { queryKey } from '#web/platform/calls/query.ts';

/** Returns the key of a feed's pages. Visitors and members have separate feeds. */
export const feedKey = (route: Route, status: 'in' | 'out'): QueryKey => [...queryKey(route), 'pages', status];

/** Returns the key of the pages of a person's posts or likes. */
export const personsPostsKey = (route: Route, id: number): QueryKey => [...queryKey(route, { id }), 'pages', 'posts'];

/** Returns whether a query is about posts: a list, a single post, its comments, or the count of new posts. */
export const isOfPosts = ({ queryKey: key }: { queryKey: QueryKey }): boolean => key.includes('posts');

/** Returns whether a query contains a single post or its comments. */
export const isOfOpenPost = ({ queryKey: [, of, id] }: { queryKey: QueryKey }): boolean =>
  of === 'posts' && /^[0-9a-f-]{36}$/.test(String(id));
