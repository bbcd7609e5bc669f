import * as contract from '#contract/quest-hall.ts';
import { HALL_MS } from '#contract/quest-hall.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { connect, guestsFor, reasonsFor, sweepHall } from './quest-hall.ts';
import { watchHall } from './watch.ts';

export function questHall(server: Server): void {
  const { deps } = server;
  const watch = watchHall(deps);
  serve(server, contract.listHall, ({ caller }) => {
    // Registers the reader before the read, so that no change between the two is missed.
    watch.reads(caller.userId);
    return guestsFor(deps, caller.userId);
  });
  serve(server, contract.getHallReasons, ({ caller, params }) => reasonsFor(deps, caller.userId, params.userId));
  serve(server, contract.connectInHall, async ({ caller, body }) => {
    const { matchId, roomId } = await connect(deps, caller.userId, body.userId);
    return { matchId, chatroom_id: roomId };
  });
  deps.retention.elsewhere({
    table: 'quest_hall',
    what: 'Places in the Quest Hall',
    ms: HALL_MS,
    after: 'after their people were last seen',
    by: 'the job `sweep-hall`',
  });
  deps.jobs.define('sweep-hall', () => sweepHall(deps), '*/5 * * * *');
}
