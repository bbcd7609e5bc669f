import { z } from 'zod';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, readText, writeJson, writeText } from '#web/platform/storage.ts';
import { sentAround } from '#web/features/accounts/door/homecoming.ts';
import type { SentMail } from './signup.ts';

const sent = z.object({ email: z.string(), request: z.string().optional(), resendAt: z.number() });

function parseSent(value: unknown): SentMail | undefined {
  const { data } = sent.safeParse(value);
  return data && { ...data, request: data.request };
}

/** Returns the page that the person wanted when this device requested its last mail; null if there was none. */
export function readCameFor(): string | null {
  return sentAround(readText(kept.signupFor));
}

/** Returns the mail for which this tab waits, so that a reload requests no other; undefined without one. */
export function readSentMail(): SentMail | undefined {
  return readJson(kept.signupMail, parseSent) ?? undefined;
}

/** Stores the mail for this tab and, for the tab of its link, the page that the person wanted, if any. */
export function keepSentMail(mail: SentMail, cameFor: string | null): void {
  writeJson(kept.signupMail, mail);
  writeText(kept.signupFor, cameFor);
}

export function dropSentMail(): void {
  writeText(kept.signupMail, null);
  writeText(kept.signupFor, null);
}
