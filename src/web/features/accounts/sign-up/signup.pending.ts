import { z } from 'zod';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, readText, writeJson, writeText } from '#web/platform/storage/storage.ts';
import { sentAround } from '#web/features/accounts/door/homecoming.ts';
import type { SentMail } from './signup.ts';

const sent = z.object({ email: z.string(), request: z.string().optional(), resendAt: z.number() });

function parseSent(value: unknown): SentMail | undefined {
  const { data } = sent.safeParse(value);
  return data && { ...data, request: data.request };
}

/** Returns the page that the person wanted when this device requested its last mail; null if they wanted none. */
export function readCameFor(): string | null {
  return sentAround(readText(kept.signupFor));
}

/** Returns the sign-up mail for which this tab waits, also after a reload; undefined if it waits for no mail. */
export function readSentMail(): SentMail | undefined {
  return readJson(kept.signupMail, parseSent) ?? undefined;
}

/** Stores the mail for this tab and the wanted page for the device, because the mail's link opens another tab. */
export function keepSentMail(mail: SentMail, cameFor: string | null): void {
  writeJson(kept.signupMail, mail);
  writeText(kept.signupFor, cameFor);
}

export function dropSentMail(): void {
  writeText(kept.signupMail, null);
  writeText(kept.signupFor, null);
}
