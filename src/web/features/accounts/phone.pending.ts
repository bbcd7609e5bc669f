import { z } from 'zod';
import { onSessionEnd } from '#web/platform/session.ts';

const pending = z.object({
  /** E.164. */
  phoneNumber: z.string(),
  country: z.string(),
  /** When another code may be asked for: ms since 1970. */
  resendAt: z.number(),
  /** Where the person was headed, a path of this site. */
  next: z.string().nullable(),
  /** The good code of somebody new, while they read what they agree to. */
  code: z.string().optional(),
  /** The Wildin ID they asked for; blank lets the server choose. */
  username: z.string().optional(),
  /** What they chose of the four; there once they accepted the three. */
  choices: z
    .object({ location: z.boolean(), notifications: z.boolean(), camera: z.boolean(), contacts: z.boolean() })
    .optional(),
});
/** A phone number on its way in: kept by the tab, so that a reload goes on where it was. */
export type PendingPhone = z.infer<typeof pending>;

const KEY = 'wildin.phone';

onSessionEnd(dropPending);

/** What was kept, or null for nothing, or for what nobody here wrote. */
export function parsePending(text: string | null): PendingPhone | null {
  try {
    return pending.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function readPending(): PendingPhone | null {
  return parsePending(sessionStorage.getItem(KEY));
}

export function keepPending(kept: PendingPhone): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function dropPending(): void {
  sessionStorage.removeItem(KEY);
}

/** Enough to recognise one's own number by, and no more. */
export function maskedTail(phoneNumber: string): string {
  return `•••• ${phoneNumber.slice(-4)}`;
}
