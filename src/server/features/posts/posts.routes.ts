import { userStats } from '#contract/accounts.ts';
import { getPost, listPosts } from '#contract/posts.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { feedPage, postFor, statsOf } from './posts.ts';

export function posts(server: Server): void {
  const { db, clock } = server.deps;

  serve(server, listPosts, ({ caller, query: { cursor, limit } }) =>
    feedPage(db, { viewerId: caller?.userId ?? null, cursor, limit }),
  );

  serve(server, getPost, async ({ caller, params }) => {
    const post = await postFor(db, params.id, caller?.userId ?? null);
    if (post === undefined) throw new AppError('not_found', { message: 'Post not found' });
    return post;
  });

  serve(server, userStats, async ({ caller, params }) => {
    const stats = await statsOf(db, params.id, { viewerId: caller.userId, now: clock.now() });
    if (stats === undefined) throw new AppError('not_found');
    return stats;
  });
}
