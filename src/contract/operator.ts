import { z } from 'zod';
import { cursor } from './posts.ts';
import { ok, route } from './route.ts';

/** The minutes for which a proof of identity unlocks the operators' pages in its session. */
export const UNLOCKED_MINUTES = 30;

/** A route with these options returns 404 to every member who is no operator, and needs the pages to be unlocked. */
export const operatorsOnly = { access: 'member', operator: true } as const;
export const operatorLimit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Whether the operators' pages are unlocked in the caller's session. Needs no proof, so that a page can ask for one. */
export const operatorStanding = route({
  method: 'GET',
  path: '/api/operator/standing',
  access: 'member',
  operator: 'locked',
  response: z.object({
    /** The seconds until the pages lock by themselves; null while they are locked. */
    unlockedForSeconds: z.number().int().positive().nullable(),
  }),
});

/** Returns when the pages lock. The client answers `reauthentication_required` by a proof, and so unlocks the pages. */
export const unlockOperator = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/unlock',
  response: operatorStanding.response,
  limit: operatorLimit,
  repeat: 'asks',
});

/** Locks the pages in the caller's session by forgetting its proof of identity. */
export const lockOperator = route({
  method: 'POST',
  path: '/api/operator/lock',
  access: 'member',
  operator: 'locked',
  response: ok,
  limit: operatorLimit,
  repeat: 'sets',
});

/** What a line of the log says happened. */
export const operatorActions = [
  'operator_added',
  'operator_removed',
  'person_looked_up',
  'person_not_found',
  'session_ended',
  'sessions_ended',
  'code_sent',
  'link_sent',
  'mail_confirmed',
  'moderator_given',
  'moderator_taken',
  'premium_given',
  'premium_taken',
  'jobs_retried',
  'jobs_dropped',
  'mail_tried',
  'setting_changed',
  'invitation_made',
  'invitation_ended',
  'newcomer_let_in',
  'newcomer_turned_away',
  'demo_removed',
  'backup_made',
  'backup_tried',
  'backup_taken',
  'backup_deleted',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

const logPerson = z.object({ id: z.number().int(), handle: z.string() });

/** A line of the log. */
export const operatorLine = z.object({
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  action: z.enum(operatorActions),
  /** Who did it: a person, or `machine` for a command on the server. Null when their account is gone. */
  by: logPerson.or(z.literal('machine')).nullable(),
  /** The person on whom it was done; null for an action on nobody, or when their account is gone. */
  about: logPerson.nullable(),
  /** The operator's reason; null for an action that asks for none. */
  reason: z.string().nullable(),
  /** The particulars, such as an old and a new value, by name. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type OperatorLine = z.infer<typeof operatorLine>;

/** What operators changed and whom they looked up, the latest first. */
export const readOperatorLog = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/log',
  query: z.object({ cursor: cursor.optional() }),
  response: z.object({ lines: z.array(operatorLine), nextCursor: cursor.nullable() }),
});
