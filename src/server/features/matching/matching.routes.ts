import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import { getLookout, setLookout as lookoutContract } from '#contract/matching.lookout.ts';
import { practiceRun as practiceContract } from '#contract/matching.practice.ts';
import { getCheckedReach } from '#contract/photo-check.ts';
import { DAY_MS } from '#contract/durations.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { debugMatching } from '#server/features/matching/debug/debug.ts';
import { startEvenings } from '#server/features/matching/lookout/evenings.ts';
import { readLookout, setLookout } from '#server/features/matching/lookout/lookout.ts';
import { startLookouts } from '#server/features/matching/lookout/worker.ts';
import { findEternalMatch } from '#server/features/matching/matches/eternal.ts';
import { findNewMatch } from '#server/features/matching/matches/find.ts';
import { checkedReach } from '#server/features/matching/matches/reach.ts';
import { practiceRun } from '#server/features/matching/matches/practice.ts';
import { readPreferences, savePreferences } from '#server/features/matching/profile/preferences.ts';
import { decide, hasCommunity, listMatches, matchFor, unmatch } from './matching.ts';

export function matching(server: Server): void {
  const { app, deps } = server;
  const done = { ok: true } as const;
  deps.community.register({ has: (userId) => hasCommunity(deps.db, userId, deps.clock.now()) });
  serve(server, contract.getPreferences, ({ caller }) => readPreferences(deps.db, caller.userId, deps.clock.now()));
  serve(server, contract.savePreferences, ({ caller, body }) => savePreferences(deps, caller.userId, body));
  serve(server, getCheckedReach, async ({ caller }) => ({ reach: await checkedReach(deps, caller.userId) }));
  serve(server, contract.listMatches, ({ caller }) => listMatches(deps, caller.userId));
  serve(server, contract.findNewMatch, ({ caller, once }) => findNewMatch(deps, caller.userId, once));
  serve(server, practiceContract, ({ caller, once }) => practiceRun(deps, caller.userId, once));
  serve(server, getLookout, ({ caller }) => readLookout(deps.db, caller.userId));
  serve(server, lookoutContract, ({ caller, body }) => setLookout(deps, caller.userId, body));
  serve(server, contract.getMatch, ({ caller, params }) => matchFor(deps, caller.userId, params.matchId));
  serve(server, contract.findEternalMatch, ({ caller, once }) => findEternalMatch(deps, caller.userId, once));
  serve(server, debugging.debugMatching, ({ caller }) => debugMatching(deps, caller.userId));
  serve(server, contract.swipe, async ({ caller, body }) => ({
    ...done,
    chatroom_id: await decide(deps, caller.userId, body),
  }));
  serve(server, contract.unmatch, async ({ caller, body }) => {
    await unmatch(deps, caller.userId, body.matchId);
    return done;
  });

  deps.retention.rows({
    table: 'lookout_due',
    what: 'Evenings on which nobody could be told of somebody new',
    ms: DAY_MS,
    after: 'after they were due',
    since: 'due_at',
  });
  const [worker, stopEvenings] = [startLookouts(deps), startEvenings(deps)];
  app.addHook('onClose', async () => {
    await stopEvenings();
    await worker.stop();
  });
}
