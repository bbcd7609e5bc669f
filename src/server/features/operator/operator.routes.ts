import * as contract from '#contract/operator.ts';
import * as people from '#contract/operator.people.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { operatorSettings } from './settings/settings.routes.ts';
import { logPage } from './log/log.ts';
import { actOn } from './people/deeds.ts';
import { findPerson, personFor, requireLookup } from './people/person.ts';
import { watchOperators } from './roles/operators.ts';
import { isWorkingOperator } from './roles/operators.queries.ts';
import { sayTerms } from './terms.ts';

/** The operators' pages: who may open them, the lock on them, and the log of what was done there. */
export function operator(server: Server): void {
  const { app, deps } = server;
  deps.operators.register({ isOperator: (userId) => isWorkingOperator(deps.db, userId) });
  sayTerms(deps);
  const stopWatching = watchOperators(deps);
  app.addHook('preClose', async () => {
    stopWatching();
  });

  operatorSettings(server);
  serve(server, contract.operatorStanding, ({ caller }) => standingOf(deps, caller));
  serve(server, contract.unlockOperator, ({ caller }) => standingOf(deps, caller));
  serve(server, contract.lockOperator, async ({ caller }) => {
    await deps.sessions.unprove(caller);
    return { ok: true as const };
  });
  serve(server, people.findOperatorPerson, ({ caller, body }) => findPerson(deps, caller, body));
  serve(server, people.getOperatorPerson, async ({ caller, params: { id } }) => {
    await requireLookup(deps, caller, id);
    return personFor(deps, id);
  });
  serve(server, people.actOnPerson, async ({ caller, params: { id }, body }) => {
    await requireLookup(deps, caller, id);
    await actOn(deps, caller, { userId: id, deed: body });
    return personFor(deps, id);
  });
  serve(server, contract.readOperatorLog, ({ query }) => logPage(deps.db, query.cursor));
}

async function standingOf({ sessions, clock }: Deps, caller: Caller): Promise<{ unlockedForSeconds: number | null }> {
  const until = await sessions.provedUntil(caller, { minutes: contract.UNLOCKED_MINUTES });
  const left = until === undefined ? 0 : Math.floor((until.getTime() - clock.now().getTime()) / 1000);
  return { unlockedForSeconds: left > 0 ? left : null };
}
