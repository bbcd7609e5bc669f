import { z } from 'zod';
import { roomId } from './chat.ts';
import { HOUR_MS } from './durations.ts';
import { matchRange, matchReasons } from './matching.parts.ts';
import { personCard, userId, vibeKeys } from './people.ts';
import { route } from './route.ts';

/** The largest number of people that the hall shows. */
export const HALL_MOST = 50;
/** A person who has not been online for this long leaves the hall; in milliseconds. */
export const HALL_MS = 2 * HOUR_MS;

/** A person in the hall who is a possible match of the viewer. */
export const hallGuest = personCard.extend({
  username: z.string(),
  age: z.number().int().nullable(),
  /** Absent only in a hall that an earlier version of the app stored on a device. */
  bio: z.string().nullable().optional(),
  inQuestHall: z.literal(true),
  vibes: z.array(z.enum(vibeKeys)),
  energyLevel: z.number().int().min(0).max(100).nullable(),
  /** The score of a match of the two people, from the parts that are known. */
  compatibility: z.number().int().min(0).max(100),
  /** The range of scores that the unknown parts allow. */
  range: matchRange,
  /** The id of the two people's open match; null without an open match. */
  matchId: z.uuid().nullable(),
});
export type HallGuest = z.infer<typeof hallGuest>;

/**
 * Returns people in the hall who fit the viewer: those online first, then by score. Demo members are among them only if
 * no person fits.
 */
export const listHall = route({
  method: 'GET',
  path: '/api/quest-hall/participants',
  access: 'member',
  response: z.array(hallGuest).max(HALL_MOST),
});

/** Returns why the viewer and a person fit. Throws `not_found` unless the person is in the hall and the two fit. */
export const getHallReasons = route({
  method: 'GET',
  path: '/api/quest-hall/participants/:userId/reasons',
  access: 'member',
  params: z.object({ userId }),
  response: matchReasons,
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

/**
 * Creates (or opens) the match of the caller and a person in the hall. It uses none of the day's matches. Throws
 * `not_found` unless both are in the hall and fit each other.
 */
export const connectInHall = route({
  method: 'POST',
  path: '/api/quest-hall/connect',
  access: 'member',
  body: z.strictObject({ userId }),
  response: z.object({ matchId: z.uuid(), chatroom_id: roomId }),
  limit: { max: 10, windowSeconds: 86_400, by: 'member' },
  repeat: 'finds',
});
