import { VOICE_MS, type VoiceType } from '#contract/media.ts';
import { AppError } from '#server/platform/errors.ts';
import { mp4Ms } from './mp4.ts';
import { NotSound } from './not-sound.ts';
import { oggMs } from './ogg.ts';
import { webmMs } from './webm.ts';

/** A recorder that stops ends its last packet first. */
const LATE_MS = 1000;

/** What a recording is. */
export interface Sound {
  type: VoiceType;
  /** Its length, in milliseconds. */
  ms: number;
}

/**
 * Reads what a recording is and how long, from its container. Throws `voice_format` for what browsers do not record, and
 * `voice_length` where it is too long.
 */
export function soundOf(bytes: Buffer): Sound {
  const { type, ms } = read(bytes);
  if (ms <= 0) throw new AppError('voice_format');
  if (ms > VOICE_MS + LATE_MS) throw new AppError('voice_length');
  return { type, ms: Math.min(VOICE_MS, Math.ceil(ms)) };
}

function read(bytes: Buffer): Sound {
  try {
    if (bytes.toString('latin1', 0, 4) === 'OggS') return { type: 'audio/ogg', ms: oggMs(bytes) };
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return { type: 'audio/mp4', ms: mp4Ms(bytes) };
    return { type: 'audio/webm', ms: webmMs(bytes) };
  } catch (error) {
    // A number that is read past the end: the file is cut off, or lies about a length.
    if (error instanceof NotSound || error instanceof RangeError) throw new AppError('voice_format', { cause: error });
    throw error;
  }
}
