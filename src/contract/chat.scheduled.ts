import { z } from 'zod';
import { timeZone } from './accounts.ts';
import { content, message, roomId, sendAnyway } from './chat.ts';
import { localTime } from './plans.ts';
import { ok, route } from './route.ts';

/** The most messages of a member that wait for their time, or were not sent then. */
export const SCHEDULED_MAX = 50;
/** The furthest that a message can be scheduled ahead, in days. */
export const SCHEDULED_DAYS_MAX = 60;
/** How long a message that was not sent stays with its writer after its time, in days. */
export const UNSENT_DAYS = 30;

/** Why a message was not sent at its time: a refusal of the room or of the guard, or `away` for a paused account. */
export const unsentReasons = [
  'away',
  'blocked',
  'not_found',
  'writing_paused',
  'age_check_needed',
  'profile_incomplete',
  'request_waits',
  'request_unanswered',
  'muted_here',
  'rules_first',
  'slow_mode',
  'contact_too_soon',
  'link_too_soon',
  'reach_too_soon',
  'conversations_used',
  'send_anyway',
  'unavailable',
] as const;
export type UnsentReason = (typeof unsentReasons)[number];

const scheduledLine = z.object({
  id: z.uuid(),
  roomId,
  content: z.string(),
  sendAt: z.iso.datetime(),
  /** True where the writer chose nine o'clock on the other person's clock. */
  isTheirNine: z.boolean(),
  /** Why it was not sent at its time; null while it waits. */
  refusal: z.enum(unsentReasons).nullable(),
});
export type ScheduledLine = z.infer<typeof scheduledLine>;

const byRoom = z.object({ roomId });
const byLine = z.object({ roomId, id: z.uuid() });
const shown = z.object({ line: scheduledLine });

/** The words, and the time: either a local time in a zone, or the other person's next nine o'clock of tomorrow. */
const scheduled = z.object({
  content,
  when: localTime.optional(),
  zone: timeZone.optional(),
  isTheirNine: z.literal(true).optional(),
  sendAnyway,
});
const hasOneTime = ({ when, zone, isTheirNine }: z.output<typeof scheduled>): boolean =>
  isTheirNine === undefined ? when !== undefined && zone !== undefined : when === undefined;
const noTime = { path: ['when'], message: 'Please choose a day and a time.' };

/** Returns the caller's messages that wait for their time or were not sent then, in the order of their times. */
export const listScheduled = route({
  method: 'GET',
  path: '/api/chats/scheduled',
  access: 'member',
  response: z.object({ lines: z.array(scheduledLine) }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

/**
 * Returns the moment at which it is nine o'clock tomorrow for the other person of a direct room. Null unless that person
 * lets those they talk with know the time there.
 */
export const scheduleTimes = route({
  method: 'GET',
  path: '/api/chats/:roomId/scheduled',
  access: 'member',
  params: byRoom,
  response: z.object({ theirNine: z.iso.datetime().nullable() }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

/**
 * Keeps a text to be sent as the caller's message at a time, to a room in which somebody has written. The same checks
 * apply as to a new message, now and at that time. `clientId` becomes the id of the line; a repeat changes nothing.
 * Throws `scheduled_full` at `SCHEDULED_MAX`, and `invalid` with the field `when` for a time that passed or is too far.
 */
export const scheduleMessage = route({
  method: 'POST',
  path: '/api/chats/:roomId/scheduled',
  access: 'member',
  params: byRoom,
  body: scheduled.extend({ clientId: z.uuid() }).refine(hasOneTime, noTime),
  response: shown,
  limit: { max: 60, windowSeconds: 3600, by: 'member' },
});

/** Changes the words and the time of a message that was not sent. */
export const changeScheduled = route({
  method: 'PUT',
  path: '/api/chats/:roomId/scheduled/:id',
  access: 'member',
  params: byLine,
  body: scheduled.refine(hasOneTime, noTime),
  response: shown,
  limit: { max: 60, windowSeconds: 3600, by: 'member' },
});

/** Sends such a message now. A repeat, or a call after its time, finds nothing and throws `not_found`. */
export const sendScheduled = route({
  method: 'POST',
  path: '/api/chats/:roomId/scheduled/:id/send',
  access: 'member',
  params: byLine,
  body: z.object({ sendAnyway }).optional(),
  response: z.object({ message }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'spends',
});

/** Puts such a message away. Throws `not_found` if it is gone, for example because it was sent. */
export const cancelScheduled = route({
  method: 'DELETE',
  path: '/api/chats/:roomId/scheduled/:id',
  access: 'member',
  params: byLine,
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
