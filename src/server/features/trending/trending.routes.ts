import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/trending.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { previewOf, questionIn } from './preview.ts';
import { countTrends, joinedNames, joinTrending, trendingFor } from './trending.ts';

/** How long the number of people in an hour is kept, to compare it with the same hour of the following days. */
const HOURS_MS = 8 * DAY_MS;

export function trending(server: Server): void {
  const { deps } = server;
  deps.jobs.define('count-trends', () => countTrends(deps), '*/5 * * * *');
  deps.retention.rows({
    table: 'trend_hour',
    what: 'How many people a trending room had in an hour',
    ms: HOURS_MS,
    since: 'hour',
    after: 'after the hour',
  });

  serve(server, contract.listTrending, async ({ caller, request }) => ({
    rooms: await trendingFor(deps, caller.userId, languageOfRequest(request)),
  }));

  serve(server, contract.previewTrending, async ({ caller, params, request }) =>
    previewOf(deps, params.trendingId, { viewerId: caller.userId, language: languageOfRequest(request) }),
  );

  serve(server, contract.trendingQuestion, async ({ caller, params, request }) => ({
    prompt: await questionIn(deps, params.roomId, { viewerId: caller.userId, language: languageOfRequest(request) }),
  }));

  serve(server, contract.trendingMembership, async ({ caller }) => ({
    joinedGroups: await joinedNames(deps, caller.userId),
  }));

  serve(server, contract.joinTrending, async ({ caller: { userId }, body: { trendingId } }) => ({
    id: await joinTrending(deps, { userId, trendingId }),
  }));
}
