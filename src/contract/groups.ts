import { z } from 'zod';
import { roles } from './chat.notices.ts';
import { muteLengths, type MuteLength } from './chat.settings.ts';
import { roomId } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';
import { visibleText } from './texts.ts';
import { personName } from './texts.names.ts';

export const GROUP_NAME_MAX = 24;
export const GROUP_DESCRIPTION_MAX = 100;
export const GROUP_RULES_MAX = 600;
export const GROUP_ANNOUNCEMENT_MAX = 140;
export const GROUP_ALIAS_MAX = 24;
/** The most people that one call invites. */
export const INVITED_AT_ONCE = 50;
/** The number of color gradients that a group without a picture can have. */
export const GRADIENTS = 8;
/** The choices of slow mode: the seconds between two messages of one member. */
export const slowModes = [10, 30, 60, 300] as const;

const name = personName(GROUP_NAME_MAX).refine((value) => value !== '', 'A group needs a name.');
const description = visibleText({
  manner: 'notice',
  max: GROUP_DESCRIPTION_MAX,
  needs: 'Say in a line what it is about.',
});
const text = (max: number): z.ZodType<string, string> => visibleText({ manner: 'notice', max });
export const gradient = z
  .number()
  .int()
  .min(0)
  .max(GRADIENTS - 1);
/** The group's picture; null while the group shows its gradient. `pictureAddresses` returns the picture's addresses. */
export const pictureId = z.uuid().nullable();
const people = z.array(userId).max(INVITED_AT_ONCE);
const byRoom = z.object({ roomId });
const byMember = z.object({ roomId, userId });
const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/**
 * The reasons why a person was not invited. `unavailable`: the caller may not see the person. `not_wanted`: the
 * `whoMayWrite` of the person excludes the caller. `you_are_new`: on their first day, members can invite only
 * people they talk with.
 */
export const inviteRefusals = [
  'unavailable',
  'not_wanted',
  'you_are_new',
  'already_in',
  'already_invited',
  'declined',
  'banned',
  'full',
] as const;
export type InviteRefusal = (typeof inviteRefusals)[number];

const invited = z.object({
  invited: z.array(userId),
  refused: z.array(z.object({ userId, reason: z.enum(inviteRefusals) })),
});
export type Invited = z.infer<typeof invited>;

/** Creates a group with the caller as its owner, and invites people. They become members only when they accept. */
export const createGroup = route({
  method: 'POST',
  path: '/api/chats/groups',
  part: 'groups',
  access: 'member',
  body: z.object({
    name,
    description,
    gradient: gradient.default(0),
    /** An upload of the caller that is not used anywhere else. */
    pictureId: pictureId.default(null),
    people: people.default([]),
  }),
  response: invited.extend({ id: roomId }),
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/** A group as its members see it. */
export const group = z.object({
  roomId,
  name: z.string(),
  description: z.string(),
  gradient,
  pictureId,
  rules: z.string(),
  announcement: z
    .object({
      text: z.string(),
      /** The author, with their alias in this group. */
      by: personCard.extend({ alias: z.string().nullable() }).nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  whoMayAdd: z.enum(['admins', 'everyone']),
  /** True when a person who wants to join has to ask, and the owner or an admin decides. */
  asksFirst: z.boolean(),
  /** The number of people who ask to join; 0 for everybody except the owner and admins. */
  requestCount: z.number().int(),
  slowSeconds: z.number().int().nullable(),
  memberCount: z.number().int(),
  maxMembers: z.number().int(),
  /** The caller's own role. */
  role: z.enum(roles),
  alias: z.string().nullable(),
  /** True when the caller has to agree to the rules before they can write. */
  mustAgree: z.boolean(),
  /** The time at which an admin's mute of the caller ends; null while the caller is not muted. */
  silencedUntil: z.iso.datetime().nullable(),
  /** The time at which the group ended; null for an active group. A week after its end, a group is deleted. */
  disbandedAt: z.iso.datetime().nullable(),
});
export type Group = z.infer<typeof group>;

export const getGroup = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: group,
});

/** Changes the given fields of a group. For the owner and admins. */
export const changeGroup = route({
  method: 'PUT',
  path: '/api/chats/groups/:roomId',
  part: 'groups',
  access: 'member',
  params: byRoom,
  body: z.object({
    name: name.optional(),
    description: description.optional(),
    gradient: gradient.optional(),
    /** An unused upload of the caller; null removes the picture. */
    pictureId: pictureId.optional(),
    rules: text(GROUP_RULES_MAX).optional(),
    /** The announcement; an empty text removes it. */
    announcement: text(GROUP_ANNOUNCEMENT_MAX).optional(),
    whoMayAdd: z.enum(['admins', 'everyone']).optional(),
    asksFirst: z.boolean().optional(),
    slowSeconds: z
      .union(slowModes.map((seconds) => z.literal(seconds)))
      .nullable()
      .optional(),
  }),
  response: group,
  limit,
});

export const inviteToGroup = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/invitations',
  part: 'groups',
  access: 'member',
  params: byRoom,
  body: z.object({ people: people.min(1) }),
  response: invited,
  limit,
  repeat: 'finds',
});

