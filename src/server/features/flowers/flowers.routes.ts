import * as contract from '#contract/flowers.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { giveFlowers } from './flowers.ts';

export function flowers(server: Server): void {
  const { deps } = server;

  serve(server, contract.giveFlowers, ({ caller, params }) =>
    giveFlowers(deps, { userId: caller.userId, receiverId: params.id }),
  );

  deps.retention.rows({
    table: 'flower',
    what: 'Who gave whom flowers, while it keeps the next gift from being counted',
    ms: contract.FLOWERS_MS,
    after: 'after they were given',
    since: 'given_at',
  });
}
