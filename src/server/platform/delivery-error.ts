/**
 * A message was not delivered. The error has no address and none of the other side's text, so that it can be logged and
 * stored with a job. `isFinal`: another try would fail the same way.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
