import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The fewest members for which the health is computed: in a smaller group everybody sees it anyway. */
export const HEALTH_MEMBERS = 5;
/** A member with more than this share of a week's lines is "one voice", from `ONE_VOICE_LINES` lines on. */
export const ONE_VOICE = 0.6;
export const ONE_VOICE_LINES = 20;
/** The most unanswered people in the response. */
export const UNANSWERED_NAMED = 6;

/** Returns the health of a group, for its owner alone: the unanswered members, and whether one writes most lines. */
export const groupHealth = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/health',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({
    /** Members who joined in the last 14 days, wrote and got no answer: the newest `UNANSWERED_NAMED`. */
    unanswered: z.array(personCard),
    unansweredCount: z.number().int(),
    /** The share of the one voice, without a name, and whether it is the caller's; null without one voice. */
    oneVoice: z.object({ percent: z.number().int(), isYours: z.boolean() }).nullable(),
  }),
});
