import { z } from 'zod';
import { consentData, deviceId, email, handle, password, signedIn, timeZone } from './accounts.ts';
import { me } from './people.ts';
import { ok, route } from './route.ts';

/** How long (seconds) until another code may be asked for. */
export const RESEND_SECONDS = 60;
/** Digits of a code. */
export const CODE_LENGTH = 6;

/** What was typed or pasted: everything but digits is dropped. */
export const code = z
  .string()
  .max(40)
  .transform((value) => value.replaceAll(/\D/g, ''))
  .refine((value) => value.length === CODE_LENGTH, `Please enter all ${CODE_LENGTH} digits.`);

/** A number in international form, or in the national form of `country`; the server decides whether it is one. */
const phone = { phoneNumber: z.string().min(1, 'Please enter your phone number.').max(40) };
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('US');

const sent = z.object({ ok: z.literal(true), resendAfterSeconds: z.number().int() });
const sendLimit = { max: 20, windowSeconds: 3600, by: 'address' } as const;
const tryLimit = { max: 30, windowSeconds: 600, by: 'address' } as const;

/** Answers alike whether or not somebody has the number. */
export const sendPhoneCode = route({
  method: 'POST',
  path: '/api/auth/phone/code',
  access: 'public',
  body: z.object({ ...phone, country }),
  response: sent,
  limit: sendLimit,
});

/**
 * Signs in the person who has the number, or signs a new one up. For a new person without `consentData` the answer is
 * `consent_required`; the code stays good, so that the same call can be repeated with it.
 */
export const verifyPhone = route({
  method: 'POST',
  path: '/api/auth/phone/verify',
  access: 'public',
  audience: 'me',
  body: z.object({
    ...phone,
    country,
    code,
    deviceId: deviceId.optional(),
    timeZone: timeZone.optional(),
    username: handle.optional(),
    consentData: consentData.optional(),
  }),
  response: signedIn.extend({ isNew: z.boolean() }),
  limit: tryLimit,
});

export const sendEmailCode = route({
  method: 'POST',
  path: '/api/auth/email/code',
  access: 'member',
  response: sent,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
});

export const verifyEmail = route({
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'member',
  audience: 'me',
  body: z.object({ code }),
  response: me,
  limit: { max: 30, windowSeconds: 600, by: 'member' },
});

/** Always answers the same, whether or not somebody has the address. */
export const forgotPassword = route({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: z.object({ email }),
  response: ok,
  limit: sendLimit,
});

/** By the link's `token`, or by `email` and the `code` of the same mail; either ends both, and all sessions. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z
    .object({
      token: z.string().min(20).max(200).optional(),
      email: email.optional(),
      code: code.optional(),
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
  response: consent,
});

/** The required three can only be taken back by leaving; these four are anybody's to change at any time. */
export const putConsent = route({
  method: 'PUT',
  path: '/api/consent',
  access: 'member',
  audience: 'me',
  body: z.object({
    location: z.boolean(),
    notifications: z.boolean(),
    camera: z.boolean(),
    contacts: z.boolean(),
  }),
  response: consent,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
