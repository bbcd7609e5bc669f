import { kept } from '#web/platform/storage.register.ts';
import { readText, writeText } from '#web/platform/storage.ts';

/** Returns the address of a requested reset while this tab waits for the mail; empty without one. */
export function readResetEmail(): string {
  return readText(kept.resetEmail) ?? '';
}

export function keepResetEmail(email: string): void {
  writeText(kept.resetEmail, email);
}

export function dropResetEmail(): void {
  writeText(kept.resetEmail, null);
}
