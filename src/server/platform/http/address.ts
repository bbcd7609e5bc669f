/** The parts of a request's target. */
export interface Address {
  /** Decoded, or unchanged if it cannot be decoded. */
  path: string;
  query: URLSearchParams;
}

/**
 * Parses the target of a request, which may be any text. `URL` cannot do this: it throws for `//[`, and it takes `host`
 * in `//host/path` for the name of another server.
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
