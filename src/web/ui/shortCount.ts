/** A count as profiles show it: 999, 1.2K, 3M. It is rounded down, so that it never promises more than there is. */
export function shortCount(count: number): string {
  if (count > 999_999) return `${tenths(count / 1_000_000)}M`;
  if (count > 999) return `${tenths(count / 1000)}K`;
  return String(count);
}

function tenths(value: number): string {
  return String(Math.floor(value * 10) / 10);
}
