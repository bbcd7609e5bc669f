/** The bytes are no recording that browsers make. */
export class NotSound extends Error {
  override readonly name = 'NotSound';
}
