import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The fewest members of a group whose health is computed. In a smaller group, everybody sees its health anyway. */
export const HEALTH_MEMBERS = 5;
/** A member who wrote more than this share of a week's lines is the "one voice" of the group. */
export const ONE_VOICE = 0.6;
/** With fewer lines in the week, the group has no "one voice". */
export const ONE_VOICE_LINES = 20;
/** The most unanswered people that the response names. */
export const UNANSWERED_NAMED = 6;

/** Returns the health of a group, for its owner alone: unanswered members, and whether one member writes the most. */
export const groupHealth = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/health',
  part: 'groups',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({
    /** Members who joined in the last 14 days, wrote and got no answer: the newest `UNANSWERED_NAMED`. */
    unanswered: z.array(personCard),
    unansweredCount: z.number().int(),
    /** The percentage of the "one voice", without a name, and whether the caller is that voice; null if none. */
    oneVoice: z.object({ percent: z.number().int(), isYours: z.boolean() }).nullable(),
  }),
});
