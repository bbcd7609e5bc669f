import { z } from 'zod';
import { roomId } from './chat.ts';
import { gradient } from './groups.ts';
import { pictureAddress } from './media.ts';
import { ok, route } from './route.ts';

/** How long a link opens its group, and for how many people. */
export const LINK_DAYS = 7;
export const LINK_USES = 25;

/** 128 random bits in base64url. */
const linkCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const byRoom = z.object({ roomId });
/** A text that is no valid code is treated like an unknown code. */
const byCode = z.object({ code: z.string().min(1).max(60) });
const limit = { max: 30, windowSeconds: 60, by: 'member' } as const;

/** What its admins see of a group's link. The code itself is in one answer only, the one to its maker. */
export const groupLink = z.object({ uses: z.number().int(), usesLeft: z.number().int(), endsAt: z.iso.datetime() });
export type GroupLink = z.infer<typeof groupLink>;

/** For the owner and admins; null without a link that opens. */
export const getGroupLink = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/link',
  access: 'member',
  params: byRoom,
  response: z.object({ link: groupLink.nullable() }),
});

/** Makes a link; the one before stops working. For the owner and admins. */
export const makeGroupLink = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/link',
  access: 'member',
  params: byRoom,
  response: z.object({ linkCode, link: groupLink }),
  limit,
});

/** Ends the link of a group. For the owner and admins. */
export const endGroupLink = route({
  method: 'DELETE',
  path: '/api/chats/groups/:roomId/link',
  access: 'member',
  params: byRoom,
  response: ok,
  limit,
});

/** The preview of a link. Throws `not_found` for an invalid link, or one that the caller may not use. */
export const previewLink = route({
  method: 'GET',
  path: '/api/chats/groups/links/:code',
  access: 'member',
  params: byCode,
  response: z.object({
    roomId,
    name: z.string(),
    description: z.string(),
    gradient,
    /** Where its picture is, as long as the link opens the group to the caller. */
    picture: pictureAddress.nullable(),
    memberCount: z.number().int(),
    /** The caller is in already. */
    isMember: z.boolean(),
    /** Joining is a question, which an admin answers; not for people who are invited. */
    asksFirst: z.boolean(),
    /** The caller has asked, and may be let in. */
    isAsked: z.boolean(),
  }),
  limit,
});

/**
 * Joins by a link, or asks to when the group requires approval and has not invited the caller (`isMember` is false
 * then). It uses the link once, unless the caller is a member or has asked already. Throws `group_full`.
 */
export const joinByLink = route({
  method: 'POST',
  path: '/api/chats/groups/links/:code/join',
  access: 'member',
  params: byCode,
  response: z.object({ roomId, isMember: z.boolean() }),
  limit,
});

/** Takes back that the caller asked to join. */
export const withdrawRequest = route({
  method: 'DELETE',
  path: '/api/chats/groups/links/:code/join',
  access: 'member',
  params: byCode,
  response: ok,
  limit,
});
