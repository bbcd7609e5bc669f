import { z } from 'zod';
import { matchData } from './matching.parts.ts';
import { intents, personCard, userId } from './people.ts';
import { ok, route } from './route.ts';
import { tongue } from './tongues.ts';

export const radiuses = ['nearby', 'across_town', 'county', 'state', 'anywhere'] as const;
export const genderPreferences = ['everyone', 'women', 'men', 'non-binary'] as const;
export const depths = ['deep', 'casual', 'balanced'] as const;
export const styles = ['texting', 'video_calls', 'in_person', 'voice_calls'] as const;
export const agePreferences = ['exact_peers', 'little_flexibility', 'broad_horizons', 'no_preference'] as const;

/** The rough distance between two people, in steps, so that neither learns where the other lives. */
export const nearness = z.enum(['same_area', 'same_city', 'same_county', 'same_state', 'same_country']);
export type Nearness = z.infer<typeof nearness>;
export type Radius = (typeof radiuses)[number];
export type AgePreference = (typeof agePreferences)[number];

export const YOUNGEST = 18;
export const OLDEST = 99;
/** The number of human matches in a day without premium. */
export const DAILY_MATCHES = 3;
/** The number of human matches in a day with premium. */
export const PREMIUM_DAILY_MATCHES = 5;

/**
 * The origin of a match: a daily search, the weekly premium search, the Quest Hall, or a practice run. A practice run is
 * with a demo member; it is in no list of matches and counts as none.
 */
export const matchKinds = ['daily', 'eternal', 'hall', 'practice'] as const;
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
  /** True when `agePreference` sets the range around the person's own age, so that each birthday moves the range. */
  followsAge: z.boolean(),
  /** True when members see `connectionIntent` on the profile and can find the person by it in the directory. */
  showsIntent: z.boolean(),
  /** True when the person meets only people with whom they share a language, both ways. It needs a language of their own. */
  sharesTongue: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** The values of preferences that a request to save leaves out. A new form starts with these values. */
export const defaultPreferences: Preferences = {
  minAge: 18,
  maxAge: 99,
  locationRadius: 'state',
  genderPreferences: ['everyone'],
  connectionIntent: ['open'],
  connectionDepth: 'balanced',
  communicationStyle: ['texting', 'in_person'],
  agePreference: 'no_preference',
  followsAge: false,
  showsIntent: false,
  sharesTongue: false,
};

