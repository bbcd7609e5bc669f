import { z } from 'zod';
import { describedAs } from './chat.pictures.ts';
import { voice } from './media.ts';

/** The largest number of bars of a wave, and the height of the highest. */
export const WAVE_MAX = 64;
export const WAVE_TOP = 31;

/** The loudness of a voice note, from its beginning to its end. */
const wave = z.array(z.number().int().min(0).max(WAVE_TOP)).min(1).max(WAVE_MAX);

/** A voice note of a message, with a transcript if its sender wrote one. */
export const messageVoice = voice.extend({ wave, alt: z.string() });
export type MessageVoice = z.infer<typeof messageVoice>;

/** The content of every message with a voice note, which lists, quotes and notifications show. */
export const VOICE_LINE = 'Sent a voice note.';

/** The sender's own upload for a message; it can be in one message only. */
export const ownVoice = z.object({ id: z.uuid(), wave, alt: describedAs.default('') });
