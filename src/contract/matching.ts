import { z } from 'zod';
import { matchData } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

export const radiuses = ['nearby', 'across_town', 'county', 'state', 'anywhere'] as const;
export const genderPreferences = ['everyone', 'women', 'men', 'non-binary'] as const;
export const intents = ['friendship', 'romantic', 'both', 'open'] as const;
export const depths = ['deep', 'casual', 'balanced'] as const;
export const styles = ['texting', 'video_calls', 'in_person', 'voice_calls'] as const;
export const agePreferences = ['exact_peers', 'little_flexibility', 'broad_horizons', 'no_preference'] as const;

/** How near two people live, as far as either may know. */
export const nearness = z.enum(['same_area', 'same_city', 'same_county', 'same_state', 'same_country']);
export type Nearness = z.infer<typeof nearness>;
export type Radius = (typeof radiuses)[number];
export type AgePreference = (typeof agePreferences)[number];

export const YOUNGEST = 18;
export const OLDEST = 99;
/** Human matches a day, free and with premium. */
export const DAILY_MATCHES = 3;
export const PREMIUM_DAILY_MATCHES = 5;

/** How two people came to meet: by a daily search, by the weekly one, or in the Quest Hall. */
export const matchKinds = ['daily', 'eternal', 'hall'] as const;
export type MatchKind = (typeof matchKinds)[number];

const age = z.number().int().min(YOUNGEST).max(OLDEST);
const oneOrMore = <T extends readonly [string, ...string[]]>(of: T) =>
  z
    .array(z.enum(of))
    .min(1)
    .max(of.length)
    .transform((chosen) => of.filter((one) => chosen.includes(one as T[number])) as T[number][]);

export const preferences = z.object({
  minAge: age,
  maxAge: age,
  locationRadius: z.enum(radiuses),
  genderPreferences: z.array(z.enum(genderPreferences)),
  connectionIntent: z.array(z.enum(intents)),
  connectionDepth: z.enum(depths),
  communicationStyle: z.array(z.enum(styles)),
  agePreference: z.enum(agePreferences),
});
export type Preferences = z.infer<typeof preferences>;

/** What stands in a field that was never chosen. */
export const defaultPreferences: Preferences = {
  minAge: 18,
  maxAge: 99,
  locationRadius: 'state',
  genderPreferences: ['everyone'],
  connectionIntent: ['open'],
  connectionDepth: 'balanced',
  communicationStyle: ['texting', 'in_person'],
  agePreference: 'no_preference',
};

export const getPreferences = route({
  method: 'GET',
  path: '/api/soul-matching/preferences',
  access: 'member',
  audience: 'me',
  /** What is not chosen yet is null or empty, and `isComplete` false. */
  response: z.object({
    minAge: age.nullable(),
    maxAge: age.nullable(),
    locationRadius: z.enum(radiuses).nullable(),
    genderPreferences: z.array(z.enum(genderPreferences)),
    connectionIntent: z.array(z.enum(intents)),
    connectionDepth: z.enum(depths).nullable(),
    communicationStyle: z.array(z.enum(styles)),
    agePreference: z.enum(agePreferences).nullable(),
    isComplete: z.boolean(),
  }),
});

