import { z } from 'zod';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';

const pending = z.object({
  /** In E.164 form. */
  phoneNumber: z.string(),
  country: z.string(),
  /** The server's id of the newest code. */
  request: z.string().optional(),
  /** The time from which another code may be requested, in ms since 1970. */
  resendAt: z.number(),
  /** The path of this site that the person wanted. */
  next: z.string().nullable(),
  /** A new person's correct code, while they read the consents. */
  code: z.string().optional(),
  /** The Wildin ID that the new person asked for; without one the server chooses an ID. */
  username: z.string().optional(),
  /** The new person's four optional consents; present after the person accepted the three required ones. */
  choices: z
    .object({ location: z.boolean(), notifications: z.boolean(), camera: z.boolean(), contacts: z.boolean() })
    .optional(),
});
/** A sign-in by phone in progress. The tab stores it, so that it survives a reload. */
export type PendingPhone = z.infer<typeof pending>;

export function parsePending(value: unknown): PendingPhone | undefined {
  return pending.safeParse(value).data;
}

export function readPending(): PendingPhone | null {
  return readJson(kept.pendingPhone, parsePending);
}

export function keepPending(phone: PendingPhone): void {
  writeJson(kept.pendingPhone, phone);
}

export function dropPending(): void {
  writeText(kept.pendingPhone, null);
}

/** Masks all of a number but its last four digits, by which its owner recognizes it. */
export function maskedTail(phoneNumber: string): string {
  return `•••• ${phoneNumber.slice(-4)}`;
}
