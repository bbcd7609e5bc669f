import { z } from 'zod';
import { describedAs } from './chat.pictures.ts';
import { voice } from './media.ts';

/** The largest number of bars in a waveform. */
export const WAVE_MAX = 64;
/** The height of the highest bar. */
export const WAVE_TOP = 31;

/** The waveform of a voice note: the loudness of each part, from the beginning to the end. */
const wave = z.array(z.number().int().min(0).max(WAVE_TOP)).min(1).max(WAVE_MAX);

/** A voice note of a message, with a transcript if its sender wrote one. */
export const messageVoice = voice.extend({ wave, alt: z.string() });
export type MessageVoice = z.infer<typeof messageVoice>;

/** The content of every message with a voice note. Lists, quotes and notifications show this text. */
export const VOICE_LINE = 'Sent a voice note.';

/** The sender's own upload for a message. An upload can be in one message only. */
export const ownVoice = z.object({ id: z.uuid(), wave, alt: describedAs.default('') });
