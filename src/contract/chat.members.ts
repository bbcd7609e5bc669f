import { z } from 'zod';
import { roles } from './chat.notices.ts';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';
import { searchText } from './texts.ts';

/** The number of members in a page. */
export const MEMBERS_A_PAGE = 50;
/** A position in the list of members: the rank of the role, and the person's id. */
const memberCursor = z.string().regex(/^[012]\.\d{12}$/);

export const roomMember = personCard.extend({
  /** The alias or the name, the handle, and the picture under the names of older clients. */
  name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  /** The member's alias in this room. */
  alias: z.string().nullable(),
  /** True while an admin has muted the member, who can read but not write. */
  isSilenced: z.boolean(),
  /** True for a moderator of the whole product. */
  isModerator: z.boolean(),
  hasLeft: z.boolean(),
  /** True for a banned member, who returns only by the owner's invitation. Ordinary members read false. */
  isBanned: z.boolean(),
});
export type RoomMember = z.infer<typeof roomMember>;

/** The most ids or handles in one request. */
export const NAMED_AT_ONCE = 50;

/** How a membership ended. `ended`: with the group itself. */
export const leavings = ['left', 'removed', 'banned', 'ended'] as const;
export type Leaving = (typeof leavings)[number];

/**
 * Says how the caller's membership of a group ended; `not_found` for a member, and for somebody who never was one.
 * `name` is the group's name, or null if it got another name later, which a former member does not learn.
 */
export const formerRoom = route({
  method: 'GET',
  path: '/api/chats/:roomId/former',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({ how: z.enum(leavings), name: z.string().nullable() }),
});

/** Returns a page of the members, the owner first, then admins. People hidden from the caller are left out. */
export const roomMembers = route({
  method: 'GET',
  path: '/api/chats/:roomId/members',
  access: 'member',
  params: z.object({ roomId }),
  query: z.object({
    /** The `next` of the previous page. */
    cursor: memberCursor.optional(),
    /** A part of a name, handle or alias. */
    search: searchText.optional(),
    /** Only people with these ids, separated by commas. Includes former members, so that their lines keep a name. */
    ids: z
      .string()
      .regex(new RegExp(`^\\d{12}(,\\d{12}){0,${NAMED_AT_ONCE - 1}}$`))
      .optional(),
    /** Only members with these lower-case handles, separated by commas. Clients ask for the people in mentions. */
    handles: z
      .string()
      .regex(new RegExp(`^[a-z0-9_]{3,30}(,[a-z0-9_]{3,30}){0,${NAMED_AT_ONCE - 1}}$`))
      .optional(),
    /** Former members instead of present members. Only for the owner and admins. */
    gone: z.literal('true').optional(),
  }),
  response: z.object({
    /** The number of members in the whole list, so without people hidden from the caller. */
    totalMembers: z.number().int(),
    members: z.array(roomMember),
    next: memberCursor.nullable(),
  }),
});
