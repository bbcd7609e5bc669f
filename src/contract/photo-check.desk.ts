import { z } from 'zod';
import { userId } from './people.ts';
import { CHECK_PICTURES, checkReasons } from './photo-check.ts';
import { ok, route } from './route.ts';

/** A check that waits, as the desk lists it. */
const waitingCheck = z.object({
  id: z.uuid(),
  person: z.object({ id: userId, handle: z.string(), displayName: z.string(), memberDays: z.number().int() }),
  sentAt: z.iso.datetime(),
  /** The time at which the pictures are deleted, compared or not. */
  endsAt: z.iso.datetime(),
});
export type WaitingCheck = z.infer<typeof waitingCheck>;

/** A check that a moderator has opened. */
const openedCheck = waitingCheck.extend({
  /** The three pictures in order: the key of the pose, and the picture as a WebP file in base64. */
  steps: z.array(z.object({ pose: z.string(), picture: z.base64() })).length(CHECK_PICTURES),
  /** How many poses were drawn in place of others before these three. */
  redrawn: z.number().int(),
  /** The addresses of the profile's pictures, the main one first. */
  profile: z.array(z.string()).min(1),
});
export type OpenedCheck = z.infer<typeof openedCheck>;

const byId = z.object({ id: z.uuid() });
const desk = { access: 'member', desk: true, fresh: true } as const;
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** Returns the checks that wait, the oldest first, without the caller's own. */
export const listPhotoChecks = route({
  ...desk,
  method: 'GET',
  path: '/api/moderation/photo-checks',
  response: z.object({ checks: z.array(waitingCheck), waiting: z.number().int() }),
});

/** Opens the pictures of a check, and records who opened them and when. The person reads when, not who. */
export const openPhotoCheck = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/photo-checks/:id/opening',
  params: byId,
  response: openedCheck,
  limit,
  repeat: 'each',
});

/** Says that the pictures show the person of the profile; they are deleted. The caller must have opened them. */
export const passPhotoCheck = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/photo-checks/:id/pass',
  params: byId,
  response: ok,
  limit,
  idempotent: true,
});

/**
 * Refuses a check: a decision about its person, with a statement, which they may appeal. The pictures are deleted. The
 * caller must have opened them.
 */
export const refusePhotoCheck = route({
  ...desk,
  method: 'POST',
  path: '/api/moderation/photo-checks/:id/refusal',
  params: byId,
  body: z.strictObject({ reason: z.enum(checkReasons) }),
  response: ok,
  limit,
  idempotent: true,
});
