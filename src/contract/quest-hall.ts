import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard, userId, vibeKeys } from './people.ts';
import { route } from './route.ts';

/** At most this many of those in the hall are shown, drawn at random. */
export const HALL_MOST = 50;
/** Presence ends after this long without a socket. */
export const HALL_MS = 2 * 3_600_000;

/** Somebody in the hall whom the viewer could be matched with. */
export const hallGuest = personCard.extend({
  username: z.string(),
  age: z.number().int().nullable(),
  inQuestHall: z.literal(true),
  vibes: z.array(z.enum(vibeKeys)),
  energyLevel: z.number().int().min(0).max(100).nullable(),
  /** The two people's score, as a match between them would have it. */
  compatibility: z.number().int().min(0).max(100),
  /** Their open match, where they have one already. */
  matchId: z.uuid().nullable(),
});
export type HallGuest = z.infer<typeof hallGuest>;

/** `PUT /api/users/:id` with `inQuestHall` joins and departs. */
export const listHall = route({
  method: 'GET',
  path: '/api/quest-hall/participants',
  access: 'member',
  response: z.array(hallGuest).max(HALL_MOST),
});

/**
 * Makes (or opens) the match of the caller and somebody in the hall, both being there and fitting each other; it takes
 * none of the day's matches. `not_found` for anybody whom `listHall` would not show.
 */
export const connectInHall = route({
  method: 'POST',
  path: '/api/quest-hall/connect',
  access: 'member',
  body: z.strictObject({ userId }),
  response: z.object({ matchId: z.uuid(), chatroom_id: roomId }),
  limit: { max: 10, windowSeconds: 86_400, by: 'member' },
});
