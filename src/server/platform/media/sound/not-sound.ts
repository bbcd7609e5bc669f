/** What a reader tells. */
export interface SoundRead {
  /** The length, in milliseconds. */
  ms: number;
  /** The byte at which the last whole part ends; what follows is a part that was cut off. */
  end: number;
}

/** The bytes are no recording that browsers make. */
export class NotSound extends Error {
  override readonly name = 'NotSound';
}
