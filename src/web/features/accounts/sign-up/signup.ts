import { register } from '#contract/accounts.ts';
import { sendSignUpCode } from '#contract/accounts.entry.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { deviceId, hereZone } from '#web/platform/session.ts';
import { withWork } from '#web/platform/work.ts';

export type SignupValues = { email: string; password: string; confirm: string; terms: boolean };

/** The mail that proves the address. */
export type SentMail = {
  email: string;
  /** The server's id of the newest mail; undefined if the tab has not stored it. */
  request: string | undefined;
  /** The time of the next possible mail, in ms since 1970. */
  resendAt: number;
};

/** What proves the address: the code of a mail or the token of its link. */
export type Proof = { code: string; request: string | undefined } | { token: string };

export function createAccount({ email, password }: SignupValues, proof?: Proof) {
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

/** Requests the mail. If the server refuses because the `last` one is too recent, returns that with the new wait. */
export async function mailTo(email: string, last: SentMail | undefined): Promise<SentMail> {
  try {
    const { request, resendAfterSeconds } = await call(sendSignUpCode, { body: { email } });
    return { email, request, resendAt: Date.now() + resendAfterSeconds * 1000 };
  } catch (error) {
    const { retryAfterSeconds } = asCallError(error);
    if (retryAfterSeconds === undefined || last?.email !== email) throw error;
    return { ...last, resendAt: Date.now() + retryAfterSeconds * 1000 };
  }
}

/** Returns the address and the token of the mail's link; undefined for any other address of this page. */
export function readLink(search: string): { email: string; token: string } | undefined {
  const query = new URLSearchParams(search);
  const [email, token] = [query.get('email'), query.get('token')];
  return email !== null && token !== null ? { email, token } : undefined;
}
