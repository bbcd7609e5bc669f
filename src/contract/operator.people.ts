import { z } from 'zod';
import { operatorLimit, operatorsOnly } from './operator.ts';
import { userId } from './people.ts';
import { route } from './route.ts';
import { said } from './texts.ts';

/** The fewest characters of the reason for a look at a member. */
export const REASON_LEAST = 10;

/** The most months of premium that an operator gives at once. */
export const MONTHS_MOST = 24;

const session = z.object({
  id: z.uuid(),
  deviceName: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

/** How an account stands: `held` and `refused` for its person's age. */
export const accountStates = ['active', 'paused', 'held', 'refused', 'suspended', 'leaving'] as const;

/** What an operator sees of a member: the account, and never their messages, matches or answers. */
export const operatorPerson = z.object({
  id: userId,
  handle: z.string(),
  displayName: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  state: z.enum(accountStates),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  hasPhone: z.boolean(),
  isModerator: z.boolean(),
  isOperator: z.boolean(),
  /** Each source of premium and its end; null for one without an end. Empty for a member without premium. */
  premium: z.array(
    z.object({ source: z.enum(['developer', 'payment', 'operator']), endsAt: z.iso.datetime().nullable() }),
  ),
  sessions: z.array(session),
});
export type OperatorPerson = z.infer<typeof operatorPerson>;

/** Finds a member by their exact Wildin ID or mail address. Each call is logged with its reason. */
export const findOperatorPerson = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/people/find',
  body: z.object({
    who: z.string().regex(/^[^\s\p{C}]{3,254}$/u, 'A Wildin ID or a mail address goes here.'),
    reason: said(300).refine((text) => text.trim().length >= REASON_LEAST, {
      message: 'Say why in ten characters or more.',
    }),
  }),
  response: operatorPerson,
  limit: { max: 30, windowSeconds: 600, by: 'member' },
  repeat: 'each',
});

const byId = z.object({ id: userId });

/** Returns a member whom the caller looked up in the last thirty minutes; else `not_found`. */
export const getOperatorPerson = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/people/:id',
  params: byId,
  response: operatorPerson,
});

/** What an operator can do with an account. */
export const personDeed = z.discriminatedUnion('do', [
  z.object({ do: z.literal('end_session'), sessionId: z.uuid() }),
  z.object({ do: z.literal('end_sessions') }),
  /** Mails the code that confirms the address. */
  z.object({ do: z.literal('send_code') }),
  /** Mails a link to a new password. */
  z.object({ do: z.literal('send_link') }),
  z.object({ do: z.literal('confirm_mail') }),
  z.object({ do: z.literal('give_moderator') }),
  z.object({ do: z.literal('take_moderator') }),
  /** Gives premium for `months` from now, in place of what an operator gave before. */
  z.object({ do: z.literal('give_premium'), months: z.number().int().min(1).max(MONTHS_MOST) }),
  /** Takes back the premium that an operator gave; what the member paid for stays. */
  z.object({ do: z.literal('take_premium') }),
]);
export type PersonDeed = z.infer<typeof personDeed>;

/**
 * Does one thing with the account of a member whom the caller looked up in the last thirty minutes; else `not_found`.
 * The log keeps it, and a mail tells the member.
 */
export const actOnPerson = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/people/:id/deeds',
  params: byId,
  body: personDeed,
  response: operatorPerson,
  limit: operatorLimit,
  repeat: 'each',
});
