/** The longest response that is read, in bytes. */
const MOST_BYTES = 1_000_000;

/** The server answered with a status other than success, or without a body. */
export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/**
 * Returns the JSON of a successful response. Throws `StatusError` for another status, and other errors for a response
 * that is too long or no JSON. A redirect is refused, because it may lead to an unconfigured address.
 */
export async function jsonAnswer(address: URL, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new StatusError(response.status);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}
