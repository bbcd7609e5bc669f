import { kept } from './storage.register.ts';
import { readJson, writeJson, writeText } from './storage.ts';

/**
 * The report that a friend shared and that brought this person here: their sign-up leads to the quiz, and after it the
 * two are compared. The pages that show it read the link; this module only keeps it.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** As long as a link may be that content/shared-report.ts believes. */
const LONGEST = 2000;

/** Returns the kept `data`: null for what this module did not write, and after 30 days. */
export function dataWithin(value: unknown, now: number): string | null {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('at' in value)) return null;
  const { data, at } = value;
  if (typeof data !== 'string' || data.length > LONGEST || typeof at !== 'number') return null;
  return at <= now && now - at < KEPT_MS ? data : null;
}

export function rememberFriend(data: string): void {
  writeJson(kept.friendsLink, { data, at: Date.now() });
}

/** Returns the `data` of the link that brought this person here, or null. */
export function friendsLink(): string | null {
  return readJson(kept.friendsLink, (value) => dataWithin(value, Date.now()));
}

export function forgetFriend(): void {
  writeText(kept.friendsLink, null);
}
