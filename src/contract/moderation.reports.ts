import { z } from 'zod';
import { reportCategories, evidenceLine, subject, subjectKinds } from './moderation.subjects.ts';
import { userId } from './people.ts';
import { route } from './route.ts';
import { noted } from './texts.ts';

/** The largest length of the note to a report, in characters. */
export const REPORT_NOTE_MAX = 500;
/** The most lines of a room that are sent with a reported message, including that message. */
export const EVIDENCE_LINES_MAX = 25;

/** An optional short text with a report. */
export const note = noted(REPORT_NOTE_MAX);

/** Returns the lines that a report would send, and the subject's author. Throws `not_found` for a hidden subject. */
export const previewReport = route({
  method: 'POST',
  path: '/api/reports/preview',
  access: 'member',
  body: z.object({ subject }),
  response: z.object({
    /** The author of the subject; null for Wyn. */
    author: z.object({ id: userId, name: z.string(), isSeedUser: z.boolean(), isBlocked: z.boolean() }).nullable(),
    lines: z.array(evidenceLine),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'asks',
});

/** Copies the evidence into the subject's open case, or a new case. A repeat adds nothing to a case that is open. */
export const sendReport = route({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  idempotent: true,
  body: z.object({
    subject,
    category: z.enum(reportCategories),
    note: note.default(''),
    alsoBlock: z.boolean().default(false),
  }),
  response: z.object({ id: z.uuid(), isBlocked: z.boolean() }),
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
});

/** The outcomes of a report that the reporter sees. `acted` does not reveal the action. */
export const reportOutcomes = ['waiting', 'acted', 'not_against_rules', 'gone'] as const;

const ownReport = z.object({
  id: z.uuid(),
  kind: z.enum(subjectKinds),
  category: z.enum(reportCategories),
  note: z.string(),
  createdAt: z.iso.datetime(),
  outcome: z.enum(reportOutcomes),
  decidedAt: z.iso.datetime().nullable(),
  /** The time at which a review withdrew the action behind `acted`; null if no review did. */
  turnedAt: z.iso.datetime().nullable(),
  /** The messages of moderators to the caller about this report. */
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});
export type OwnReport = z.infer<typeof ownReport>;

/** Returns the caller's reports, newest first. */
export const listReports = route({
  method: 'GET',
  path: '/api/account/reports',
  access: 'member',
  audience: 'me',
  evenSuspended: true,
  query: z.object({ before: z.iso.datetime().optional() }),
  response: z.object({ reports: z.array(ownReport), hasMore: z.boolean() }),
});
