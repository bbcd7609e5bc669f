import * as contract from '#contract/digest.ts';
import { DAY_MS } from '#contract/durations.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { activityPage, countNew, see } from './digest.ts';
import { startDigests } from './worker.ts';

export function digest(server: Server): void {
  const { app, deps } = server;

  serve(server, contract.listActivity, ({ caller, query }) =>
    activityPage(deps, { userId: caller.userId, cursor: query.cursor }),
  );
  serve(server, contract.countActivity, async ({ caller }) => ({ count: await countNew(deps.db, caller.userId) }));
  serve(server, contract.seeActivity, async ({ caller, body }) => {
    await see(deps, { userId: caller.userId, from: body.from });
    return { ok: true as const };
  });

  deps.retention.rows({
    table: 'activity',
    what: 'Who liked, commented, followed or mentioned, for the person it was for',
    ms: 90 * DAY_MS,
    after: 'after it happened',
    since: 'happened_at',
  });
  deps.retention.rows({
    table: 'activity_due',
    what: 'Digests that could not be sent',
    ms: DAY_MS,
    after: 'after they were due',
    since: 'due_at',
  });
  const worker = startDigests(deps);
  app.addHook('onClose', () => worker.stop());
}
