/** What a request's target names. */
export interface Address {
  /** As its author wrote it, or as it came where it cannot be decoded. */
  path: string;
  query: URLSearchParams;
}

/** Reads the target of a request, which may be any text: `//[` is no URL, and `//host/path` would be another host's. */
export function addressOf(target: string): Address {
  const [path = '', ...rest] = target.split('?');
  const query = new URLSearchParams(rest.join('?'));
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return { path, query };
  }
}
