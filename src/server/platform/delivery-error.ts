/**
 * A message did not leave. It carries no address and none of the other side's words, so that it may be logged and
 * kept with a job. `isFinal`: trying again would end the same way.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
