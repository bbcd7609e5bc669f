import { readCommunity } from '#contract/operator.community.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { communityOf } from './community.ts';
import { countDays } from './count.ts';

/** The numbers of the place, which a job counts in the first quarter of an hour after three in the morning. */
export function operatorCommunity(server: Server): void {
  const { deps } = server;
  deps.jobs.define('count-community', async () => void (await countDays(deps)), '*/15 * * * *');
  serve(server, readCommunity, ({ query }) => communityOf(deps, query.range));
}
