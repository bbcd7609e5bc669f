import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** Smaller groups are left in peace: everybody sees how they do. */
export const HEALTH_MEMBERS = 5;
/** More than this part of a week’s lines is one voice, where there are at least this many lines. */
export const ONE_VOICE = 0.6;
export const ONE_VOICE_LINES = 20;
/** The most unanswered people in the response. */
export const UNANSWERED_NAMED = 6;

/** How a group does, for its owner alone: the people nobody answered, and whether most lines are one person’s. */
export const groupHealth = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/health',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({
    /** Members of the last 14 days who wrote and got no answer; the newest `UNANSWERED_NAMED`. */
    unanswered: z.array(personCard),
    unansweredCount: z.number().int(),
    /** The person who wrote most of the lines is not named; `isYours` only says whether it was the caller. */
    oneVoice: z.object({ percent: z.number().int(), isYours: z.boolean() }).nullable(),
  }),
});
