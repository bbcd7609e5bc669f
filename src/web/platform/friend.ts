/**
 * Stores the shared report of the friend who brought this person here. The sign-up leads to the quiz, and the result of
 * the quiz is compared with the report. This module stores the `data` of the link as it is; the pages that show the
 * report parse it.
 */
import { DAY_MS } from '#contract/durations.ts';
import { kept } from './storage/storage.register.ts';
import { readJson, writeJson, writeText } from './storage/storage.ts';

const KEPT_MS = 30 * DAY_MS;
/** The maximum length that content/shared-report.ts accepts. */
const LONGEST = 2000;

/** Returns the stored `data`; null for a value in another format or older than 30 days. */
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
