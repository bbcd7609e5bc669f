import * as contract from '#contract/saved.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { keepMessage, keepPost, savedPage } from './saved.ts';
import { deleteSavedLine, deleteSavedRoom, isSavedBy } from './saved.queries.ts';

export function saved(server: Server): void {
  const { deps } = server;

  serve(server, contract.listSaved, ({ caller, query: { words = '', kind, cursor } }) =>
    savedPage(deps, { userId: caller.userId, words, kind, cursor }),
  );

  serve(server, contract.isSaved, async ({ caller, query }) => ({
    isSaved: await isSavedBy(deps.db, caller.userId, query.id),
  }));

  serve(server, contract.saveMessage, async ({ caller, params, body }) => {
    await keepMessage(deps, { ...params, userId: caller.userId }, body.isSaved);
    return body;
  });

  serve(server, contract.savePost, async ({ caller, params, body }) => {
    await keepPost(deps, { ...params, userId: caller.userId }, body.isSaved);
    return body;
  });

  deps.rooms.register({ forgetter: deleteSavedLine, onLeft: deleteSavedRoom });
}
