import { z } from 'zod';
import { roomId } from './chat.ts';
import { languages, type Language } from './languages.ts';
import { route } from './route.ts';

const codes = Object.keys(languages) as [Language, ...Language[]];

/**
 * A text in the reader's language, translated by a machine for one reader. It is stored nowhere; who wants it again
 * asks again.
 */
export const translation = z.object({
  content: z.string(),
  /** The language of the original by its code, such as 'de', where the machine names one. */
  from: z.string().nullable(),
  to: z.enum(codes),
});
export type Translation = z.infer<typeof translation>;

/** The words of a voice note, written by a machine for one listener. Empty if it heard none. */
export const transcript = z.object({ content: z.string() });
export type Transcript = z.infer<typeof transcript>;

const byMessage = z.object({ roomId, messageId: z.uuid() });
/** A machine works for each call, so that an hour has a bound. */
export const translationLimit = { max: 60, windowSeconds: 3600, by: 'member' } as const;

/**
 * Translates the words of a message into the reader's language, or what its sender wrote beside a voice note. Throws
 * `not_found` for what the reader may not read, and for lines without words of a person.
 */
export const translateMessage = route({
  method: 'POST',
  path: '/api/chats/:roomId/messages/:messageId/translation',
  access: 'member',
  params: byMessage,
  response: translation,
  limit: translationLimit,
  repeat: 'asks',
});

/** Writes out a voice note that the caller may hear; throws `not_found` for any other message. */
export const writeOutVoice = route({
  method: 'POST',
  path: '/api/chats/:roomId/messages/:messageId/transcript',
  access: 'member',
  params: byMessage,
  response: transcript,
  limit: { max: 30, windowSeconds: 3600, by: 'member' },
  repeat: 'asks',
});
