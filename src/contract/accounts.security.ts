import { z } from 'zod';
import { code } from './accounts.code.ts';
import { email, password } from './accounts.ts';
import { country, phone, sent } from './accounts.entry.ts';
import { me } from './people.ts';
import { ok, route } from './route.ts';

/** The hours in which the holder of an account's former address can take the account back. */
export const UNDO_HOURS = 72;

const sendLimit = { max: 10, windowSeconds: 3600, by: 'member' } as const;
const tryLimit = { max: 30, windowSeconds: 600, by: 'member' } as const;

/** Changes the password, or sets the account's first password. Ends every other session. */
export const changePassword = route({
  method: 'POST',
  path: '/api/auth/password',
  access: 'member',
  evenRefused: true,
  body: z.object({ password }),
  response: ok,
  limit: sendLimit,
  fresh: true,
  repeat: 'sets',
});

/**
 * Mails a code to the account's future address. The address of another account gets a mail without a code, and the
 * response is the same. A server that does not hide who has an account throws `email_taken` instead.
 */
export const sendNewEmailCode = route({
  method: 'POST',
  path: '/api/auth/email/change/code',
  access: 'member',
  evenRefused: true,
  body: z.object({ email }),
  response: sent,
  limit: sendLimit,
  fresh: true,
  repeat: 'each',
});

export const changeEmail = route({
  method: 'POST',
  path: '/api/auth/email/change',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: z.object({ email, code }),
  response: me,
  limit: tryLimit,
  fresh: true,
  repeat: 'spends',
});

/** Texts a code to the account's future number. The response is the same when another account has the number. */
export const sendNewPhoneCode = route({
  method: 'POST',
  path: '/api/auth/phone/change/code',
  access: 'member',
  evenRefused: true,
  body: z.object({ ...phone, country }),
  response: sent,
  limit: sendLimit,
  fresh: true,
  repeat: 'each',
});

export const changePhone = route({
  method: 'POST',
  path: '/api/auth/phone/change',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: z.object({ ...phone, country, code }),
  response: me,
  limit: tryLimit,
  fresh: true,
  repeat: 'spends',
});

/**
 * Takes an account back with the link that was mailed to its former address: restores the address and the number, and
 * ends the password, the passkeys and the sessions.
 */
export const undoContactChange = route({
  method: 'POST',
  path: '/api/auth/contact-change/undo',
  access: 'public',
  evenRefused: true,
  body: z.object({ token: z.string().min(20).max(200) }),
  /** `back`: the way in which the owner can sign in again. */
  response: z.object({ back: z.enum(['email', 'phone']) }),
  limit: { max: 20, windowSeconds: 600, by: 'address', of: 'refusals' },
  repeat: 'spends',
});

/** The days for which the link in the mail about a new device can sign that device out. */
export const NEW_DEVICE_DAYS = 7;

/** Signs a device out by the link in the mail about it. Removes the passkeys that were added since its sign-in. */
export const signOutDevice = route({
  method: 'POST',
  path: '/api/auth/new-device/sign-out',
  access: 'public',
  evenRefused: true,
  body: z.object({ token: z.string().min(20).max(1000) }),
  /** `device`: the device's name; `passkeys`: the number of removed passkeys. */
  response: z.object({ device: z.string(), passkeys: z.number().int() }),
  limit: { max: 20, windowSeconds: 600, by: 'address', of: 'refusals' },
  repeat: 'spends',
});
