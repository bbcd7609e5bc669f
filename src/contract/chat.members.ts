import { z } from 'zod';
import { roles } from './chat.notices.ts';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The number of members in a page. */
export const MEMBERS_A_PAGE = 50;
/** A place in the list of members: the rank of the role, and the person. */
const memberCursor = z.string().regex(/^[012]\.\d{12}$/);

export const roomMember = personCard.extend({
  role: z.enum(roles),
  /** Their alias in this room. */
  alias: z.string().nullable(),
  /** An admin muted them: they read and do not write. */
  isSilenced: z.boolean(),
  /** They moderate all of the product, and not this room alone. */
  isModerator: z.boolean(),
  hasLeft: z.boolean(),
  /** They were banned, and return only by the owner's invitation; shown to the owner and admins. */
  isBanned: z.boolean(),
});
export type RoomMember = z.infer<typeof roomMember>;

/** The most people that one read names by their ids or handles. */
export const NAMED_AT_ONCE = 50;

/** Returns a page of the members, without people hidden from the caller: the owner first, then admins. */
export const roomMembers = route({
  method: 'GET',
  path: '/api/chats/:roomId/members',
  access: 'member',
  params: z.object({ roomId }),
  query: z.object({
    /** `next` of the page before. */
    cursor: memberCursor.optional(),
    /** A part of a name, handle or alias. */
    search: z.string().max(60).optional(),
    /** Only these people, by their ids separated by commas, including former members, so that lines keep a name. */
    ids: z
      .string()
      .regex(new RegExp(`^\\d{12}(,\\d{12}){0,${NAMED_AT_ONCE - 1}}$`))
      .optional(),
    /** Handles in lower case, with commas between: only these members. A room asks for the people that its messages mention. */
    handles: z
      .string()
      .regex(new RegExp(`^[a-z0-9_]{3,30}(,[a-z0-9_]{3,30}){0,${NAMED_AT_ONCE - 1}}$`))
      .optional(),
    /** Former members in place of present ones; for the owner and admins. */
    gone: z.literal('true').optional(),
  }),
  response: z.object({
    totalMembers: z.number().int(),
    members: z.array(roomMember),
    next: memberCursor.nullable(),
  }),
});
