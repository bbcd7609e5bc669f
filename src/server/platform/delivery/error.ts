/**
 * A message was not delivered. The error contains neither the address nor the text of the other server's response, so
 * that it can be logged and stored with a job. `isFinal` means that a retry would fail in the same way.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