export const savePreferences = route({
  method: 'POST',
  path: '/api/soul-matching/preferences',
  access: 'member',
  audience: 'me',
  body: z
    .strictObject({
      minAge: age.default(defaultPreferences.minAge),
      maxAge: age.default(defaultPreferences.maxAge),
      locationRadius: z.enum(radiuses).default(defaultPreferences.locationRadius),
      genderPreferences: oneOrMore(genderPreferences).default(defaultPreferences.genderPreferences),
      connectionIntent: oneOrMore(intents).default(defaultPreferences.connectionIntent),
      connectionDepth: z.enum(depths).default(defaultPreferences.connectionDepth),
      communicationStyle: oneOrMore(styles).default(defaultPreferences.communicationStyle),
      agePreference: z.enum(agePreferences).optional(),
    })
    .refine(({ minAge, maxAge }) => minAge <= maxAge, {
      path: ['maxAge'],
      message: 'The upper age is below the lower one.',
    }),
  response: preferences,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/** What a person needs before anyone can be found for them, in the order the screens ask for it. */
export const matchNeeds = ['gender', 'birthday', 'zipCode', 'quiz', 'preferences'] as const;
export type MatchNeed = (typeof matchNeeds)[number];

/** Someone offered to the caller, or the caller to them: both see the same card. */
export const soulMatch = z.object({
  id: z.uuid(),
  user: personCard,
  age: z.number().int().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  nearness: nearness.nullable(),
  state: z.enum(['offered', 'connected']),
  kind: z.enum(matchKinds),
  /** Whether the caller's own search found it, and so spent one of the caller's matches. */
  isFoundByMe: z.boolean(),
  isLikedByMe: z.boolean(),
  matchData,
  chatRoomId: z.uuid(),
  offeredAt: z.iso.datetime(),
});
export type SoulMatch = z.infer<typeof soulMatch>;

/** How the caller's matching day stands, and everyone they are matched with, the newest first. */
const day = z.object({
  humanMatches: z.number().int(),
  /** Companions met today, and how many a day has. */
  aiMatches: z.number().int(),
  aiLimit: z.number().int(),
  isPremium: z.boolean(),
  /** The Eternal Match of this week: from when the caller may ask for one (null without premium), and the open one. */
  eternal: z.object({ readyAt: z.iso.datetime().nullable(), matchId: z.uuid().nullable() }),
  remainingMatches: z.number().int(),
  dailyLimit: z.number().int(),
  dailyLimitReached: z.boolean(),
  noNewMatches: z.boolean(),
  /** Milliseconds to the next local midnight, and that moment. */
  timeUntilReset: z.number().int(),
  resetsAt: z.iso.datetime(),
  serverTime: z.iso.datetime(),
  missing: z.array(z.enum(matchNeeds)),
  /** The newest match still open: `id` is the other person. */
  currentMatch: z.object({ id: userId, matchId: z.uuid(), chatRoomId: z.uuid() }).nullable(),
  matches: z.array(soulMatch),
});
export type MatchDay = z.infer<typeof day>;

export const listMatches = route({
  method: 'GET',
  path: '/api/soul-matching/matches',
  access: 'member',
  response: day,
});

export const filters = ['distance', 'age', 'gender', 'intent', 'theirs'] as const;
export type Filter = (typeof filters)[number];
/** Counts of people stop here: beyond it "many" is all anyone needs to know. */
export const MANY = 100;

/**
 * Why nobody was found: for each filter, how many would fit if that one were as wide as it goes. In fives; below five, 1
 * means "somebody", and of a single ZIP not even that is told.
 */
const emptyResult = z.object({
  counts: z.array(z.object({ filter: z.enum(filters), wouldFit: z.number().int().min(0).max(MANY) })),
  narrowest: z.enum(filters).nullable(),
  /** The nearest wider radius that would find somebody; nothing is widened without a tap. */
  widen: z.object({ locationRadius: z.enum(radiuses), wouldFit: z.number().int().min(1).max(MANY) }).nullable(),
});
export type EmptyResult = z.infer<typeof emptyResult>;

/** Carries an `Idempotency-Key` header: the same key never takes a second match. */
export const findNewMatch = route({
  method: 'POST',
  path: '/api/soul-matching/find-new-match',
  access: 'member',
  response: day.extend({ match: soulMatch.nullable(), message: z.string(), empty: emptyResult.nullable() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
export type SearchResult = z.infer<typeof findNewMatch.response>;

/** One of the caller's open matches; `not_found` for any other. */
export const getMatch = route({
  method: 'GET',
  path: '/api/soul-matching/matches/:matchId',
  access: 'member',
  params: z.object({ matchId: z.uuid() }),
  response: soulMatch,
});

/**
 * The weekly search of premium members, over the whole country. `premium_required` without it, `eternal_waiting`
 * before the next week begins; a search that finds nobody leaves the week open. Carries an `Idempotency-Key` header.
 */
export const findEternalMatch = route({
  method: 'POST',
  path: '/api/soul-matching/eternal-match',
  access: 'member',
  response: day.extend({ match: soulMatch.nullable(), message: z.string() }),
  limit: { max: 10, windowSeconds: 60, by: 'member' },
});

/** At most this many ids of candidates a step, and only with developer tools on. */
export const DEBUG_IDS = 20;

const debugStep = z.object({
  step: z.number().int().min(1),
  name: z.string(),
  description: z.string(),
  /** How many came in, and how many of those went no further; see `isCoarse`. */
  candidates: z.number().int(),
  excludedCount: z.number().int(),
  passed: z.number().int(),
  /** Why this step is narrow, in a sentence; null where it is not. */
  reason: z.string().nullable(),
  filteredOut: z.array(userId),
  candidateIds: z.array(userId),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** The caller's own pipeline, step by step, as a search right now would go. */
export const debugMatching = route({
  method: 'GET',
  path: '/api/soul-matching/debug',
  access: 'member',
  audience: 'me',
  response: z.object({
    error: z.string().nullable(),
    /**
     * Whether numbers of people in the caller's reach are told in fives, 0 for fewer than five: always but with
     * developer tools on, because exact ones would tell where a single person lives or whom they look for.
     */
    isCoarse: z.boolean(),
    currentUser: z.object({
      handle: z.string(),
      email: z.string().nullable(),
      displayName: z.string(),
      gender: z.string().nullable(),
      birthYear: z.number().int().nullable(),
      zipCode: z.string().nullable(),
      personalityTraits: z.number().int(),
      interests: z.number().int(),
    }),
    /** At least three personality traits and one interest; `missing` says what matching itself needs. */
    currentUserEligible: z.boolean(),
    missing: z.array(z.enum(matchNeeds)),
    preferences: preferences.extend({ allowGlobalMatching: z.boolean() }).nullable(),
    debugSteps: z.array(debugStep),
    summary: z.object({
      totalCandidates: z.number().int(),
      finalCandidates: z.number().int(),
      narrowest: z.string().nullable(),
      best: z.object({ score: z.number().int(), id: userId.nullable() }).nullable(),
    }),
  }),
  limit: { max: 20, windowSeconds: 60, by: 'member' },
});
export type MatchDebug = z.infer<typeof debugMatching.response>;

export const swipe = route({
  method: 'POST',
  path: '/api/soul-matching/swipe',
  access: 'member',
  body: z.strictObject({ matchId: z.uuid(), action: z.enum(['like', 'connect', 'pass']) }),
  /** The room, or null after a pass. */
  response: z.object({ ok: z.literal(true), chatroom_id: z.uuid().nullable() }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** Ends a match for both, for good; what was written stays readable. */
export const unmatch = route({
  method: 'POST',
  path: '/api/soul-matching/unmatch',
  access: 'member',
  body: z.strictObject({ matchId: z.uuid() }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
