import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

/** Returns the email address for which this tab requested a reset; empty if it requested none. */
export function readResetEmail(): string {
  return readText(kept.resetEmail) ?? '';
}

export function keepResetEmail(email: string): void {
  writeText(kept.resetEmail, email);
}

export function dropResetEmail(): void {
  writeText(kept.resetEmail, null);
}
