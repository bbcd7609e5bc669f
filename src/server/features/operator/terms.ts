import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';

/** How long the operators' log is kept: as long as the record of moderators' decisions. */
const LOG_MS = 3 * 365 * DAY_MS;

export function sayTerms({ retention }: Pick<Deps, 'retention'>): void {
  retention.rows({
    table: 'operator_log',
    what: 'What operators changed and whom they looked up',
    ms: LOG_MS,
    after: 'after they did it',
    since: 'made_at',
  });
}
