import { z } from 'zod';
import { ok, route } from './route.ts';

/** The number of days in which signing in cancels a deletion. */
export const DAYS_TO_RETURN = 14;
/** The number of hours in which an export can be downloaded. */
export const EXPORT_HOURS = 24;

const kindHeld = z.object({
  key: z.string(),
  name: z.string(),
  /** A text for the person that says what the data is. */
  what: z.string(),
  /** A text for the person that says how long the data is stored, and why. */
  kept: z.string(),
  /** The amount, such as 3 "posts"; `count` is null if everybody has exactly one. */
  has: z.array(z.object({ count: z.int().nullable(), item: z.string() })),
});
export type KindHeld = z.infer<typeof kindHeld>;

/** Describes the data that the server stores about the caller, by kind. */
export const yourData = route({
  method: 'GET',
  path: '/api/account/data',
  access: 'member',
  audience: 'me',
  response: z.object({ kinds: z.array(kindHeld), isPaused: z.boolean() }),
  evenSuspended: true,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/** Hides the caller from matching, the hall, the directory and the public feed, or shows them again. */
export const pause = route({
  method: 'PUT',
  path: '/api/account/pause',
  access: 'member',
  audience: 'me',
  body: z.object({ isPaused: z.boolean() }),
  response: z.object({ isPaused: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/**
 * Hides the caller from everybody and ends their sessions. Signing in within 14 days cancels the deletion. After that,
 * the account is erased. With `takesLines`, the caller's texts in the rooms of others are erased too.
 */
export const deleteAccount = route({
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  audience: 'me',
  body: z.object({ takesLines: z.boolean() }),
  response: ok.extend({ erasedAt: z.iso.datetime() }),
  fresh: true,
  evenSuspended: true,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
  repeat: 'sets',
});

const exportState = z.object({
  state: z.enum(['none', 'waiting', 'working', 'ready', 'failed']),
  /** In percent. */
  progress: z.number().int(),
  sizeBytes: z.number().int().nullable(),
  /** The time from which the export can no longer be downloaded; null without an export. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ExportState = z.infer<typeof exportState>;

export const getExport = route({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  audience: 'me',
  response: exportState,
  evenSuspended: true,
});

/** Begins an export of the caller's stored data into one ZIP. Changes nothing if an export is under way or ready. */
export const askForExport = route({
  method: 'POST',
  path: '/api/account/export',
  access: 'member',
  audience: 'me',
  response: exportState,
  fresh: true,
  evenSuspended: true,
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
  repeat: 'finds',
});

/** Returns a path for one download of the export; the earlier path stops working. */
export const linkToExport = route({
  method: 'POST',
  path: '/api/account/export/link',
  access: 'member',
  audience: 'me',
  response: z.object({ path: z.string() }),
  fresh: true,
  evenSuspended: true,
  limit: { max: 30, windowSeconds: 3600, by: 'member' },
  repeat: 'replaces',
});

/** Sends the ZIP of a link, once. The call needs no access token, so that a browser can save the ZIP like any file. */
export const downloadExport = route({
  method: 'GET',
  path: '/api/account/export/:token',
  access: 'public',
  audience: 'me',
  evenRefused: true,
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: z.unknown(),
  limit: { max: 60, windowSeconds: 600, by: 'address', of: 'refusals' },
});
