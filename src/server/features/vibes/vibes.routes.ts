import * as contract from '#contract/vibes.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { resetAtDawn, saveVibes } from './vibes.ts';

export function vibes(server: Server): void {
  const { deps } = server;
  serve(server, contract.saveVibes, async ({ caller, params, body }) => {
    if (params.id !== caller.userId) throw new AppError('not_found');
    return saveVibes(deps, caller.userId, body);
  });
  deps.retention.elsewhere({
    table: 'account',
    what: 'Vibes',
    after: 'until dawn where the person lives',
    by: 'the job `reset-vibes`',
  });
  // Runs every quarter of an hour, because some zones are 30 or 45 minutes off the hour.
  deps.jobs.define('reset-vibes', () => resetAtDawn(deps), '*/15 * * * *');
}
