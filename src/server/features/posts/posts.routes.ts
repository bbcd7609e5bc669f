import { userStats } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import * as comments from '#contract/posts.comments.ts';
import * as likes from '#contract/posts.likes.ts';
import * as contract from '#contract/posts.ts';
import type { Post } from '#contract/posts.ts';
import { listWaitingPosts } from '#contract/posts.waiting.ts';
import { TAKEN_AWAY } from '#server/features/visibility/visibility.ts';
import { foundAnywhere } from '#server/platform/replica/replica.ts';
import { AppError } from '#server/platform/errors.ts';
import { enter, serve, type Server } from '#server/platform/http/serve.ts';
import { addComment, commentsPage, deleteComment } from './comments.ts';
import { setLike } from './likes.ts';
import { keepPictures, publicPicture } from './pictures.ts';
import { challengePage, countNew, feedPage, likedPage, packPage, pageBy, statsOf } from './posts.ts';
import { mustFind } from './present.ts';
import { watchCards } from './watch.cards.ts';
import { watchOpenPosts, watchPosts } from './watch.ts';
import { letPostsOut, waitingPosts } from './waiting.ts';
import { createPost, deletePost, editPost } from './writing.ts';

interface PostList {
  posts: Post[];
}

/** How long the emptied row of a deleted post is kept. Without the row, deleting posts would reset the hourly limit. */
const EMPTY_MS = DAY_MS;

/**
 * The headers of a public post's picture. Browsers keep it only briefly, because the post may be hidden at any moment.
 */
const AS_PICTURE = {
  'cache-control': 'private, max-age=300',
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

export function posts(server: Server): void {
  const { app, deps } = server;
  const { retention } = deps;
  keepPictures(deps);
  letPostsOut(deps);
  serveFeeds(server);
  serveRemarks(server);

  serve(server, contract.createPost, ({ caller, body, once }) =>
    createPost(deps, { userId: caller.userId, once }, body),
  );

  serve(server, listWaitingPosts, async ({ caller }) => ({ posts: await waitingPosts(deps, caller.userId) }));

  serve(server, contract.editPost, ({ caller, params, body: { content, sendAnyway } }) =>
    editPost(deps, { ...params, userId: caller.userId }, { content, isSure: sendAnyway === true }),
  );

  serve(server, contract.deletePost, async ({ caller, params }) => {
    await deletePost(deps, { ...params, userId: caller.userId });
    return { ok: true as const };
  });

  app.get(contract.openPostPicture.path, { compress: false }, async (request, reply) => {
    const { params } = await enter(deps, contract.openPostPicture, request);
    return reply.headers(AS_PICTURE).send(await publicPicture(deps, params));
  });

  const what = 'Deleted posts, emptied';
  retention.rows({ table: 'post', what, ms: EMPTY_MS, after: 'after they were deleted', since: TAKEN_AWAY });
}

function serveFeeds(server: Server): void {
  const { deps } = server;
  const { db, clock, replica } = deps;
  const watch = watchPosts(deps);
  const open = watchOpenPosts(deps);
  const cards = watchCards(deps);
  /** Reads the page. Registers a member who reads it for events about changes of its posts. */
  const sentTo = async <P extends PostList | undefined>(
    userId: number | undefined,
    read: () => Promise<P>,
  ): Promise<P> => {
    const shows = cards.reads();
    const sent = await read();
    if (userId !== undefined && sent !== undefined) shows(userId, sent.posts);
    return sent;
  };

  serve(server, contract.countNewPosts, async ({ caller: { userId: viewerId }, query }) => {
    // Registers the reader before the count, so that no post between the two is missed.
    watch.reads(viewerId);
    return { count: await countNew(deps, { viewerId, feed: query.feed, after: query.after }) };
  });

  serve(server, contract.listPosts, ({ caller, query: { cursor, limit } }) =>
    sentTo(caller?.userId, () => {
      const viewerId = caller?.userId ?? null;
      return replica.read(viewerId, (old) => feedPage({ ...deps, db: old }, { viewerId, cursor, limit }));
    }),
  );

  serve(server, contract.listPack, ({ caller, query: { cursor, limit } }) =>
    sentTo(caller.userId, () => packPage(db, { viewerId: caller.userId, cursor, limit })),
  );

  serve(server, contract.listChallenge, ({ caller, query: { cursor, limit } }) =>
    sentTo(caller.userId, () => {
      const viewerId = caller.userId;
      return replica.read(viewerId, (old) => challengePage({ ...deps, db: old }, { viewerId, cursor, limit }));
    }),
  );

  serve(server, contract.listPostsBy, async ({ caller, params, query: { cursor, limit } }) => {
    const asked = { userId: params.id, viewerId: caller.userId, now: clock.now(), cursor, limit };
    const page = await sentTo(caller.userId, () => pageBy(db, asked));
    if (page === undefined) throw new AppError('not_found');
    return page;
  });

  serve(server, contract.listLiked, async ({ caller, params, query: { cursor, limit } }) => {
    const asked = { userId: params.id, viewerId: caller.userId, now: clock.now(), cursor, limit };
    const page = await sentTo(caller.userId, () => likedPage(db, asked));
    if (page === undefined) throw new AppError('not_found');
    return page;
  });

  serve(server, contract.getPost, async ({ caller, params: { id }, query }) => {
    if (caller === null || query.for === 'card') return mustFind(db, id, caller?.userId ?? null);
    const { userId } = caller;
    // Registers the reader before the read, so that no change between the two is missed.
    open.opens(userId, id);
    return mustFind(db, id, userId).catch((error: unknown) => {
      open.closes(userId, id);
      throw error;
    });
  });

  serve(server, userStats, async ({ caller, params }) => {
    const view = { viewerId: caller.userId, now: clock.now() };
    const stats = await foundAnywhere(deps, view.viewerId, (from) => statsOf(from, params.id, view));
    if (stats === undefined) throw new AppError('not_found');
    return stats;
  });
}

function serveRemarks(server: Server): void {
  const { deps } = server;

  serve(server, likes.likePost, ({ caller: { userId }, params, body }) => {
    mustBeOwn(body?.userId, userId);
    return setLike(deps, { ...params, userId }, true);
  });

  serve(server, likes.unlikePost, ({ caller, params }) => setLike(deps, { ...params, userId: caller.userId }, false));

  serve(server, comments.listComments, ({ caller, params, query: { cursor, limit } }) =>
    commentsPage(deps.db, { ...params, viewerId: caller?.userId ?? null, cursor, limit }),
  );

  serve(server, comments.addComment, ({ caller: { userId }, params, body, once }) => {
    mustBeOwn(body.userId, userId);
    return addComment(deps, { ...params, userId, once }, { content: body.content, isSure: body.sendAnyway === true });
  });

  serve(server, comments.deleteComment, async ({ caller, params: { id: postId, commentId: id } }) => {
    await deleteComment(deps, { postId, id }, caller.userId);
    return { ok: true as const };
  });
}

/** Older clients send the caller's own id in the body. Throws `forbidden` for the id of another person. */
function mustBeOwn(given: number | undefined, userId: number): void {
  if (given !== undefined && given !== userId) throw new AppError('forbidden');
}
