import { VOICE_MS, type VoiceType } from '#contract/media.ts';
import { AppError } from '#server/platform/errors.ts';
import { readMp4 } from './mp4.ts';
import { NotSound, type SoundRead } from './not-sound.ts';
import { readOgg } from './ogg.ts';
import { readWebm } from './webm.ts';

/** How much a recording may exceed the limit: a recorder finishes its last packet after it is stopped. */
const LATE_MS = 1000;

export interface Sound {
  type: VoiceType;
  /** The length in milliseconds, rounded up and at most VOICE_MS. */
  ms: number;
  /**
   * The recording up to its last complete part. If the page is reloaded while it records, the last part is incomplete.
   */
  whole: Buffer;
}

/**
 * Reads the format and the length of a recording from its container. Throws `voice_format` for a format that browsers
 * do not record and for an empty recording, and `voice_length` for one that is too long.
 */
export function soundOf(bytes: Buffer): Sound {
  const { type, ms, end } = read(bytes);
  if (ms <= 0) throw new AppError('voice_format');
  if (ms > VOICE_MS + LATE_MS) throw new AppError('voice_length');
  return { type, ms: Math.min(VOICE_MS, Math.ceil(ms)), whole: bytes.subarray(0, end) };
}

function read(bytes: Buffer): SoundRead & Pick<Sound, 'type'> {
  try {
    if (bytes.toString('latin1', 0, 4) === 'OggS') return { type: 'audio/ogg', ...readOgg(bytes) };
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return { type: 'audio/mp4', ...readMp4(bytes) };
    return { type: 'audio/webm', ...readWebm(bytes) };
  } catch (error) {
    // A RangeError is a read beyond the end: the file is incomplete, or states a wrong length.
    if (error instanceof NotSound || error instanceof RangeError) throw new AppError('voice_format', { cause: error });
    throw error;
  }
}
