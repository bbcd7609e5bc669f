import { newId } from '#web/platform/newId.ts';
import { onSessionEnd } from '#web/platform/session.ts';

/** What takes one of a day's or a week's few, and must not take two when an answer is lost on the way. */
export type Errand = 'search' | 'eternal' | 'companion';

const PREFIX = 'wildin.errand.';
const nameOf = (errand: Errand, userId: number): string => `${PREFIX}${errand}.${userId}`;

onSessionEnd(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/** The key of this tab's unsettled errand. */
export function readKey(errand: Errand, userId: number): string | null {
  return sessionStorage.getItem(nameOf(errand, userId));
}

/** A new one, kept with the tab until it is cleared. */
export function makeKey(errand: Errand, userId: number): string {
  const key = newId();
  sessionStorage.setItem(nameOf(errand, userId), key);
  return key;
}

export function clearKey(errand: Errand, userId: number): void {
  sessionStorage.removeItem(nameOf(errand, userId));
}
