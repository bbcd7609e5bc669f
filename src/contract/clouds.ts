import { z } from 'zod';
import { roomId } from './chat.ts';
import { createGroup, gradient, pictureId } from './groups.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The moods that a cloud can have. */
export const cloudVibes = ['playful', 'supportive', 'adventurous', 'creative', 'surprise'] as const;
export type CloudVibe = (typeof cloudVibes)[number];

export const cloudTypeIds = [
  'share-memes',
  'swap-tunes',
  'play-games',
  'bust-moves',
  'throw-shade',
  'spill-tea',
  'chase-trends',
  'tell-stories',
  'sketch-art',
  'sing-songs',
] as const;
export type CloudTypeId = (typeof cloudTypeIds)[number];
/** The types of groups, with that of a cloud whose maker named none. The page for new groups offers the others. */
export const cloudGroupTypes = [...cloudTypeIds, 'general'] as const;
export type CloudGroupType = (typeof cloudGroupTypes)[number];

/** The most people in a cloud. The group stays small, so that members read what each of them writes. */
export const CLOUD_MEMBERS = 24;
/** The slow mode of a new cloud, in seconds, so that one stranger cannot drown out others. The owner may change it. */
export const CLOUD_SLOW_SECONDS = 10;
/** The most recommendations on one page. */
export const CLOUD_PAGE = 8;
/** The most members whose pictures a recommendation shows. */
export const CLOUD_FACES = 4;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const points = z.number().int().min(0);
const cloudWords = {
  id: roomId,
  name: z.string(),
  description: z.string(),
  gradient,
  /** The group's picture, visible to everybody who sees the cloud. */
  pictureId,
  groupType: z.enum(cloudGroupTypes),
  /** Empty for a cloud without a tag. */
  tag: z.string(),
  groupVibe: z.enum(cloudVibes),
  /** The number of all members, including those hidden from the caller. */
  memberCount: z.number().int().min(0).max(CLOUD_MEMBERS),
};

/** Makes a cloud, which is a group that others can find. The caller is its owner and, at first, its only member. */
export const createCloud = route({
  method: 'POST',
  path: '/api/chats/chaos/create',
  part: 'clouds',
  access: 'member',
  body: z.object({
    name: createGroup.body.shape.name,
    description: createGroup.body.shape.description,
    type: z.enum(cloudGroupTypes).default('general'),
    /** One of the five tags of the chosen type. Without a tag, the cloud has the vibe of its type. */
    tag: z.string().max(40).default(''),
    /** Whether the cloud appears on the caller's profile. */
    profileDisplay: z.boolean().default(true),
  }),
  response: z.object({ id: roomId }),
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/** The parts of a score. The points of the four parts add up to the score. */
export const cloudParts = ['vibe', 'interests', 'alive', 'size'] as const;

const reason = z.object({
  part: z.enum(cloudParts),
  points,
  most: points,
  /** The fact behind the points, for the person. */
  text: z.string(),
});
export type CloudReason = z.infer<typeof reason>;

const recommendation = z.object({
  ...cloudWords,
  /** Some members that the caller may find in the directory. */
  participants: z.array(personCard).max(CLOUD_FACES),
  /** The number of members who are online, show it, and are visible to the caller. */
  activeNow: z.number().int().min(0),
  matchScore: z.number().int().min(0).max(100),
  /** How sure the score is; `confidence` says it in a sentence. */
  confidenceLevel: z.enum(['high', 'medium', 'low']),
  confidence: z.string(),
  matchReasons: z.array(reason).length(cloudParts.length),
});
export type CloudRecommendation = z.infer<typeof recommendation>;

/** Parses vibes separated by commas, with or without quotes and square brackets. */
const vibesAsked = z
  .string()
  .max(120)
  .transform((text) =>
    text
      .replaceAll(/[[\]"\s]/g, '')
      .split(',')
      .filter((word) => word !== ''),
  )
  .pipe(z.array(z.enum(cloudVibes)).max(cloudVibes.length));

/** Returns recommended clouds, the best first. With `temporaryVibes`, returns only clouds with one of these vibes. */
export const recommendClouds = route({
  method: 'GET',
  path: '/api/chats/chaos/recommendations',
  part: 'clouds',
  access: 'member',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(CLOUD_PAGE).default(CLOUD_PAGE),
    offset: z.coerce.number().int().min(0).max(64).default(0),
    temporaryVibes: vibesAsked.optional(),
  }),
  response: z.object({ recommendations: z.array(recommendation), hasMore: z.boolean() }),
  limit,
});

/**
 * Joins a cloud. If the cloud requires approval, asks to join instead, and `isMember` is false. Throws `group_full`,
 * and `not_found` for a missing cloud or a cloud that is never recommended to the caller.
 */
export const joinCloud = route({
  method: 'POST',
  path: '/api/chats/chaos/join',
  part: 'clouds',
  access: 'member',
  body: z.object({ roomId }),
  response: z.object({ roomId, isMember: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

const profileCloud = z.object({
  ...cloudWords,
  /** True when the caller is a member too. */
  isMember: z.boolean(),
  /** True when the cloud is on this person's profile. Readers other than the person get only such clouds. */
  isShown: z.boolean(),
});
export type ProfileCloud = z.infer<typeof profileCloud>;

/** Returns the clouds on a person's profile, the latest first. The person themself also gets their other clouds. */
export const cloudsOf = route({
  method: 'GET',
  path: '/api/chats/chaos/user/:userId',
  part: 'clouds',
  access: 'member',
  params: z.object({ userId }),
  response: z.object({ clouds: z.array(profileCloud) }),
});

/** Shows one of the caller's clouds on their profile, or removes it from there. */
export const showCloud = route({
  method: 'PUT',
  path: '/api/chats/chaos/:roomId/shown',
  part: 'clouds',
  access: 'member',
  params: z.object({ roomId }),
  body: z.object({ isShown: z.boolean() }),
  response: ok,
  limit,
});
