import * as contract from '#contract/matching.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { debugMatching } from './debug.ts';
import { findEternalMatch } from './eternal.ts';
import { findNewMatch } from './find.ts';
import { decide, hasCommunity, listMatches, matchFor, unmatch } from './matching.ts';
import { readPreferences, savePreferences } from './preferences.ts';

export function matching(server: Server): void {
  const { deps } = server;
  const done = { ok: true } as const;
  deps.community.judgeBy((userId) => hasCommunity(deps.db, userId, deps.clock.now()));
  serve(server, contract.getPreferences, ({ caller }) => readPreferences(deps.db, caller.userId, deps.clock.now()));
  serve(server, contract.savePreferences, ({ caller, body }) => savePreferences(deps, caller.userId, body));
  serve(server, contract.listMatches, ({ caller }) => listMatches(deps, caller.userId));
  serve(server, contract.findNewMatch, ({ caller, once }) => findNewMatch(deps, caller.userId, once));
  serve(server, contract.getMatch, ({ caller, params }) => matchFor(deps, caller.userId, params.matchId));
  serve(server, contract.findEternalMatch, ({ caller, once }) => findEternalMatch(deps, caller.userId, once));
  serve(server, contract.debugMatching, ({ caller }) => debugMatching(deps, caller.userId));
  serve(server, contract.swipe, async ({ caller, body }) => ({
    ...done,
    chatroom_id: await decide(deps, caller.userId, body),
  }));
  serve(server, contract.unmatch, async ({ caller, body }) => {
    await unmatch(deps, caller.userId, body.matchId);
    return done;
  });
}
