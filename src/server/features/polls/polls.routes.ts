import * as contract from '#contract/polls.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { startClosing } from './closing.ts';
import { closePoll, makePoll, pollFor, vote } from './polls.ts';
import { deletePoll } from './polls.queries.ts';

export function polls(server: Server): void {
  const { app, deps } = server;

  serve(server, contract.makePoll, async ({ caller, params: { roomId }, body, once }) => ({
    message: await makePoll(deps, { roomId, userId: caller.userId, once }, body),
  }));

  serve(server, contract.votePoll, async ({ caller, params, body }) => ({
    message: await vote(deps, { ...params, userId: caller.userId }, body.choices),
  }));

  serve(server, contract.closePoll, async ({ caller, params }) => ({
    message: await closePoll(deps, { ...params, userId: caller.userId }),
  }));

  serve(server, contract.getPoll, ({ caller, params }) => pollFor(deps, { ...params, userId: caller.userId }));

  deps.rooms.register({ forgetter: deletePoll });
  app.addHook('onClose', startClosing(deps));
}
