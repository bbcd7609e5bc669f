import { HOUR_MS } from '#contract/durations.ts';
import { interests as catalogue } from '#content/interests.ts';
import type { Speaker } from '#content/speaker.ts';
import { cloudParts, type CloudRecommendation, type CloudGroupType, type CloudVibe } from '#contract/clouds.ts';

/** The points for the vibe: `tag` and `type` if the cloud's tag or type has a wished vibe, `unknown` without a wish. */
export const VIBE = { tag: 28, type: 12, unknown: 20 } as const;
/** The points for each interest that the person shares with a member, and the most points for all interests. */
export const SHARED = { each: 10, most: 30 } as const;
/** The points by the time since the last message, the shortest time first. */
export const ALIVE = [
  { ms: HOUR_MS, points: 20 },
  { ms: 6 * HOUR_MS, points: 15 },
  { ms: 24 * HOUR_MS, points: 10 },
  { ms: 168 * HOUR_MS, points: 5 },
] as const;
/** The points for at most these numbers of members, the smallest first; a full cloud is never recommended. */
export const SIZE = [
  { most: 1, points: 3 },
  { most: 2, points: 6 },
  { most: 12, points: 10 },
  { most: 18, points: 6 },
  { most: 23, points: 3 },
] as const;
export const MOST = {
  vibe: VIBE.tag + VIBE.type,
  interests: SHARED.most,
  alive: ALIVE[0].points,
  size: SIZE[2].points,
};

/** The facts about a cloud that its score uses. */
export interface CloudFacts {
  cloud_type: CloudGroupType;
  tag: string;
  vibe: CloudVibe;
  type_vibe: CloudVibe;
  spoke_at: Date;
  member_count: number;
  told: number;
  /** The interests of the members, as 256 characters of 0 and 1. */
  interests: string;
}

/** The facts about the person who gets recommendations. */
export interface Wisher {
  /** The vibes that the person chose on tiles, or else those of their current mood; empty when neither is known. */
  wants: readonly CloudVibe[];
  /** True when the person chose a tile. */
  hasChosen: boolean;
  /** The person's interests, in the same form as those of a cloud. */
  interests: string;
  now: Date;
}

/** The reader of the reasons. */
export interface ReasonReader extends Wisher {
  /** The translator for the person's language. */
  speaker: Speaker;
}

export type Points = Record<(typeof cloudParts)[number], number>;

export const bitsOf = (interests: string, others: string): number[] =>
  [...interests].flatMap((bit, at) => (bit === '1' && others[at] === '1' ? [at] : []));

/** Returns the points of a cloud; `searchClouds` computes the same in SQL. */
export function pointsOf(cloud: CloudFacts, { wants, interests, now }: Wisher): Points {
  const byTag = wants.includes(cloud.vibe) ? VIBE.tag : 0;
  const byType = wants.includes(cloud.type_vibe) ? VIBE.type : 0;
  const silence = now.getTime() - cloud.spoke_at.getTime();
  return {
    vibe: wants.length === 0 ? VIBE.unknown : byTag + byType,
    interests: Math.min(SHARED.most, SHARED.each * bitsOf(interests, cloud.interests).length),
    alive: ALIVE.find(({ ms }) => silence <= ms)?.points ?? 0,
    size: SIZE.find(({ most }) => cloud.member_count <= most)?.points ?? 0,
  };
}

export function scoreOf(points: Points): number {
  return cloudParts.reduce((sum, part) => sum + points[part], 0);
}

/** Returns interests as bits; ids that are no longer in the catalog are left out. */
export function asBits(ids: readonly string[]): string {
  const known = new Set(catalogue.filter(({ id }) => ids.includes(id)).map(({ bit }) => bit));
  return Array.from({ length: 256 }, (_, bit) => (known.has(bit) ? '1' : '0')).join('');
}

/**
 * Returns how reliable a score is. It depends on whether three things are known: the person's wished vibes and
 * interests, and the interests of at least half of the members.
 */
export function confidenceOf(
  { told, member_count: people }: CloudFacts,
  { wants, interests, speaker }: ReasonReader,
): Pick<CloudRecommendation, 'confidenceLevel' | 'confidence'> {
  const known = [wants.length > 0, interests.includes('1'), told * 2 >= people].filter(Boolean).length;
  const level = known === 3 ? 'high' : known === 2 ? 'medium' : 'low';
  const who = told === 0 ? 'nobody' : people === 1 ? 'one' : 'some';
  const confidence = speaker.t(
    'clouds.confidence',
    '{level, select, high {Quite sure} medium {Fairly sure} other {A guess}}: matching knows the interests of {who, select, nobody {nobody in it yet} one {the one in it} other {{told} of the {people}}}.',
    { level, who, told, people },
  );
  return { confidenceLevel: level, confidence };
}
