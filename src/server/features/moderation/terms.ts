import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';
import { forgetNotifiers } from '#server/features/moderation/reports/notices.queries.ts';
import {
  deleteDecisions,
  deleteReports,
  deleteTalk,
  emptyExcerpts,
  emptyReports,
  isEvidence,
} from './terms.queries.ts';

/** How long the words in a case are kept: longer than the six months for an appeal. */
const WORDS_MS = 190 * DAY_MS;
/** How long reports and decisions are kept: a decision counts when the person breaks the rules again. */
const RECORD_MS = 3 * 365 * DAY_MS;

/** Registers how long the data of cases is kept. Events contain no words of members and stay in `moderation_event`. */
export function sayTerms({ db, media, retention }: Pick<Deps, 'db' | 'media' | 'retention'>): void {
  const closed = 'after the case was closed';
  const reports = { table: 'moderation_report', after: closed } as const;
  const decisions = { table: 'moderation_decision', after: closed } as const;
  retention.otherwise({
    ...reports,
    what: 'The evidence, the note and the hashes of device and address',
    ms: WORDS_MS,
    forget: (before, most) => emptyReports(db, { before, most }),
  });
  retention.otherwise({
    table: 'upload',
    what: 'Pictures that are evidence and whose member deleted them',
    ms: WORDS_MS,
    after: 'after they were reported, and as long as a report has them',
    forget: (before, most) => media.release(before, most, (id) => isEvidence(db, id)),
  });
  retention.otherwise({
    ...reports,
    what: 'Reports',
    ms: RECORD_MS,
    forget: (before, most) => deleteReports(db, { before, most }),
  });
  retention.otherwise({
    ...decisions,
    what: 'What a decision quotes',
    ms: WORDS_MS,
    forget: (before, most) => emptyExcerpts(db, { before, most }),
  });
  retention.otherwise({
    ...decisions,
    after: `${closed}; one that keeps a member from something, while it does`,
    what: 'Decisions and appeals',
    ms: RECORD_MS,
    forget: (before, most) => deleteDecisions(db, { before, most }),
  });
  retention.otherwise({
    table: 'moderation_talk',
    what: 'Notes of moderators and what people of a case wrote to them',
    ms: WORDS_MS,
    after: closed,
    forget: (before, most) => deleteTalk(db, { before, most }),
  });
  retention.otherwise({
    table: 'take_down_notice',
    what: 'Who signed a notice of somebody outside, and where the answer went',
    ms: tuning.notices.namesDays * DAY_MS,
    after: 'after the answer',
    forget: (before, most) => forgetNotifiers(db, { before, most }),
  });
  retention.rows({
    table: 'opener',
    what: 'Hashes of first messages',
    ms: tuning.messages.withinDays * DAY_MS,
    after: 'after they were sent',
    since: 'said_at',
  });
}
