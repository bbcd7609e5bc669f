import { z } from 'zod';
import { roomId } from './chat.ts';
import { createGroup, gradient, pictureId } from './groups.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** What a group of strangers can be in the mood for. */
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

/** The most people in a cloud, few enough that everybody is heard. */
export const CLOUD_MEMBERS = 24;
/** Between two lines of one member when a cloud begins, in seconds; its owner may change it. Strangers are easily drowned out. */
export const CLOUD_SLOW_SECONDS = 10;
/** The most recommendations of one page. */
export const CLOUD_PAGE = 8;
/** The most faces that a recommendation shows. */
export const CLOUD_FACES = 4;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const points = z.number().int().min(0);
const cloudWords = {
  id: roomId,
  name: z.string(),
  description: z.string(),
  gradient,
  /** The group's picture, which everybody sees who sees the cloud. */
  pictureId,
  groupType: z.enum(cloudTypeIds),
  tag: z.string(),
  groupVibe: z.enum(cloudVibes),
  /** Everybody who is in it. */
  memberCount: z.number().int().min(0).max(CLOUD_MEMBERS),
};

/** Makes a cloud: a group that others find. The caller is its owner and, yet, alone in it. */
export const createCloud = route({
  method: 'POST',
  path: '/api/chats/chaos/create',
  access: 'member',
  body: z.object({
    name: createGroup.body.shape.name,
    description: createGroup.body.shape.description,
    type: z.enum(cloudTypeIds),
    /** One of the five of its type. */
    tag: z.string().max(40),
    /** It appears on the caller's profile. */
    profileDisplay: z.boolean().default(true),
  }),
  response: z.object({ id: roomId }),
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/** What a score is made of. The points of the four add up to the score. */
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
  /** Some members whom the caller could find. */
  participants: z.array(personCard).max(CLOUD_FACES),
  /** How many of those the caller may see are here at this moment, and show it. */
  activeNow: z.number().int().min(0),
  matchScore: z.number().int().min(0).max(100),
  /** The reasons for the score. */
  confidenceLevel: z.enum(['high', 'medium', 'low']),
  confidence: z.string(),
  matchReasons: z.array(reason).length(cloudParts.length),
});
export type CloudRecommendation = z.infer<typeof recommendation>;

/** The vibes in square brackets, as JSON or bare. */
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

/** Recommended clouds, the best first: with a vibe those of that vibe, otherwise of all. */
export const recommendClouds = route({
  method: 'GET',
  path: '/api/chats/chaos/recommendations',
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
 * Joins a cloud, or asks to when it requires approval (`isMember` is false then). Throws `group_full`, and `not_found`
 * for a missing cloud or one that the caller cannot be recommended.
 */
export const joinCloud = route({
  method: 'POST',
  path: '/api/chats/chaos/join',
  access: 'member',
  body: z.object({ roomId }),
  response: z.object({ roomId, isMember: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

const profileCloud = z.object({
  ...cloudWords,
  /** The caller is in it too. */
  isMember: z.boolean(),
  /** It is on the profile of the person whose list this is; others get no other. */
  isShown: z.boolean(),
});
export type ProfileCloud = z.infer<typeof profileCloud>;

/** The clouds on a person's profile, the latest first; of the caller's own also those that are not shown. */
export const cloudsOf = route({
  method: 'GET',
  path: '/api/chats/chaos/user/:userId',
  access: 'member',
  params: z.object({ userId }),
  response: z.object({ clouds: z.array(profileCloud) }),
});

/** Puts a cloud of the caller's on their profile, or takes it off. */
export const showCloud = route({
  method: 'PUT',
  path: '/api/chats/chaos/:roomId/shown',
  access: 'member',
  params: z.object({ roomId }),
  body: z.object({ isShown: z.boolean() }),
  response: ok,
  limit,
});
