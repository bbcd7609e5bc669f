import { onSessionEnd } from './session.ts';

/**
 * The report that a friend shared and through which somebody came: their sign-up leads to the quiz, and after it the two
 * are compared. What the link says is read by whoever shows it; here it is only kept.
 */
const KEY = 'wildin.friend';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** As long as a link may be that content/shared-report.ts believes. */
const LONGEST = 2000;

// The next person at this browser came by themselves.
onSessionEnd(forgetFriend);

export function packFriend(data: string, now: number): string {
  return JSON.stringify({ data, at: now });
}

/** What was kept, or null for nothing, for what nobody here wrote, and after 30 days. */
export function unpackFriend(text: string | null, now: number): string | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('data' in kept) || !('at' in kept)) return null;
    const { data, at } = kept;
    if (typeof data !== 'string' || data.length > LONGEST || typeof at !== 'number') return null;
    return at <= now && now - at < KEPT_MS ? data : null;
  } catch {
    return null;
  }
}

export function rememberFriend(data: string): void {
  try {
    localStorage.setItem(KEY, packFriend(data, Date.now()));
  } catch {
    // A full or forbidden storage costs a comparison, not the page.
  }
}

/** The `data` of the link through which somebody came, or null. */
export function friendsLink(): string | null {
  return unpackFriend(localStorage.getItem(KEY), Date.now());
}

export function forgetFriend(): void {
  localStorage.removeItem(KEY);
}
