/** The result of a reader. */
export interface SoundRead {
  /** The length, in milliseconds. */
  ms: number;
  /** The byte at which the last complete part ends: the file's length, unless an incomplete part follows. */
  end: number;
}

/** The bytes are not a recording in a format that browsers record. */
export class NotSound extends Error {
  override readonly name = 'NotSound';
}