/** An invitation to the caller. */
export const invitation = z.object({
  roomId,
  name: z.string(),
  description: z.string(),
  gradient,
  pictureId,
  memberCount: z.number().int(),
  /** The person who invited the caller; null if that person is hidden from the caller. */
  invitedBy: personCard.nullable(),
  invitedAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

/** Returns the invitations that wait for the caller, the latest first, at most a hundred. */
export const listInvitations = route({
  method: 'GET',
  path: '/api/chats/groups/invitations',
  part: 'groups',
  access: 'member',
  response: z.object({ invitations: z.array(invitation) }),
});

/** Accepts or declines an invitation. Throws `not_found` if there is none, and `group_full` for a full group. */
export const answerInvitation = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/invitation',
  part: 'groups',
  access: 'member',
  params: byRoom,
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  response: ok,
  limit,
  repeat: 'sets',
});

/**
 * Changes another member. Only the owner can make and unmake admins, and hand the group over: with `owner`, the caller
 * becomes an admin. The owner and admins can mute anybody except the owner. Throws `not_found` for a person who is no
 * member.
 */
export const changeMember = route({
  method: 'PUT',
  path: '/api/chats/groups/:roomId/members/:userId',
  part: 'groups',
  access: 'member',
  params: byMember,
  body: z.union([
    z.object({ role: z.enum(roles) }),
    z.object({ mute: z.enum(Object.keys(muteLengths) as [MuteLength, ...MuteLength[]]).nullable() }),
  ]),
  response: ok,
  limit,
});

/**
 * Removes another member. With `isBanned` the person cannot return, and a former member can be banned too. Admins can
 * remove anybody except the owner.
 */
export const removeMember = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/members/:userId/remove',
  part: 'groups',
  access: 'member',
  params: byMember,
  body: z.object({ isBanned: z.boolean().default(false) }),
  response: ok,
  limit,
  repeat: 'sets',
});

/** Sets the caller's alias in this group. The caller must be allowed to write. An empty alias restores the name. */
export const setAlias = route({
  method: 'PUT',
  path: '/api/chats/groups/:roomId/alias',
  part: 'groups',
  access: 'member',
  params: byRoom,
  body: z.object({ alias: personName(GROUP_ALIAS_MAX) }),
  response: ok,
  limit: { max: 6, windowSeconds: 3600, by: 'member' },
});

export const agreeToRules = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/agree',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: ok,
  limit,
  repeat: 'sets',
});

/**
 * Leaves a group. When the owner leaves, the active admin who joined first becomes the owner, or without an admin the
 * active member who joined first. If no other member is left, the group ends, and `roomExists` is false.
 */
export const leaveGroup = route({
  method: 'POST',
  path: '/api/chats/:roomId/leave',
  access: 'member',
  params: byRoom,
  response: z.object({ roomExists: z.boolean() }),
  limit,
  repeat: 'sets',
});

/** Ends a group. For its owner. Members can read the group for a week; then it is deleted. */
export const disbandGroup = route({
  method: 'DELETE',
  path: '/api/chats/groups/:roomId',
  part: 'groups',
  access: 'member',
  params: byRoom,
  response: ok,
  limit,
});
