import { z } from 'zod';
import { roomId } from './chat.ts';
import { mbtiType, personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The number of AI companions that a person may meet in a day. Premium does not change the number. */
export const DAILY_COMPANIONS = 3;

/** An AI character whom the caller may meet today. */
const offeredCharacter = z.object({
  companion: personCard,
  number: z.number().int(),
  /** One sentence, in the caller's language. */
  does: z.string(),
});
export type OfferedCharacter = z.infer<typeof offeredCharacter>;

/** The caller's day of AI characters. */
const companionDay = z.object({
  /** True when the caller has met every companion there is. */
  everyoneMet: z.boolean(),
  aiMatches: z.number().int(),
  aiLimit: z.number().int(),
});

/**
 * Returns the characters of whom the caller may choose one to meet, the best fitting first: as many as are left of the
 * day. A reload shows the same ones. Throws `mbti_required` before the quiz.
 */
export const listOffered = route({
  method: 'GET',
  path: '/api/soul-matching/ai-bot',
  part: 'companions',
  access: 'member',
  response: companionDay.extend({ characters: z.array(offeredCharacter) }),
});
export type Offered = z.infer<typeof listOffered.response>;

/**
 * Introduces the caller to a character of `listOffered`: `companionId`, else the first. `exhausted` is true when the
 * caller has met the day's number of companions or all companions. A character whom the caller has met is found again,
 * at no cost. Throws `companion_not_offered` for any other, and `mbti_required` before the quiz.
 */
export const meetCompanion = route({
  method: 'POST',
  path: '/api/soul-matching/ai-bot',
  part: 'companions',
  access: 'member',
  idempotent: true,
  body: z.object({ companionId: userId.optional() }).optional(),
  response: companionDay.extend({
    exhausted: z.boolean(),
    message: z.string(),
    chatroom_id: roomId.nullable(),
    companion: personCard.nullable(),
  }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/**
 * Returns the companion composed from the caller's report and interests. The first call creates the companion.
 * Throws `premium_required` without premium, and `mbti_required` before the quiz.
 */
export const madeForYou = route({
  method: 'POST',
  path: '/api/soul-matching/made-for-you',
  part: 'companions',
  access: 'member',
  response: z.object({ chatroom_id: roomId, companion: personCard }),
  limit: { max: 10, windowSeconds: 60, by: 'member' },
  repeat: 'finds',
});

/** Returns the fields that only a companion has. Throws `not_found` for a person or another member's own companion. */
export const getCompanion = route({
  method: 'GET',
  path: '/api/companions/:id',
  part: 'companions',
  access: 'member',
  params: z.object({ id: userId }),
  response: z.object({
    id: userId,
    pronouns: z.string(),
    life: z.string(),
    /** One sentence, in the caller's language: what an authored character does; null for the caller's own. */
    does: z.string().nullable(),
    boundaries: z.array(z.string()),
    isMadeForMe: z.boolean(),
    /** The caller's room with the companion; null before they have met. */
    chatRoomId: roomId.nullable(),
    /**
     * The caller's type and the companion's; null before the caller's quiz. A companion has no score of compatibility,
     * because nobody should compare a written character with people.
     */
    types: z.tuple([mbtiType, mbtiType]).nullable(),
  }),
});
export type CompanionProfile = z.infer<typeof getCompanion.response>;

const byRoom = z.object({ roomId });

/** Returns what a companion remembers of the conversation in one of the caller's rooms. */
export const getMemory = route({
  method: 'GET',
  path: '/api/companions/rooms/:roomId/memory',
  access: 'member',
  audience: 'me',
  params: byRoom,
  response: z.object({
    companion: personCard,
    notes: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        /** The caller's line from which the note comes; null for notes made before lines were stored. */
        said: z.string().nullable(),
        notedAt: z.iso.datetime(),
      }),
    ),
    /** The number of the room's last lines that the companion reads for an answer, at most a few dozen. */
    linesRead: z.number().int(),
    clearedAt: z.iso.datetime().nullable(),
    /** The source of the answers: a language model that the operator connected, or the character's written lines. */
    answeredBy: z.enum(['model', 'written']),
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

/** Clears the companion's memory: every note and all messages until now. The caller can still read the messages. */
export const clearMemory = route({
  method: 'DELETE',
  path: '/api/companions/rooms/:roomId/memory',
  access: 'member',
  audience: 'me',
  params: byRoom,
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
