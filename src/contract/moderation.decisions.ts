import { z } from 'zod';
import { subjectKinds } from './moderation.subjects.ts';
import { route } from './route.ts';

/** What a moderator can decide. `restore` takes back a hiding. */
export const actions = ['dismiss', 'warn', 'hide', 'restore', 'no_writing', 'suspend', 'ban'] as const;
export type Action = (typeof actions)[number];
/** The lengths of `no_writing`, in days. */
export const noWritingDays = [1, 7, 30] as const;

/** The largest length of a decision's sentence, of an appeal and of its answer, in characters. */
export const SENTENCE_MAX = 280;
export const APPEAL_MAX = 1000;

/** Words that must be there, of at most `max` characters. */
export const words = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .max(max * 4)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length > 0, 'Write something first.')
    .refine((value) => [...value].length <= max, `At most ${max} characters.`)
    .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be sent.');
export const sentence = words(SENTENCE_MAX);
export const appealText = words(APPEAL_MAX);

export const appealOutcomes = ['upheld', 'changed', 'withdrawn'] as const;

/** Who reads an appeal: another than the one who decided, the same person, or the first to look at what the machine did. */
export const appealReaders = ['another', 'same', 'first'] as const;
export type AppealReader = (typeof appealReaders)[number];

/** The statement of reasons: what was decided about the caller, by which rule, by whom, and what they can do. */
const decision = z.object({
  id: z.uuid(),
  action: z.enum(actions),
  /** What it was about. */
  kind: z.enum(subjectKinds),
  /** The first words of what it was about, where they are the caller's own. */
  excerpt: z.string().nullable(),
  /** The key of a line of content/policy.ts. */
  policy: z.string(),
  sentence: z.string(),
  /** Nobody is named: a person or the machine. */
  decidedBy: z.enum(['person', 'machine']),
  /** False while no moderator has looked at what the machine did. */
  isReviewed: z.boolean(),
  /** Who reads an answer to it, or who did. */
  reader: z.enum(appealReaders),
  decidedAt: z.iso.datetime(),
  /** The end of what follows; null where it has none or is over at once. */
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

/** Returns the decisions about the caller, newest first; a withdrawn one is not among them. */
export const listDecisions = route({
  method: 'GET',
  path: '/api/account/decisions',
  access: 'member',
  audience: 'me',
  evenSuspended: true,
  response: z.object({ decisions: z.array(decision) }),
});

/** Asks another moderator to look again; once for each decision, within six months. */
export const appealDecision = route({
  method: 'POST',
  path: '/api/account/decisions/:id/appeal',
  access: 'member',
  audience: 'me',
  evenSuspended: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: appealText }),
  response: decision,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
});
