import * as contract from '#contract/follows.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { followees, followers, followPerson, isFollowed, unfollowPerson } from './follows.ts';

export function follows(server: Server): void {
  const { deps } = server;

  serve(server, contract.follow, ({ caller, params }) =>
    followPerson(deps, { userId: caller.userId, followeeId: params.id }),
  );

  serve(server, contract.unfollow, ({ caller, params }) =>
    unfollowPerson(deps, { userId: caller.userId, followeeId: params.id }),
  );

  serve(server, contract.isFollowing, async ({ caller, params }) => {
    if (params.id !== caller.userId) throw new AppError('not_found');
    return { isFollowing: await isFollowed(deps, { userId: caller.userId, followeeId: params.otherId }) };
  });

  serve(server, contract.listFollowers, ({ caller, params, query }) =>
    followers(deps, { userId: params.id, viewerId: caller.userId, cursor: query.cursor }),
  );

  serve(server, contract.listFollowing, ({ caller, params, query }) =>
    followees(deps, { userId: params.id, viewerId: caller.userId, cursor: query.cursor }),
  );
}
