import { z } from 'zod';
import { code } from './accounts.code.ts';
import { mailboxOf } from './accounts.email.ts';
import { invite } from './people.invites.ts';
import { asTyped } from './accounts.typed.ts';
import { circles, genders, me, member, userId } from './people.ts';
import { ticket } from './accounts.ticket.ts';
import { work } from './accounts.work.ts';
import { ok, route } from './route.ts';
import { visibleText } from './texts.ts';
import { personName } from './texts.names.ts';
import { zoneNames } from './accounts.zones.ts';
import { languageCode } from './language-code.ts';
import { tongue, TONGUES_MAX } from './tongues.ts';

/** The largest lengths of a person's own texts, in characters as a person counts them. */
export const NICKNAME_MAX = 15;
export const FIRST_NAME_MAX = 50;
export const BIO_MAX = 160;

/** A password of 8–128 characters. The server uses it exactly as typed, with its spaces and its case. */
export const password = z
  .string()
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'Password must be at most 128 characters long');

/** An email address as typed, without outer spaces. Addresses are compared by `emailKey`; mail goes to `mailboxOf`. */
export const email = z
  .string()
  .max(254)
  .refine((typed) => mailboxOf(typed) !== undefined, 'Please enter a valid email address')
  .transform((typed) => typed.trim());

export const handle = z
  .string()
  .max(1000)
  .transform(asTyped)
  .pipe(
    z
      .string()
      .min(3, 'A Wildin ID needs at least 3 characters.')
      .max(30, 'A Wildin ID has at most 30 characters.')
      .regex(/^[A-Za-z0-9_]+$/, 'Letters, digits and underscores only.')
      .refine((value) => /[A-Za-z]/.test(value), 'A Wildin ID needs a letter.')
      .transform((value) => value.toLowerCase()),
  );

export const timeZone = z
  .string()
  .max(64)
  .refine((name) => zoneNames.has(name), 'That time zone is not known.');

const birthYear = z.number().int().min(1900).max(2100);

/** Matches any text without a NUL, which the database cannot store. */
const anyText = /^[^\0]*$/;

export const deviceId = z.string().min(1).max(200).regex(anyText);
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export const signedIn = z.object({
  id: userId,
  tokens,
  user: me,
  /** True when this sign-in canceled the deletion of the account. */
  cameBack: z.boolean().default(false),
});

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

/**
 * Signs up a new member. A server that hides who has an account answers `confirm_email` until the request contains a
 * proof from the mail of `sendSignUpCode`: the `code` with its `request`, or the link's `token`.
 */
export const register = route({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  entry: true,
  audience: 'me',
  evenRefused: true,
  body: z.object({
    username: handle.optional(),
    handle: handle.optional(),
    email,
    password,
    birthYear: birthYear.optional(),
    /** The birthday as YYYY-MM-DD or MM/DD/YYYY. */
    fullBirthday: z.string().max(10).optional(),
    contactMethod: z.enum(['email', 'phone']).default('email'),
    signupMethod: z.string().max(40).optional(),
    isPasswordless: z.literal(false).optional(),
    phoneNumber: z.null().optional(),
    deviceId: deviceId.optional(),
    timeZone: timeZone.optional(),
    consentData,
    code: code.optional(),
    request: z.string().max(60).optional(),
    token: z.string().min(20).max(200).optional(),
    work: work.optional(),
    ...ticket,
  }),
  response: signedIn,
  /** Counts refused sign-ups. A second limit of this size counts every sign-up without a proof of the address. */
  limit: { max: 10, windowSeconds: 3600, by: 'address', of: 'refusals' },
  repeat: 'finds',
});

export const login = route({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  entry: true,
  audience: 'me',
  evenRefused: true,
  body: z.object({
    handleOrEmail: z.string().min(1).max(254).regex(anyText),
    password: z.string().min(1).max(128),
    deviceId: deviceId.optional(),
  }),
  response: signedIn,
  limit: { max: 30, windowSeconds: 300, by: 'address', of: 'refusals' },
  repeat: 'each',
});

export const refresh = route({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  audience: 'me',
  evenRefused: true,
  body: z.object({ refreshToken: z.string().min(1).max(200) }),
  response: z.object({ accessToken: z.string() }),
  limit: { max: 60, windowSeconds: 300, by: 'address', of: 'refusals' },
  repeat: 'asks',
});

const memberLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'member',
  evenSuspended: true,
  response: ok,
  limit: memberLimit,
  repeat: 'sets',
});

export const logoutAll = route({
  method: 'POST',
  path: '/api/auth/logout-all',
  access: 'member',
  evenSuspended: true,
  response: ok,
  limit: memberLimit,
  repeat: 'sets',
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
  evenSuspended: true,
  audience: 'me',
  response: z.object({ sessions: z.array(session) }),
});

export const revokeSession = route({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
  evenSuspended: true,
  params: z.object({ id: z.uuid() }),
  response: ok,
  limit: memberLimit,
});

const currentUser = { method: 'GET', access: 'member', audience: 'me', evenSuspended: true, response: me } as const;
export const authUser = route({ ...currentUser, path: '/api/auth/user' });
/** The same route under a second path, which older clients call. */
export const authMe = route({ ...currentUser, path: '/api/auth/me' });

export const checkHandle = route({
  method: 'GET',
  path: '/api/auth/check-handle/:handle',
  access: 'public',
  params: z.object({ handle: z.string().max(60) }),
  response: z.object({ available: z.boolean(), message: z.string() }),
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

/** A date as MM/DD/YYYY or YYYY-MM-DD. The server accepts only dates that exist. */
const birthdayText = z.string().max(10);

export const updateUser = route({
  method: 'PUT',
  path: '/api/users/:id',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  params: z.object({ id: userId }),
  body: z
    .object({
      firstName: personName(FIRST_NAME_MAX),
      lastName: personName(FIRST_NAME_MAX),
      displayName: personName(NICKNAME_MAX),
      bio: visibleText({ manner: 'notice', max: BIO_MAX }),
      handle,
      gender: z.enum([...genders, 'male', 'female']),
      birthday: birthdayText,
      fullBirthday: birthdayText,
      birthYear,
      zipCode: z
        .string()
        .max(40)
        .transform(asTyped)
        .pipe(z.string().regex(/^\d{5}$/, 'Please enter a 5-digit US zip code.')),
      timeZone,
      profileCompleted: z.boolean(),
      /** True hides from others whether this person is online and when they were last here. */
      hideOnline: z.boolean(),
      /** True hides from both people of each of this person's direct rooms how far the other has read. */
      hideReading: z.boolean(),
      /** True lets the people of this person's direct rooms learn what time it is where this person lives. */
      tellsTime: z.boolean(),
      /** True while /u/{handle} shows this person's invitation page. */
      inviteEnabled: z.boolean(),
      /** True while the invitation page shows this person's animal if they have no picture. */
      inviteShowsAnimal: z.boolean(),
      /** Notes that this person was asked for a photo, so that they are not asked again. */
      isPhotoAsked: z.literal(true),
      whoMayWrite: z.enum(circles),
      /** False hides this person from introductions by others. */
      mayBeIntroduced: z.boolean(),
      showsLikes: z.boolean(),
      /** The language of pages, mails and notes; null for whatever each device says. */
      language: languageCode.nullable(),
      tongues: z
        .array(tongue)
        .max(TONGUES_MAX)
        .refine((all) => new Set(all).size === all.length, 'Each language once.'),
      /** True joins the Quest Hall, false leaves it. */
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

/** What a visitor gets of a person by their handle: the teaser of the invite page, under the names of a person. */
const teaser = invite.omit({ vibes: true }).extend({ currentVibes: invite.shape.vibes });

/** Returns a person; for a visitor their teaser. Throws `not_found` to a visitor if the person switched that off. */
export const getUserByHandle = route({
  method: 'GET',
  path: '/api/users/by-handle/:handle',
  access: 'public',
  params: z.object({ handle: z.string().max(60) }),
  response: z.union([member, teaser]),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
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
  response: z.object({
    posts: z.number().int(),
    followers: z.number().int(),
    following: z.number().int(),
    /** The number of gifts of flowers to the person. At most one gift an hour from each giver counts. */
    flowers: z.number().int(),
  }),
});

export const lookUpZip = route({
  method: 'GET',
  path: '/api/zip/:zip',
  access: 'public',
  evenRefused: true,
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
