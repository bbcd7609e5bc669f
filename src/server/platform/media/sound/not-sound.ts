/** The result of a reader. */
export interface SoundRead {
  /** The length, in milliseconds. */
  ms: number;
  /** The byte at which the last complete part ends; after it comes an incomplete one. */
  end: number;
}

/** The bytes are not a recording in a format of browsers. */
export class NotSound extends Error {
  override readonly name = 'NotSound';
}
