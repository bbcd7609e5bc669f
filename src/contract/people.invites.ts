import { z } from 'zod';
import { avatarConfig, mbtiType, vibeKeys } from './people.ts';
import { route } from './route.ts';

/**
 * The fields of a person that a visitor with the person's link sees: a teaser, and whether the person is an AI or a
 * demo member.
 */
export const invite = z.object({
  handle: z.string(),
  displayName: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  /** The type, whose animal stands in for a missing picture; null with a picture, and if the person took it off. */
  mbtiType: mbtiType.nullable(),
  /** The names of up to three interests. */
  interests: z.array(z.string()).max(3),
  vibes: z.array(z.enum(vibeKeys)).max(2),
  isSeedUser: z.boolean(),
  isDemo: z.boolean(),
});
export type Invite = z.infer<typeof invite>;

/** Throws `not_found` for an unknown or hidden person, and for a person who has switched the page off. */
export const getInvite = route({
  method: 'GET',
  path: '/api/invites/:handle',
  access: 'public',
  params: z.object({ handle: z.string().max(60) }),
  response: invite,
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});
