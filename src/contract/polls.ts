import { z } from 'zod';
import { message, roomId, sendAnyway } from './chat.ts';
import { POLL_CHOICE_MAX, POLL_CHOICES_MAX, POLL_CHOICES_MIN, POLL_QUESTION_MAX } from './chat.polls.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';
import { visibleText } from './texts.ts';

/** The longest time that a poll is open if it has an end, in hours: a week. */
export const POLL_HOURS_MAX = 168;

const byRoom = z.object({ roomId });
const byPoll = z.object({ roomId, messageId: z.uuid() });
const shown = z.object({ message });
const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const place = z
  .number()
  .int()
  .min(0)
  .max(POLL_CHOICES_MAX - 1);

/** Returns the places of choices that repeat an earlier one, in any case. */
export function repeatedIn(choices: readonly string[]): number[] {
  const all = choices.map((one) => one.toLowerCase());
  return all.flatMap((one, at) => (one !== '' && all.indexOf(one) < at ? [at] : []));
}

/**
 * Makes a poll, which is a message in a room of people. The same checks apply as to a new message. A secret poll is for
 * groups of at least `POLL_SECRET_MIN` people; for others, this throws `invalid` with the field `isSecret`.
 */
export const makePoll = route({
  method: 'POST',
  path: '/api/chats/:roomId/polls',
  access: 'member',
  params: byRoom,
  body: z.object({
    question: visibleText({ manner: 'line', max: POLL_QUESTION_MAX, needs: 'Ask something.' }),
    choices: z
      .array(visibleText({ manner: 'line', max: POLL_CHOICE_MAX, needs: 'Say what one can choose.' }))
      .min(POLL_CHOICES_MIN)
      .max(POLL_CHOICES_MAX)
      .superRefine((choices, context) => {
        for (const at of repeatedIn(choices))
          context.addIssue({ code: 'custom', path: [at], message: 'This choice is there already.' });
      }),
    isMany: z.boolean().default(false),
    isSecret: z.boolean().default(false),
    /** The hours until the poll closes by itself; without them it is open until somebody closes it. */
    hours: z.number().int().min(1).max(POLL_HOURS_MAX).optional(),
    sendAnyway,
  }),
  response: shown,
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/**
 * Replaces the caller's vote; no choices take it back. A repeat changes nothing. Throws `poll_closed` for a poll that is
 * closed, and `invalid` for several choices where one may be chosen.
 */
export const votePoll = route({
  method: 'PUT',
  path: '/api/chats/:roomId/polls/:messageId/vote',
  access: 'member',
  params: byPoll,
  body: z.object({ choices: z.array(place).max(POLL_CHOICES_MAX) }),
  response: shown,
  limit,
});

/** Closes a poll for good, for its maker and the admins of a group. A repeat changes nothing. */
export const closePoll = route({
  method: 'DELETE',
  path: '/api/chats/:roomId/polls/:messageId',
  access: 'member',
  params: byPoll,
  response: shown,
  limit,
});

/**
 * Returns who chose what, without people hidden from the caller, and the caller's own choices. Of a secret poll it
 * returns only the caller's own choices, and none once it is closed.
 */
export const getPoll = route({
  method: 'GET',
  path: '/api/chats/:roomId/polls/:messageId',
  access: 'member',
  params: byPoll,
  response: z.object({
    people: z.array(z.object({ choices: z.array(place), person: personCard })),
    mine: z.array(place),
  }),
});
