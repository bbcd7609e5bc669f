import { onSessionEnd } from '#web/platform/session.ts';

/** The address a way back was asked for, while this tab waits for the mail. */
const KEY = 'wildin.reset';

onSessionEnd(dropResetEmail);

export function readResetEmail(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

export function keepResetEmail(email: string): void {
  sessionStorage.setItem(KEY, email);
}

export function dropResetEmail(): void {
  sessionStorage.removeItem(KEY);
}
