/** The parts of a request's target. */
export interface Address {
  /** Decoded, or unchanged if it cannot be decoded. */
  path: string;
  query: URLSearchParams;
}

/**
 * Parses the target of a request, which may be any text. `URL` cannot: it throws for `//[`, and takes the `host` of
 * `//host/path` for another server.
 */
export function addressOf(target: string): Address {
  const [path = '', ...rest] = target.split('?');
  const query = new URLSearchParams(rest.join('?'));
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return { path, query };
  }
}
