import { z } from 'zod';
import { asTyped } from './accounts.typed.ts';
import { code } from './accounts.code.ts';
import { consentData, deviceId, email, handle, password, signedIn, timeZone } from './accounts.ts';
import { me } from './people.ts';
import { ticket } from './accounts.ticket.ts';
import { work } from './accounts.work.ts';
import { ok, route } from './route.ts';

/** The number of seconds before a person may ask for another code. */
export const RESEND_SECONDS = 60;

/** A number in international form, or in the national form of `country`. The server checks the number. */
export const phone = {
  phoneNumber: z.string().max(80).transform(asTyped).pipe(z.string().min(1, 'Please enter your phone number.').max(40)),
};
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('US');

export const sent = z.object({ ok: z.literal(true), resendAfterSeconds: z.number().int() });
const sendLimit = { max: 20, windowSeconds: 3600, by: 'address' } as const;
const tryLimit = { max: 30, windowSeconds: 600, by: 'address', of: 'refusals' } as const;

/** Mails a code and a link that prove an address. If an account has it, mails a notice; the response is the same. */
export const sendSignUpCode = route({
  method: 'POST',
  path: '/api/auth/register/code',
  access: 'public',
  entry: true,
  evenRefused: true,
  body: z.object({ email, ...ticket }),
  /** `request` identifies the mail. Without `request`, the code works only at the network address that asked for it. */
  response: sent.extend({ request: z.string() }),
  limit: sendLimit,
  repeat: 'each',
});

/** Texts a code to a number. The response does not reveal whether an account has the number. */
export const sendPhoneCode = route({
  method: 'POST',
  path: '/api/auth/phone/code',
  access: 'public',
  entry: true,
  evenRefused: true,
  /** With a `deviceId` that the account knows, the requests of strangers do not count against the limit on codes. */
  body: z.object({ ...phone, country, deviceId: deviceId.optional(), work: work.optional() }),
  /** `request` identifies the message. Without it, the code works only at the network address or device that asked. */
  response: sent.extend({ request: z.string() }),
  limit: sendLimit,
  repeat: 'each',
});

/**
 * Signs in the person who has the number, or signs up a new one, as `register` does. A new person without `consentData` gets
 * `consent_required`; the code stays valid, so the client can repeat the call with the consent.
 */
export const verifyPhone = route({
  method: 'POST',
  path: '/api/auth/phone/verify',
  access: 'public',
  entry: true,
  audience: 'me',
  evenRefused: true,
  body: z.object({
    ...phone,
    country,
    code,
    request: z.string().max(60).optional(),
    deviceId: deviceId.optional(),
    timeZone: timeZone.optional(),
    username: handle.optional(),
    consentData: consentData.optional(),
    ...ticket,
  }),
  response: signedIn.extend({ isNew: z.boolean() }),
  limit: tryLimit,
  repeat: 'spends',
});

export const sendEmailCode = route({
  method: 'POST',
  path: '/api/auth/email/code',
  access: 'member',
  evenRefused: true,
  response: sent,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
  repeat: 'each',
});

export const verifyEmail = route({
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: z.object({ code }),
  response: me,
  limit: { max: 30, windowSeconds: 600, by: 'member' },
  repeat: 'spends',
});

/** Mails a link and a code for a new password. The response does not reveal whether an account has the address. */
export const forgotPassword = route({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  entry: true,
  evenRefused: true,
  body: z.object({ email, deviceId: deviceId.optional() }),
  response: ok,
  limit: sendLimit,
  repeat: 'each',
});

/** Sets a password by the mailed link's `token`, or by `email` and the mailed `code`. Ends link, code and sessions. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  entry: true,
  evenRefused: true,
  body: z
    .object({
      token: z.string().min(20).max(200).optional(),
      email: email.optional(),
      code: code.optional(),
      /** The `deviceId` of the request for the code, because a code works only where it was asked for. */
      deviceId: deviceId.optional(),
      password,
    })
    .refine(
      ({ token, email: address, code: digits }) =>
        token === undefined
          ? address !== undefined && digits !== undefined
          : address === undefined && digits === undefined,
      'Either the link or the address with its code.',
    ),
  response: ok,
  limit: tryLimit,
  repeat: 'spends',
});

export const consent = z.object({
  version: z.string(),
  grantedAt: z.iso.datetime(),
  dataProcessing: z.boolean(),
  termsOfService: z.boolean(),
  ageVerification: z.boolean(),
  location: z.boolean(),
  notifications: z.boolean(),
  camera: z.boolean(),
  contacts: z.boolean(),
});
export type Consent = z.infer<typeof consent>;

export const getConsent = route({
  method: 'GET',
  path: '/api/consent',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: consent,
});

/** Changes the four optional consents. The three required ones end only with the account. */
export const putConsent = route({
  method: 'PUT',
  path: '/api/consent',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: z.object({
    location: z.boolean(),
    notifications: z.boolean(),
    camera: z.boolean(),
    contacts: z.boolean(),
  }),
  response: consent,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
