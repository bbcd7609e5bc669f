import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';

export function healthTerms({ retention }: Pick<Deps, 'retention'>): void {
  retention.rows({
    table: 'delivery_count',
    what: 'How many mails, pushes and text messages arrived',
    ms: 2 * DAY_MS,
    after: 'after the half hour',
    since: 'half_hour',
  });
}
