import { z } from 'zod';
import { actions, appealOutcomes, appealReaders, appealText, noWritingDays, sentence } from './moderation.decisions.ts';
import { caseClasses, evidenceLine, reportCategories, subjectKinds, type CaseClass } from './moderation.subjects.ts';
import { noticeCategories, noticeRoles } from './moderation.take-down.ts';
import { userId } from './people.ts';
import { ok, route } from './route.ts';

const caseClass = z.enum(Object.keys(caseClasses) as [CaseClass, ...CaseClass[]]);

/** A case waits for a decision (`open`), a second moderator (`seconding`) or the answer to an appeal (`appealed`). */
export const caseStates = ['open', 'seconding', 'appealed', 'closed'] as const;

const caseHead = z.object({
  id: z.uuid(),
  /** The number in the title of the case. */
  number: z.number().int(),
  class: caseClass,
  state: z.enum(caseStates),
  kind: z.enum(subjectKinds),
  /** A summary of the case, e.g. "1 take-down notice, 2 reports, hidden". */
  summary: z.string(),
  reports: z.number().int(),
  /** The number of take-down notices; `reports` does not include them. */
  notices: z.number().int(),
  /** The time by which the oldest open notice must be answered; null without an open notice. */
  removeBy: z.iso.datetime().nullable(),
  score: z.number(),
  openedAt: z.iso.datetime(),
  /** The target time for an answer. */
  dueAt: z.iso.datetime(),
  isMine: z.boolean(),
  isHidden: z.boolean(),
});
export type CaseHead = z.infer<typeof caseHead>;

export const caseTabs = ['all', 'mine', 'appeals', 'take-down'] as const;

/** A route with these options returns 404 to every member who is no moderator. It needs a recent proof of identity. */
const desk = { access: 'member', desk: true, fresh: true } as const;
const byCase = z.object({ id: z.uuid() });
const deskLimit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Returns the waiting cases in the order of work: class, then score, then age. */
export const listCases = route({
  ...desk,
  method: 'GET',
  path: '/api/moderation/cases',
  query: z.object({ tab: z.enum(caseTabs).default('all') }),
  response: z.object({
    cases: z.array(caseHead),
    open: z.number().int(),
    late: z.number().int(),
    appeals: z.number().int(),
    takeDowns: z.number().int(),
    /** The number of messages and posts whose pictures wait for a look; see `listLooks`. */
    looks: z.number().int(),
    /** The number of photo checks that wait; see `listPhotoChecks`. */
    photoChecks: z.number().int(),
    closedToday: z.number().int(),
  }),
});

const person = z.object({ id: userId, handle: z.string(), displayName: z.string(), memberDays: z.number().int() });

