import { z } from 'zod';
import { subjectKinds } from './moderation.subjects.ts';
import { route } from './route.ts';
import { said } from './texts.ts';

/** The actions of moderators. `restore` shows a hidden thing again. */
export const actions = ['dismiss', 'warn', 'hide', 'restore', 'no_writing', 'suspend', 'ban'] as const;
export type Action = (typeof actions)[number];
/** The lengths of `no_writing`, in days. */
export const noWritingDays = [1, 7, 30] as const;

/** The largest length of a decision's sentence, in characters. */
export const SENTENCE_MAX = 280;
/** The largest length of an appeal, and of the answer to an appeal, in characters. */
export const APPEAL_MAX = 1000;

export const sentence = said(SENTENCE_MAX);
export const appealText = said(APPEAL_MAX);

export const appealOutcomes = ['upheld', 'changed', 'withdrawn'] as const;

/** Who reads an appeal: another moderator, the one who decided, or the first moderator after an automatic decision. */
export const appealReaders = ['another', 'same', 'first'] as const;
export type AppealReader = (typeof appealReaders)[number];

/** A statement of reasons: a decision about the caller, its rule, who decided, and whether an appeal is possible. */
const decision = z.object({
  id: z.uuid(),
  action: z.enum(actions),
  /** The kind of the thing that the decision is about. */
  kind: z.enum(subjectKinds),
  /** The first words of the thing, if the caller wrote them. */
  excerpt: z.string().nullable(),
  /** The key of the rule in content/policy.ts on which the decision is based. */
  policy: z.string(),
  sentence: z.string(),
  /** Whether a person or the automatic judgement decided; no name is shown. */
  decidedBy: z.enum(['person', 'machine']),
  /** False for an automatic decision that no moderator has reviewed yet. */
  isReviewed: z.boolean(),
  /** The moderator who reads an appeal against this decision, or has read it. */
  reader: z.enum(appealReaders),
  decidedAt: z.iso.datetime(),
  /** The end of the decision's effect; null for an action that has no end. */
  until: z.iso.datetime().nullable(),
  isInForce: z.boolean(),
  appeal: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      outcome: z.enum(appealOutcomes).nullable(),
      answer: z.string().nullable(),
      answeredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Decision = z.infer<typeof decision>;

/** Returns the decisions about the caller, newest first, without withdrawn decisions. */
export const listDecisions = route({
  method: 'GET',
  path: '/api/account/decisions',
  access: 'member',
  audience: 'me',
  evenSuspended: true,
  response: z.object({ decisions: z.array(decision) }),
});

/** Appeals a decision. A decision can be appealed once, within six months. */
export const appealDecision = route({
  method: 'POST',
  path: '/api/account/decisions/:id/appeal',
  access: 'member',
  audience: 'me',
  evenSuspended: true,
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: appealText }),
  response: decision,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
});
