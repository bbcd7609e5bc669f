import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** AI companions a person may meet a day, free and with premium. */
export const DAILY_COMPANIONS = 3;

/**
 * Introduces the caller to the companion that fits them best of those they have not met. `exhausted` when the day's
 * are used up or all have been met; `mbti_required` before the quiz. Carries an `Idempotency-Key` header.
 */
export const meetCompanion = route({
  method: 'POST',
  path: '/api/soul-matching/ai-bot',
  access: 'member',
  response: z.object({
    exhausted: z.boolean(),
    /** Whether they have met every companion there is. */
    everyoneMet: z.boolean(),
    message: z.string(),
    chatroom_id: roomId.nullable(),
    companion: personCard.nullable(),
    aiMatches: z.number().int(),
    aiLimit: z.number().int(),
  }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/**
 * The companion composed from the caller's own report and interests, made at the first call and the same afterward.
 * `premium_required` without premium, `mbti_required` before the quiz.
 */
export const madeForYou = route({
  method: 'POST',
  path: '/api/soul-matching/made-for-you',
  access: 'member',
  response: z.object({ chatroom_id: roomId, companion: personCard }),
  limit: { max: 10, windowSeconds: 60, by: 'member' },
});

/** What a companion's profile says beyond that of a member. `not_found` for people, and for what was made for another. */
export const getCompanion = route({
  method: 'GET',
  path: '/api/companions/:id',
  access: 'member',
  params: z.object({ id: userId }),
  response: z.object({
    id: userId,
    pronouns: z.string(),
    life: z.string(),
    boundaries: z.array(z.string()),
    isMadeForMe: z.boolean(),
    /** The caller's room with them; null before they have met. */
    chatRoomId: roomId.nullable(),
    /** By the two personalities; null before the caller's quiz. */
    compatibility: z.object({ score: z.number().int().min(0).max(100), reason: z.string() }).nullable(),
  }),
});
export type CompanionProfile = z.infer<typeof getCompanion.response>;

const byRoom = z.object({ roomId });

/** What a companion keeps in mind of the conversation in one of the caller's rooms. */
export const getMemory = route({
  method: 'GET',
  path: '/api/companions/rooms/:roomId/memory',
  access: 'member',
  audience: 'me',
  params: byRoom,
  response: z.object({
    companion: personCard,
    notes: z.array(z.object({ id: z.uuid(), text: z.string(), notedAt: z.iso.datetime() })),
    /** Lines of the conversation it still reads, at most the last few dozen. */
    linesRead: z.number().int(),
    clearedAt: z.iso.datetime().nullable(),
  }),
});
export type CompanionMemory = z.infer<typeof getMemory.response>;

export const forgetNote = route({
  method: 'DELETE',
  path: '/api/companions/rooms/:roomId/memory/:noteId',
  access: 'member',
  audience: 'me',
  params: byRoom.extend({ noteId: z.uuid() }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** Forgets every note and all that was said until now; the conversation itself stays readable for the caller. */
export const clearMemory = route({
  method: 'DELETE',
  path: '/api/companions/rooms/:roomId/memory',
  access: 'member',
  audience: 'me',
  params: byRoom,
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
