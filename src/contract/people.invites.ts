import { z } from 'zod';
import { avatarConfig, vibeKeys } from './people.ts';
import { route } from './route.ts';

/**
 * The fields that a visitor sees of a person through their link: the teaser, and whether it is an AI character. The archetype
 * is not among them: it says what somebody's quiz found, which they show to members. Without a picture of their own they are
 * the monster of their first letter here.
 */
export const invite = z.object({
  handle: z.string(),
  displayName: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  /** The names of up to three interests. */
  interests: z.array(z.string()).max(3),
  vibes: z.array(z.enum(vibeKeys)).max(2),
  isSeedUser: z.boolean(),
  isDemo: z.boolean(),
});
export type Invite = z.infer<typeof invite>;

/** Returns `not_found` also when the owner switched the page off. */
export const getInvite = route({
  method: 'GET',
  path: '/api/invites/:handle',
  access: 'public',
  params: z.object({ handle: z.string().max(60) }),
  response: invite,
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});
