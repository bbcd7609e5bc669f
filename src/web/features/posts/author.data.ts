import type { InfiniteData } from '@tanstack/react-query';
import type { Me } from '#contract/people.ts';
import type { Post, PostAuthor } from '#contract/posts.ts';
import { nicknameOf } from '#web/platform/me.ts';
import { queryClient } from '#web/platform/query.ts';

type Signed = { user: PostAuthor };
/** A page of a feed, or of what is under a post. */
type Page = { posts?: Signed[]; comments?: Signed[] };
type Cached = InfiniteData<Page> | Post;

/** Shows on one's own posts and comments what one's record says now: a feed that was read stays until its reader asks for more. */
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
  const signed = <S extends Signed>(one: S): S =>
    one.user.id === me.id ? { ...one, user: { ...one.user, ...now } } : one;
  const inPage = (page: Page): Page => ({
    ...page,
    ...(page.posts && { posts: page.posts.map(signed) }),
    ...(page.comments && { comments: page.comments.map(signed) }),
  });
  queryClient.setQueriesData<Cached>({ predicate: ({ queryKey }) => queryKey.includes('posts') }, (data) => {
    if (data === undefined) return undefined;
    if ('pages' in data) return { ...data, pages: data.pages.map(inPage) };
    return 'user' in data ? signed<Post>(data) : data;
  });
}
