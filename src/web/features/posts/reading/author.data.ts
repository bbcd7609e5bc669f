import type { InfiniteData } from '@tanstack/react-query';
import type { Me } from '#contract/people.ts';
import type { Post, PostAuthor } from '#contract/posts.ts';
import { nicknameOf } from '#web/platform/me.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { isOfPosts } from './posts.keys.ts';
import { applyToList } from './running.ts';

type AuthoredItem = { user: PostAuthor };
/** A page of a feed or of a post's comments. */
type AuthoredPage = { posts?: AuthoredItem[]; comments?: AuthoredItem[] };
type Cached = InfiniteData<AuthoredPage> | Post;

/** Copies the person's changed name, picture and type to their cached posts and comments. No feed is read again. */
export function showAuthor(me: Me): void {
  const now = {
    displayName: nicknameOf(me) || null,
    handle: me.handle,
    username: me.handle,
    profileImageUrl: me.profileImageUrl,
    avatarConfig: me.avatarConfig,
    mbtiType: me.mbtiType,
    personalityPlanet: me.personalityPlanet,
  };
  const isOld = ({ user }: AuthoredItem): boolean =>
    user.id === me.id && JSON.stringify({ ...user, ...now }) !== JSON.stringify(user);
  const signed = <S extends AuthoredItem>(one: S): S => (isOld(one) ? { ...one, user: { ...one.user, ...now } } : one);
  const inPage = (page: AuthoredPage): AuthoredPage => ({
    ...page,
    ...(page.posts && { posts: page.posts.map(signed) }),
    ...(page.comments && { comments: page.comments.map(signed) }),
  });
  const hasOld = ({ posts = [], comments = [] }: AuthoredPage): boolean => posts.some(isOld) || comments.some(isOld);
  // Returning undefined leaves a query unchanged: setting the same data would mark a stale query as fresh.
  const changed = (data: Cached | undefined): Cached | undefined => {
    if (data === undefined) return undefined;
    if ('pages' in data) return data.pages.some(hasOld) ? { ...data, pages: data.pages.map(inPage) } : undefined;
    return 'user' in data && isOld(data) ? signed<Post>(data) : undefined;
  };
  for (const query of queryClient.getQueryCache().findAll({ predicate: isOfPosts }))
    applyToList(query, () => void queryClient.setQueryData<Cached>(query.queryKey, changed));
}
