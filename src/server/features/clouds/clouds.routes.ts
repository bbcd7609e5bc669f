import * as contract from '#contract/clouds.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { noteSpoken } from './clouds.statements.ts';
import { cloudsFor, createCloud, joinCloud, recommend, setShown } from './clouds.ts';

export function clouds(server: Server): void {
  const { deps } = server;
  deps.rooms.register({ step: noteSpoken });

  serve(server, contract.createCloud, async ({ caller, body, once }) => ({
    id: await createCloud(deps, { userId: caller.userId, once }, body),
  }));

  serve(server, contract.recommendClouds, ({ caller, query, request }) =>
    recommend(deps, caller.userId, { ...query, language: languageOfRequest(request) }),
  );

  serve(server, contract.joinCloud, ({ caller, body: { roomId } }) =>
    joinCloud(deps, { roomId, userId: caller.userId }),
  );

  serve(server, contract.cloudsOf, async ({ caller, params: { userId } }) => ({
    clouds: await cloudsFor(deps, { userId, viewerId: caller.userId }),
  }));

  serve(server, contract.showCloud, async ({ caller, params: { roomId }, body: { isShown } }) => {
    await setShown(deps, { roomId, userId: caller.userId }, isShown);
    return { ok: true as const };
  });
}
