import type { Server } from '#server/platform/http/serve.ts';
import { QUOTA_MS } from '#server/platform/limits/quotas.ts';
import { ABSOLUTE_MS, IDLE_MS } from '#server/platform/sessions/sessions.queries.ts';
import { FINISHED_MS } from './jobs.ts';
import { RETENTION_JOB, type Retention } from './retention.ts';

/** The number of hourly copies, and of copies from before an upgrade, that are kept. */
export const [BACKUPS_KEPT, UPGRADE_COPIES_KEPT] = [24, 3];

function ofSessions(terms: Retention): void {
  const [table, what] = ['session', 'Sign-ins, with the push addresses that came with them'] as const;
  terms.rows({ table, what, ms: IDLE_MS, after: 'after they ended', since: 'revoked_at' });
  terms.rows({ table, what, ms: IDLE_MS, after: 'after they were last used', since: 'last_used_at' });
  terms.rows({ table, what, ms: ABSOLUTE_MS, after: 'after they began', since: 'created_at' });
}

/** Defines the job, and registers the data that no feature owns. */
export function retention({ deps }: Server): void {
  deps.retention.elsewhere({
    what: 'Jobs, which hold mails and texts encrypted',
    ms: FINISHED_MS,
    after: 'after they are done or given up',
    by: 'the job queue',
  });
  deps.retention.elsewhere({
    what: 'Backups of the embedded database',
    after: `the last ${BACKUPS_KEPT}, one for each hour with a change`,
    by: 'the next backup',
  });
  deps.retention.elsewhere({
    what: 'Copies from before an upgrade',
    after: `the last ${UPGRADE_COPIES_KEPT}`,
    by: 'the next upgrade',
  });
  ofSessions(deps.retention);
  const what = 'What was used of a day or a week';
  deps.retention.rows({ table: 'quota', what, ms: QUOTA_MS, after: 'after that day', since: 'period' });
  deps.jobs.define(RETENTION_JOB, () => deps.retention.enforce(), '29 * * * *');
}