export const getPreferences = route({
  method: 'GET',
  path: '/api/soul-matching/preferences',
  access: 'member',
  audience: 'me',
  /** Preferences that are not chosen yet are null or empty, and `isComplete` is false. */
  response: z.object({
    minAge: age.nullable(),
    maxAge: age.nullable(),
    locationRadius: z.enum(radiuses).nullable(),
    genderPreferences: z.array(z.enum(genderPreferences)),
    connectionIntent: z.array(z.enum(intents)),
    connectionDepth: z.enum(depths).nullable(),
    communicationStyle: z.array(z.enum(styles)),
    agePreference: z.enum(agePreferences).nullable(),
    followsAge: z.boolean(),
    showsIntent: z.boolean(),
    sharesTongue: z.boolean(),
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
      /** If omitted, true when `agePreference` is a preset and the ages are its range or the default 18 to 99. */
      followsAge: z.boolean().optional(),
      /** If omitted, it stays as it was. */
      showsIntent: z.boolean().optional(),
      /** If omitted, it stays as it was. */
      sharesTongue: z.boolean().optional(),
    })
    .refine(({ minAge, maxAge }) => minAge <= maxAge, {
      path: ['maxAge'],
      message: 'The upper age is below the lower one.',
    }),
  response: preferences,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

/** The facts that matching needs about a person, in the order in which the screens ask for them. */
export const matchNeeds = ['gender', 'birthday', 'zipCode', 'quiz', 'preferences'] as const;
export type MatchNeed = (typeof matchNeeds)[number];

/** One match, with the same card for both people, whichever of them searched. */
export const soulMatch = z.object({
  id: z.uuid(),
  user: personCard,
  age: z.number().int().nullable(),
  /** Absent only in a day that an earlier version of the app stored on a device. */
  bio: z.string().nullable().optional(),
  /** The languages that both speak, in the caller's order; absent in a day of an earlier version. */
  tongues: z.array(tongue).optional(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  nearness: nearness.nullable(),
  state: z.enum(['offered', 'connected']),
  kind: z.enum(matchKinds),
  /** True when the caller's search found the match, or the caller connected in the hall. */
  isFoundByMe: z.boolean(),
  /** True once the caller said hello, with a like or with a message. */
  isLikedByMe: z.boolean(),
  /** True once either person has written a message; after a pass, only later messages count. */
  isTalking: z.boolean(),
  matchData,
  chatRoomId: z.uuid(),
  offeredAt: z.iso.datetime(),
});
export type SoulMatch = z.infer<typeof soulMatch>;

/** The state of the caller's matching day, and their newest open matches, the newest first. */
const day = z.object({
  humanMatches: z.number().int(),
  /** The matches that `humanMatches` counts, in the order of their searches, including those that ended. */
  humanMatchIds: z.array(z.uuid()),
  /** The number of companions met today. */
  aiMatches: z.number().int(),
  /** The number of companions that the caller may meet in a day. */
  aiLimit: z.number().int(),
  isPremium: z.boolean(),
  /** `readyAt`: when an Eternal search is possible, null without premium; `matchId`: this week's match, if open. */
  eternal: z.object({ readyAt: z.iso.datetime().nullable(), matchId: z.uuid().nullable() }),
  remainingMatches: z.number().int(),
  dailyLimit: z.number().int(),
  dailyLimitReached: z.boolean(),
  noNewMatches: z.boolean(),
  /** The milliseconds from `serverTime` to `resetsAt`. */
  timeUntilReset: z.number().int(),
  /** The next midnight in the caller's time zone, when a new matching day begins. */
  resetsAt: z.iso.datetime(),
  serverTime: z.iso.datetime(),
  missing: z.array(z.enum(matchNeeds)),
  /** True once the caller had a match, and true once they said hello in one; ended matches count. */
  hasMet: z.boolean(),
  hasSaidHello: z.boolean(),
  /** The newest match that is still open; `id` is the other person's. */
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

/** `photo`: only people whose photo is checked; see `setOnlyChecked` in photo-check.ts. `tongue`: see `sharesTongue`. */
export const filters = ['distance', 'age', 'gender', 'intent', 'photo', 'tongue', 'theirs'] as const;
export type Filter = (typeof filters)[number];
/** The upper limit of a count of people, which screens show as "more than 100". */
export const MANY = 100;

/**
 * The reasons for an empty search: for each filter, the number of people who would fit without that filter. Numbers are
 * multiples of five; below five, 1 means "somebody". In a search of one ZIP code, filters other than `distance` get 0
 * instead of 1.
 */
const emptyResult = z.object({
  counts: z.array(z.object({ filter: z.enum(filters), wouldFit: z.number().int().min(0).max(MANY) })),
  narrowest: z.enum(filters).nullable(),
  /** The people who joined in the caller's state in the last seven days, whomever they fit: a multiple of five. */
  joined: z.number().int().min(0).max(MANY),
  /** The smallest wider radius that finds a person; null if none does. The search itself widens only after a tap. */
  widen: z.object({ locationRadius: z.enum(radiuses), wouldFit: z.number().int().min(1).max(MANY) }).nullable(),
});
export type EmptyResult = z.infer<typeof emptyResult>;

export const findNewMatch = route({
  method: 'POST',
  path: '/api/soul-matching/find-new-match',
  access: 'member',
  idempotent: true,
  response: day.extend({
    match: soulMatch.nullable(),
    message: z.string(),
    empty: emptyResult.nullable(),
    /** True when nobody fits and a practice run would find a demo member. */
    practice: z.boolean(),
    /** True when nobody fits because no other person can be matched on this server at all. */
    isAlone: z.boolean(),
  }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
export type SearchResult = z.infer<typeof findNewMatch.response>;

/** Returns one of the caller's open matches. Throws `not_found` for any other match. */
export const getMatch = route({
  method: 'GET',
  path: '/api/soul-matching/matches/:matchId',
  access: 'member',
  params: z.object({ matchId: z.uuid() }),
  response: soulMatch,
});

/**
 * Runs the weekly search of premium members over the whole country. Throws `premium_required` without premium, and
 * `eternal_waiting` before the next week begins. A search without a result does not use up the week.
 */
export const findEternalMatch = route({
  method: 'POST',
  path: '/api/soul-matching/eternal-match',
  access: 'member',
  idempotent: true,
  response: day.extend({ match: soulMatch.nullable(), message: z.string() }),
  limit: { max: 10, windowSeconds: 60, by: 'member' },
});

export const swipe = route({
  method: 'POST',
  path: '/api/soul-matching/swipe',
  access: 'member',
  body: z.strictObject({ matchId: z.uuid(), action: z.enum(['like', 'connect', 'pass']) }),
  /** The id of the room; null after a pass. */
  response: z.object({ ok: z.literal(true), chatroom_id: z.uuid().nullable() }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

/** Ends a match permanently for both people; they can still read the conversation. */
export const unmatch = route({
  method: 'POST',
  path: '/api/soul-matching/unmatch',
  access: 'member',
  body: z.strictObject({ matchId: z.uuid() }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});
