import { z } from 'zod';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';
import type { SentMail } from './signup.ts';

const sent = z.object({ email: z.string(), request: z.string().optional(), resendAt: z.number() });

function parseSent(value: unknown): SentMail | undefined {
  const { data } = sent.safeParse(value);
  return data && { ...data, request: data.request };
}

/** Returns the mail that this tab waits for, so that a reload asks for no other. */
export function readSentMail(): SentMail | undefined {
  return readJson(kept.signupMail, parseSent) ?? undefined;
}

export function keepSentMail(mail: SentMail): void {
  writeJson(kept.signupMail, mail);
}

export function dropSentMail(): void {
  writeText(kept.signupMail, null);
}
