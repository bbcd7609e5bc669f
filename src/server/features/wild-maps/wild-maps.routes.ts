import { getWildMap } from '#contract/wild-maps.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { wildMapOf } from './wild-maps.ts';

export function wildMaps(server: Server): void {
  const { db, clock } = server.deps;
  serve(server, getWildMap, ({ caller, params, request }) =>
    wildMapOf(db, params.userId, {
      viewerId: caller.userId,
      now: clock.now(),
      spoken: spokenIn(languageOfRequest(request)),
    }),
  );
}