const wholeCase = caseHead.extend({
  /** Rises with every change of the case. A decision names the version on which it was made. */
  version: z.number().int(),
  /** The person that a decision would affect; null if there is no such person or the account was deleted. */
  person: person.nullable(),
  /** False when the case is about the caller or another moderator. */
  mayAct: z.boolean(),
  /** The decisions that the server takes on this case, in the order to show them; empty without `mayAct`. */
  choices: z.array(z.enum(actions)),
  /** True where a ban of this person needs a second moderator. */
  needsSecond: z.boolean(),
  /** True while the automatic judgement hides the thing and no moderator has decided whether it stays hidden. */
  isHeld: z.boolean(),
  /** Who would read an appeal against the caller's decision. */
  reader: z.enum(appealReaders),
  reasons: z.array(z.string()),
  evidence: z.array(
    z.object({
      reportId: z.uuid(),
      category: z.enum(reportCategories),
      note: z.string(),
      copiedAt: z.iso.datetime(),
      /** Null while the evidence has private lines that the caller has not opened. Each opening is recorded. */
      lines: z.array(evidenceLine).nullable(),
      lineCount: z.number().int(),
      /** The notice, from a person without an account; null for a report. */
      notice: z
        .object({
          receipt: z.string(),
          category: z.enum(noticeCategories),
          role: z.enum(noticeRoles),
          what: z.string(),
          name: z.string(),
        })
        .nullable(),
    }),
  ),
  appeal: z.object({ decisionId: z.uuid(), text: z.string(), at: z.iso.datetime(), isOwn: z.boolean() }).nullable(),
  /** A ban that a moderator proposed. `isOwn`: the caller proposed it. `maySecond`: the caller may confirm it. */
  proposal: z
    .object({
      policy: z.string(),
      sentence: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
      isOwn: z.boolean(),
      maySecond: z.boolean(),
    })
    .nullable(),
  talk: z.array(
    z.object({
      side: z.enum(['note', 'reporter', 'subject']),
      from: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** The record of the person and of this case, oldest first. */
  history: z.array(z.object({ at: z.iso.datetime(), text: z.string(), by: z.string() })),
});
export type WholeCase = z.infer<typeof wholeCase>;

export const getCase = route({
  ...desk,
  method: 'GET',
  path: '/api/moderation/cases/:id',
  params: byCase,
  response: wholeCase,
});

/** Marks the case as the caller's work, or removes that mark. */
export const takeCase = route({
  ...desk,
  method: 'PUT',
  path: '/api/moderation/cases/:id/taken',
  params: byCase,
  body: z.object({ isMine: z.boolean() }),
  response: wholeCase,
  limit: deskLimit,
});

/** Shows the lines of one report to the caller, and records that they were shown. */
export const openEvidence = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/cases/:id/evidence/:reportId',
  params: byCase.extend({ reportId: z.uuid() }),
  response: wholeCase,
  limit: deskLimit,
  repeat: 'each',
});

/** Decides a case. Throws `case_changed` when the case is no longer at `version`. */
export const decideCase = route({
  ...desk,
  idempotent: true,
  method: 'POST',
  path: '/api/moderation/cases/:id/decision',
  params: byCase,
  body: z
    .object({
      version: z.number().int(),
      action: z.enum(actions),
      days: z.literal(noWritingDays).optional(),
      policy: z.string().min(1).max(40),
      sentence,
    })
    .refine(({ action, days }) => (action === 'no_writing') === (days !== undefined), {
      message: 'Choose how many days.',
      path: ['days'],
    }),
  response: wholeCase,
  limit: deskLimit,
});

/** Confirms or declines a proposed ban. The proposer may decline it; they may confirm it if `needsSecond` is false. */
export const secondBan = route({
  ...desk,
  idempotent: true,
  method: 'POST',
  path: '/api/moderation/cases/:id/second',
  params: byCase,
  body: z.object({ version: z.number().int(), agrees: z.boolean() }),
  response: wholeCase,
  limit: deskLimit,
});

/** Answers an appeal; `changed` needs the milder action that replaces the decision. */
export const answerAppeal = route({
  ...desk,
  idempotent: true,
  method: 'POST',
  path: '/api/moderation/cases/:id/appeal',
  params: byCase,
  body: z
    .object({
      version: z.number().int(),
      outcome: z.enum(appealOutcomes),
      answer: appealText,
      action: z.enum(['warn', 'hide', 'no_writing']).optional(),
      days: z.literal(noWritingDays).optional(),
    })
    .refine(({ outcome, action }) => (outcome === 'changed') === (action !== undefined), {
      message: 'Choose what takes its place.',
      path: ['action'],
    }),
  response: wholeCase,
  limit: deskLimit,
});

/** Writes into the case: a note for moderators, or a line to the reporters or to the person acted on. */
export const writeToCase = route({
  ...desk,
  idempotent: true,
  method: 'POST',
  path: '/api/moderation/cases/:id/talk',
  params: byCase,
  body: z.object({ side: z.enum(['note', 'reporter', 'subject']), text: appealText }),
  response: wholeCase,
  limit: deskLimit,
});

/** Returns the numbers of open and late cases. Needs no recent proof, so that the app can show the link to the desk. */
export const deskStanding = route({
  method: 'GET',
  path: '/api/moderation/standing',
  access: 'member',
  desk: true,
  response: ok.extend({ open: z.number().int(), late: z.number().int() }),
});
