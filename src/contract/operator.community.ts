import { z } from 'zod';
import { operatorLimit, operatorsOnly } from './operator.ts';
import { joinings } from './place.ts';
import { route } from './route.ts';

/** A count below this is said as "few", and the number does not leave the server. */
export const LEAST_COUNTED = 5;
/** A share of fewer people, matches or reports than this is not said. */
export const LEAST_SHARED = 20;
/** The days after joining that are asked about. */
export const returnDays = [1, 7, 30] as const;
export type ReturnDay = (typeof returnDays)[number];

/** The days that the page can look back on, with today not among them. */
export const communityRanges = ['30', '90', '365'] as const;
export type CommunityRange = (typeof communityRanges)[number];

/** A number of at least LEAST_COUNTED; null means few: 0 to 4. */
const count = z.number().int().min(LEAST_COUNTED).nullable();

/** What days add up to. `about` is off by what cannot be added without telling a hidden count. */
const total = z.object({ count, isAbout: z.boolean() });
export type Total = z.infer<typeof total>;

/**
 * A share in whole percent. `few`: fewer than LEAST_COUNTED have it. `most`: fewer than LEAST_COUNTED do not have it,
 * and `percent` is the least that it can be. Null: of fewer than LEAST_SHARED, or not known yet.
 */
const share = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('few') }),
    z.object({ is: z.enum(['percent', 'most']), percent: z.number().int().min(0).max(100) }),
  ])
  .nullable();
export type Share = z.infer<typeof share>;

/** What happens of days, one number a day. */
export const plotted = ['matches', 'messages', 'posts', 'reports'] as const;
export type Plotted = (typeof plotted)[number];
/** How members come and go. */
export const moved = ['joined', 'left', 'removed'] as const;
export type Moved = (typeof moved)[number];

const series = z.object({
  /** One count a day, the earliest first, with yesterday as the last. */
  days: z.array(count),
  total,
  /** What happened today so far, in fives. */
  today: count,
});
export type Series = z.infer<typeof series>;

const cohort = z.object({
  /** The Monday of the week in which they joined: YYYY-MM-DD. */
  week: z.iso.date(),
  people: total,
  /** The part of them that came back this many days after joining, or later. */
  back: z.object({ 1: share, 7: share, 30: share }),
});
export type Cohort = z.infer<typeof cohort>;

/** A step on the way from a match to a talk. */
const step = z.object({ of: total, share });
export type Step = z.infer<typeof step>;
export const talkSteps = ['hello', 'bothWrote', 'tenLines'] as const;

/** A day on which an operator changed who may join. */
const placeEvent = z.object({
  day: z.iso.date(),
  what: z.enum(joinings),
});
export type PlaceEvent = z.infer<typeof placeEvent>;

export const communityNumbers = z.object({
  /** The place's time zone, an IANA name. */
  zone: z.string(),
  /** The time of the last count; null before the first. */
  countedAt: z.iso.datetime().nullable(),
  /** The place's present day. */
  today: z.iso.date(),
  /** The first day of the series. A young place has fewer days than the range. */
  from: z.iso.date(),
  members: z.object({
    /** The members at the end of each day, as far as the counts that are shown add up to them. */
    days: z.array(count),
    now: total,
    joined: total,
    left: total,
    removed: total,
  }),
  moves: z.object({ joined: z.array(count), left: z.array(count), removed: z.array(count) }),
  series: z.object({ matches: series, messages: series, posts: series, reports: series }),
  /** In fives. */
  openReports: count,
  cameBack: z.object({
    all: z.object({ 1: share, 7: share, 30: share }),
    /** The latest week last. */
    weeks: z.array(cohort),
  }),
  /** Of the matches whose week is over, what became of them within seven days. */
  talk: z.object({ weeks: z.number().int(), made: total, hello: step, bothWrote: step, tenLines: step }),
  /** The pairs who both said that they met at a plan, up to the last day of which all have had the time to say so. */
  met: z.object({ pairs: total, until: z.iso.date().nullable() }),
  answers: z.object({
    inTime: share,
    /** The minutes within which half of the answered reports had their answer. */
    medianMinutes: z.number().int().nullable(),
    changed: total,
  }),
  events: z.array(placeEvent),
});
export type CommunityNumbers = z.infer<typeof communityNumbers>;

/** The numbers of the place. No number is about fewer than five, and none can be computed from the others. */
export const readCommunity = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/community',
  query: z.object({ range: z.enum(communityRanges) }),
  response: communityNumbers,
  limit: operatorLimit,
});
