/** What a side shows: nothing, its animal or its camera. `paused`: a picture that the weak line or a hidden page holds. */
export type Picture = 'none' | 'animal' | 'camera' | 'paused';

/** What one side tells the other beside sound and picture. */
export interface Note {
  isMuted: boolean;
  picture: Picture;
  /** Present when this side ends the call, in case our server cannot say so. `lost`: it was out of reach for too long. */
  over?: Over;
}

export type Over = 'talked' | 'lost';

const pictures: readonly unknown[] = ['none', 'animal', 'camera', 'paused'] satisfies Picture[];
/** A note is far shorter; a longer text is no note. */
const LONGEST = 200;

/** Returns the note in a text of the other side, which may send anything; null if there is none. */
export function readNote(data: unknown): Note | null {
  if (typeof data !== 'string' || data.length > LONGEST) return null;
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('isMuted' in value) || !('picture' in value)) return null;
    const { isMuted, picture } = value;
    if (typeof isMuted !== 'boolean' || !pictures.includes(picture)) return null;
    const over = 'over' in value && (value.over === 'talked' || value.over === 'lost') ? value.over : undefined;
    return { isMuted, picture: picture as Picture, ...(over !== undefined && { over }) };
  } catch {
    return null;
  }
}
