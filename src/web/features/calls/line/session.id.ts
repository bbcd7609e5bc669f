/**
 * Returns the number that a connection puts into all its descriptions (RFC 8866, 5.2); empty without one. Another
 * number in the same call means that the other side has a new connection, for example after a reload.
 */
export function connectionOf(sdp: string): string {
  return /^o=\S+ (\d+) /m.exec(sdp)?.[1] ?? '';
}
