import * as contract from '#contract/operator.health.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { startAlerts } from './alerts.ts';
import { noteDisk } from './disk.ts';
import { healthOf } from './health.ts';
import { dropFailed, retryFailed } from './jobs.ts';
import { noteVersion } from './health.queries.ts';
import { healthTerms } from './terms.ts';
import { tryMail } from './try-mail.ts';
import { version } from '#contract/version.ts';

/** How old a look may be that the page shows; the page asks once a minute. */
const FRESH_MS = 50_000;

/** The page of health: what the doctor says, the numbers of this server, and what its owner can do about them. */
export function operatorHealth(server: Server): void {
  const { app, deps } = server;
  healthTerms(deps);
  deps.jobs.define('measure-disk', () => noteDisk(deps), '50 2 * * *');
  app.addHook('onReady', () => noteVersion(deps.db, { version, now: deps.clock.now() }));
  const stopAlerts = startAlerts(deps);
  app.addHook('preClose', stopAlerts);

  serve(server, contract.operatorHealth, async ({ request }) =>
    healthOf(deps, await deps.rounds.latest(FRESH_MS), speakerOf(languageOfRequest(request))),
  );
  serve(server, contract.lookAgain, async () => {
    await deps.rounds.look();
    return { ok: true as const };
  });
  serve(server, contract.tryMail, ({ caller }) => tryMail(deps, caller.userId));
  serve(server, contract.retryJobs, async ({ caller, body }) => ({ jobs: await retryFailed(deps, caller, body.kind) }));
  serve(server, contract.dropJobs, async ({ caller, body }) => ({ jobs: await dropFailed(deps, caller, body.kind) }));
}
