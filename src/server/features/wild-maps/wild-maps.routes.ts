import { getWildMap } from '#contract/wild-maps.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { wildMapOf } from './wild-maps.ts';

export function wildMaps(server: Server): void {
  const { db, clock } = server.deps;
  serve(server, getWildMap, ({ caller, params }) =>
    wildMapOf(db, params.userId, { viewerId: caller.userId, now: clock.now() }),
  );
}
