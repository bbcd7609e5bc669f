import { register } from '#contract/accounts.ts';
import { sendSignUpCode } from '#contract/accounts.entry.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import type { Ticket } from '#web/features/accounts/door/ticket.ts';
import { deviceId, hereZone } from '#web/platform/session/session.ts';
import { withWork } from '#web/platform/calls/work.ts';

export type SignupValues = { email: string; password: string; confirm: string; terms: boolean };

/** A sent sign-up mail, whose code or link proves the address. */
export type SentMail = {
  email: string;
  /** The server's id of this mail; undefined if the tab has not stored it. */
  request: string | undefined;
  /** The time from which another mail can be requested, in ms since 1970. */
  resendAt: number;
};

/** The proof of the address: the code from the mail, or the token from the mail's link. */
export type Proof = { code: string; request: string | undefined } | { token: string };

export function createAccount({ email, password }: SignupValues, proof: Partial<Proof> & Ticket) {
  const body = {
    email: email.trim(),
    password,
    contactMethod: 'email',
    signupMethod: 'email',
    isPasswordless: false,
    deviceId: deviceId(),
    timeZone: hereZone(),
    consentData: { dataProcessing: true, termsOfService: true, ageVerification: true },
    ...proof,
  } as const;
  return withWork((work) => call(register, { body: { ...body, work } }));
}

/** Requests a mail. If the server refuses because the `last` mail is too recent, returns `last` with the new wait. */
export async function mailTo(email: string, ticket: Ticket, last: SentMail | undefined): Promise<SentMail> {
  try {
    const { request, resendAfterSeconds } = await call(sendSignUpCode, { body: { email, ...ticket } });
    return { email, request, resendAt: Date.now() + resendAfterSeconds * 1000 };
  } catch (error) {
    const { retryAfterSeconds } = asCallError(error);
    if (retryAfterSeconds === undefined || last?.email !== email) throw error;
    return { ...last, resendAt: Date.now() + retryAfterSeconds * 1000 };
  }
}

/** Returns the email address and the token of the mail's link; undefined if the page was opened without that link. */
export function readLink(search: string): { email: string; token: string } | undefined {
  const query = new URLSearchParams(search);
  const [email, token] = [query.get('email'), query.get('token')];
  return email !== null && token !== null ? { email, token } : undefined;
}
