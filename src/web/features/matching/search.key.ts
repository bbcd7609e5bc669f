import { onSessionEnd } from '#web/platform/session.ts';

const PREFIX = 'wildin.search.';

onSessionEnd(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/** The key of this tab's undecided search. */
export function readSearchKey(userId: number): string | null {
  return sessionStorage.getItem(PREFIX + userId);
}

export function keepSearchKey(userId: number, key: string): void {
  sessionStorage.setItem(PREFIX + userId, key);
}

export function clearSearchKey(userId: number): void {
  sessionStorage.removeItem(PREFIX + userId);
}
