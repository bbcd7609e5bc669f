import { DAY_MS } from '#contract/durations.ts';
import { OUTINGS_KEPT_MS } from '#contract/home-safe.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteMarks } from './marks.queries.ts';

/** How long a removed person is kept, for the page of an outing that is still open. */
const REMOVED_MS = 3 * DAY_MS;
/** How long questions, and the refusals to deleted accounts, are remembered. */
const MARKS_MS = 365 * DAY_MS;

/** Registers how long what is here is kept. */
export function homeSafeTerms({ retention, db }: Pick<Deps, 'retention' | 'db'>): void {
  retention.rows({
    table: 'outing',
    what: 'Outings of which a trusted person had a page',
    ms: OUTINGS_KEPT_MS,
    after: 'after the page closed',
    since: 'closes_at',
  });
  retention.rows({
    table: 'trusted_person',
    what: 'Trusted persons who were removed',
    ms: REMOVED_MS,
    after: 'after that',
    since: 'removed_at',
  });
  retention.otherwise({
    table: 'trusted_mark',
    what: 'That somebody outside was asked, and what accounts that are gone were refused, as hashes',
    ms: MARKS_MS,
    after: 'after that',
    forget: (before, most) => deleteMarks(db, before, most),
  });
  retention.rows({
    table: 'safe_letter',
    what: 'Letters to trusted persons that could not be sent',
    ms: DAY_MS,
    after: 'after they were written',
    since: 'created_at',
  });
  retention.rows({
    table: 'outing_push',
    what: 'Reminders that could not be sent',
    ms: DAY_MS,
    after: 'after they were due',
    since: 'due_at',
  });
}
