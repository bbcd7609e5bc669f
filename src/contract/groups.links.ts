import { z } from 'zod';
import { roomId } from './chat.ts';
import { gradient } from './groups.ts';
import { pictureAddress } from './media.ts';
import { ok, route } from './route.ts';

/** The days for which a link is valid. */
export const LINK_DAYS = 7;
/** The number of people who can use a link. */
export const LINK_USES = 25;

/** The secret in a link: 128 random bits in base64url. */
const linkCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const byRoom = z.object({ roomId });
/** Accepts any short text. A text that is no valid code is treated like an unknown code. */
const byCode = z.object({ code: z.string().min(1).max(60) });
const limit = { max: 30, windowSeconds: 60, by: 'member' } as const;

/** A group's link as the owner and admins see it. Only the response of `makeGroupLink` contains the code. */
export const groupLink = z.object({ uses: z.number().int(), usesLeft: z.number().int(), endsAt: z.iso.datetime() });
export type GroupLink = z.infer<typeof groupLink>;

/**
 * Returns the uses and the end of a group's link, without its code, for the owner and admins; null if the group has no
 * valid link.
 */
export const getGroupLink = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/link',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: z.object({ link: groupLink.nullable() }),
});

/** Makes a link and ends the group's earlier link. For the owner and admins. */
export const makeGroupLink = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/link',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: z.object({ linkCode, link: groupLink }),
  limit,
  repeat: 'replaces',
});

/** Ends the link of a group. For the owner and admins. */
export const endGroupLink = route({
  method: 'DELETE',
  path: '/api/chats/groups/:roomId/link',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: ok,
  limit,
});

/** Returns the preview of a link's group. Throws `not_found` for an invalid link, or if the caller may not use it. */
export const previewLink = route({
  method: 'GET',
  path: '/api/chats/groups/links/:code',
  part: 'groups',
  access: 'member',
  params: byCode,
  response: z.object({
    roomId,
    name: z.string(),
    description: z.string(),
    gradient,
    /** The addresses of the group's picture, valid for as long as the caller can use the link. */
    picture: pictureAddress.nullable(),
    memberCount: z.number().int(),
    /** True when the caller is a member already. */
    isMember: z.boolean(),
    /** True when the owner or an admin has to accept the caller; false for people who are invited. */
    asksFirst: z.boolean(),
    /** True while the caller's request to join waits. It stays true after a decline, which is not revealed. */
    isAsked: z.boolean(),
  }),
  limit,
});

/**
 * Joins by a link. If the group requires approval and has not invited the caller, asks to join instead, and `isMember`
 * is false. The call uses up one use of the link, unless the caller is a member or has asked already. Throws
 * `group_full`.
 */
export const joinByLink = route({
  method: 'POST',
  path: '/api/chats/groups/links/:code/join',
  part: 'groups',
  access: 'member',
  params: byCode,
  response: z.object({ roomId, isMember: z.boolean() }),
  limit,
  repeat: 'sets',
});

/** Withdraws the caller's request to join. */
export const withdrawRequest = route({
  method: 'DELETE',
  path: '/api/chats/groups/links/:code/join',
  part: 'groups',
  access: 'member',
  params: byCode,
  response: ok,
  limit,
});
