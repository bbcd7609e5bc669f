import { z } from 'zod';
import { messagePicture } from './chat.pictures.ts';
import { HOUR_MS } from './durations.ts';
import { messageGif } from './gifs.ts';
import { sentence } from './moderation.decisions.ts';
import { userId } from './people.ts';
import { ok, route } from './route.ts';

/** How long a new member's picture waits where no moderator is on duty, in milliseconds. */
export const LOOK_MS = HOUR_MS;
/** The most messages and posts of one person that wait at the same time. */
export const WAITING_MOST = 10;

/**
 * The state of a message or post whose picture nobody has looked at. Only its sender gets it; for everybody else the
 * message or post does not exist yet.
 */
export const waiting = z.object({
  /** From this time on it goes out by itself, unless a moderator is on duty, who then looks first. */
  opensAt: z.iso.datetime(),
  /** True when a moderator refused it, so that it goes out to nobody. The decision says why. */
  isRefused: z.literal(true).optional(),
});
export type WaitingState = z.infer<typeof waiting>;

const byId = z.object({ id: z.uuid() });

/** Takes back a message or post that waits, or puts away a refused one. Throws `not_found` when it waits no more. */
export const takeBack = route({
  method: 'DELETE',
  path: '/api/waiting/:id',
  access: 'member',
  audience: 'me',
  params: byId,
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** A message or post that waits, as the desk shows it. */
const look = z.object({
  id: z.uuid(),
  /** Where others will see it: for all, for followers, in a room of two, or in a room of more. */
  place: z.enum(['everybody', 'followers', 'two', 'room']),
  person: z.object({ id: userId, handle: z.string(), displayName: z.string(), memberDays: z.number().int() }),
  since: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  /** The shape and the blurred colors of each picture; the pictures themselves come with `opened`. */
  shapes: z.array(messagePicture.pick({ width: true, height: true, thumbhash: true })),
  /** The content; null until the caller has opened it. Each opening is recorded. */
  opened: z.object({ content: z.string(), pictures: z.array(messagePicture), gif: messageGif.nullable() }).nullable(),
});
export type Look = z.infer<typeof look>;

const desk = { access: 'member', desk: true, fresh: true } as const;
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Returns what waits for a look, the oldest first, without the caller's own and other moderators' things. */
export const listLooks = route({
  ...desk,
  method: 'GET',
  path: '/api/moderation/waiting',
  response: z.object({ looks: z.array(look), waiting: z.number().int() }),
});

/** Shows a waiting thing to the caller, and records that it was shown. */
export const openLook = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/waiting/:id/opening',
  params: byId,
  response: look,
  limit,
  repeat: 'each',
});

/** Lets a waiting thing out to the people it is for. Throws `not_found` when it waits no more. */
export const letOut = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/waiting/:id/release',
  params: byId,
  response: ok,
  limit,
  idempotent: true,
});

/** Refuses a waiting thing: a decision about its sender, with a statement, which they may appeal. */
export const refuseLook = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/waiting/:id/refusal',
  params: byId,
  body: z.object({ policy: z.string().min(1).max(40), sentence }),
  response: ok,
  limit,
  idempotent: true,
});
