/** Returns how many are in a group. */
export function membersWords(count: number): string {
  return count === 1 ? '1 member' : `${count.toLocaleString('en')} members`;
}

/** Returns how long a pause between two messages is, in words. */
export function paceWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = seconds / 60;
  return minutes === 1 ? 'minute' : `${minutes} minutes`;
}
