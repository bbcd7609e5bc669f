import { z } from 'zod';
import { genders, me, member, userId } from './people.ts';
import { ok, route } from './route.ts';

/** 8–128 characters, taken exactly as given: nothing is trimmed or folded. */
export const password = z
  .string()
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'Password must be at most 128 characters long');

export const email = z
  .string()
  .max(254)
  // Without what a mail program would read as a name, a comment or a second address: one account, one mailbox.
  .regex(
    /^[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+@[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+\.[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+$/u,
    'Please enter a valid email address',
  );

export const handle = z
  .string()
  .min(3, 'A Wildin ID needs at least 3 characters.')
  .max(30, 'A Wildin ID has at most 30 characters.')
  .regex(/^[A-Za-z0-9_]+$/, 'Letters, digits and underscores only.')
  .transform((value) => value.toLowerCase());

/** A free text line: no control or direction-changing characters, trimmed. */
export const line = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .max(max * 4)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => [...value].length <= max, `At most ${max} characters.`)
    .refine(
      (value) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u.test(value),
      'Some characters cannot be used here.',
    );

/** An IANA name. An offset such as `+05:00` is none: the database would read it with the opposite sign. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), 'That time zone is not known.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Anything but a NUL, which no database stores. */
const anyText = /^[^\0]*$/;

export const deviceId = z.string().min(1).max(200).regex(anyText);
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export const signedIn = z.object({ id: userId, tokens, user: me });

export const consentData = z.object({
  dataProcessing: z.boolean(),
  termsOfService: z.boolean(),
  ageVerification: z.boolean(),
  location: z.boolean().default(false),
  notifications: z.boolean().default(false),
  camera: z.boolean().default(false),
  contacts: z.boolean().default(false),
  timestamp: z.string().max(40).optional(),
});

export const register = route({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  audience: 'me',
  body: z.object({
    username: handle.optional(),
    handle: handle.optional(),
    email,
    password,
    birthYear: z.number().int().min(1900).max(2100).optional(),
    /** YYYY-MM-DD or MM/DD/YYYY. */
    fullBirthday: z.string().max(10).optional(),
    contactMethod: z.enum(['email', 'phone']).default('email'),
    signupMethod: z.string().max(40).optional(),
    isPasswordless: z.literal(false).optional(),
    phoneNumber: z.null().optional(),
    deviceId: deviceId.optional(),
    timeZone: timeZone.optional(),
    consentData,
  }),
  response: signedIn,
  limit: { max: 10, windowSeconds: 3600, by: 'address' },
});

export const login = route({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  audience: 'me',
  body: z.object({
    handleOrEmail: z.string().min(1).max(254).regex(anyText),
    password: z.string().min(1).max(128),
    deviceId: deviceId.optional(),
  }),
  response: signedIn,
  limit: { max: 30, windowSeconds: 300, by: 'address' },
});

export const refresh = route({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  audience: 'me',
  body: z.object({ refreshToken: z.string().min(1).max(200) }),
  response: z.object({ accessToken: z.string() }),
  limit: { max: 60, windowSeconds: 300, by: 'address' },
});

const memberLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'member',
  response: ok,
  limit: memberLimit,
});

export const logoutAll = route({
  method: 'POST',
  path: '/api/auth/logout-all',
  access: 'member',
  response: ok,
  limit: memberLimit,
});

export const session = z.object({
  id: z.uuid(),
  deviceName: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessions = route({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  audience: 'me',
  response: z.object({ sessions: z.array(session) }),
});

export const revokeSession = route({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: ok,
  limit: memberLimit,
});

const currentUser = { method: 'GET', access: 'member', audience: 'me', response: me } as const;
export const authUser = route({ ...currentUser, path: '/api/auth/user' });
/** The same record under the second name that older screens call. */
export const authMe = route({ ...currentUser, path: '/api/auth/me' });

export const checkHandle = route({
  method: 'GET',
  path: '/api/auth/check-handle/:handle',
  access: 'public',
  params: z.object({ handle: z.string().max(60) }),
  response: z.object({ available: z.boolean(), message: z.string() }),
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

/** MM/DD/YYYY or YYYY-MM-DD; real calendar dates only are accepted, on the server. */
const birthdayText = z.string().max(10);

export const updateUser = route({
  method: 'PUT',
  path: '/api/users/:id',
  access: 'member',
  audience: 'me',
  params: z.object({ id: userId }),
  body: z
    .object({
      firstName: line(50),
      lastName: line(50),
      displayName: line(15),
      bio: line(160),
      handle,
      gender: z.enum([...genders, 'male', 'female']),
      birthday: birthdayText,
      fullBirthday: birthdayText,
      birthYear: z.number().int(),
      zipCode: z.string().regex(/^\d{5}$/, 'Please enter a 5-digit US zip code.'),
      timeZone,
      profileCompleted: z.boolean(),
      /** Others then never see this person online, nor when they were last here. */
      hideOnline: z.boolean(),
      /** Whether /u/{handle} shows anything. */
      inviteEnabled: z.boolean(),
      /** Joins the Quest Hall, or departs. */
      inQuestHall: z.boolean(),
    })
    .partial(),
  response: me,
  limit: memberLimit,
});

const byId = z.object({ id: userId });

export const getUser = route({
  method: 'GET',
  path: '/api/users/:id',
  access: 'member',
  params: byId,
  response: member,
});

export const getUserByHandle = route({
  method: 'GET',
  path: '/api/users/by-handle/:handle',
  access: 'member',
  params: z.object({ handle: z.string().max(60) }),
  response: member,
});

export const userStatus = route({
  method: 'GET',
  path: '/api/users/:id/status',
  access: 'member',
  params: byId,
  response: z.object({ isOnline: z.boolean(), lastSeen: z.iso.datetime().nullable() }),
});

export const userStats = route({
  method: 'GET',
  path: '/api/users/:id/stats',
  access: 'member',
  params: byId,
  response: z.object({ posts: z.number().int(), followers: z.number().int(), following: z.number().int() }),
});

export const lookUpZip = route({
  method: 'GET',
  path: '/api/zip/:zip',
  access: 'public',
  params: z.object({ zip: z.string().regex(/^\d{5}$/, 'Please enter a 5-digit US zip code.') }),
  response: z.object({
    zip: z.string(),
    city: z.string(),
    county: z.string(),
    state: z.string(),
    stateCode: z.string(),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});
