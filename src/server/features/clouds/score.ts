import { cloudTypes, vibeNames } from '#content/clouds.ts';
import { interests as catalogue } from '#content/interests.ts';
import {
  cloudParts,
  type CloudReason,
  type CloudRecommendation,
  type CloudTypeId,
  type CloudVibe,
} from '#contract/clouds.ts';

const HOUR_MS = 3_600_000;

/** The points of a cloud whose tag leans where the person wants to go, of one whose type does, and without such a wish. */
export const VIBE = { tag: 28, type: 12, unknown: 20 } as const;
/** The points of each interest that the person shares with somebody in it. */
export const SHARED = { each: 10, most: 30 } as const;
/** The points of a cloud that was heard within so long, the shortest first. */
export const ALIVE = [
  { ms: HOUR_MS, points: 20, words: 'Last heard from within the hour' },
  { ms: 6 * HOUR_MS, points: 15, words: 'Last heard from in the last six hours' },
  { ms: 24 * HOUR_MS, points: 10, words: 'Last heard from in the last day' },
  { ms: 168 * HOUR_MS, points: 5, words: 'Last heard from this week' },
] as const;
/** The points of a cloud with at most so many people, the smallest first; a full one is never recommended. */
export const SIZE = [
  { most: 1, points: 3 },
  { most: 2, points: 6 },
  { most: 12, points: 10 },
  { most: 18, points: 6 },
  { most: 23, points: 3 },
] as const;
const MOST = { vibe: VIBE.tag + VIBE.type, interests: SHARED.most, alive: ALIVE[0].points, size: SIZE[2].points };

/** What is known of a cloud. */
export interface CloudFacts {
  cloud_type: CloudTypeId;
  tag: string;
  vibe: CloudVibe;
  type_vibe: CloudVibe;
  spoke_at: Date;
  member_count: number;
  told: number;
  /** The interests of those in it, 256 characters of 0 and 1. */
  interests: string;
}

/** What is known of whom it is recommended to. */
export interface Wisher {
  /** What they want, by a tile or by how they feel today; empty where neither is known. */
  wants: readonly CloudVibe[];
  /** They chose it by a tile. */
  hasChosen: boolean;
  /** Theirs, like a cloud's. */
  interests: string;
  now: Date;
}

export type Points = Record<(typeof cloudParts)[number], number>;

const bitsOf = (interests: string, others: string): number[] =>
  [...interests].flatMap((bit, at) => (bit === '1' && others[at] === '1' ? [at] : []));

/** Returns the points of a cloud; `searchClouds` says the same in SQL. */
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

/** Returns interests as bits; ids that the catalogue no longer has are left out. */
export function asBits(ids: readonly string[]): string {
  const known = new Set(catalogue.filter(({ id }) => ids.includes(id)).map(({ bit }) => bit));
  return Array.from({ length: 256 }, (_, bit) => (known.has(bit) ? '1' : '0')).join('');
}

/** Returns what each part of a score rests on, in the order of the contract. */
export function reasonsOf(cloud: CloudFacts, wisher: Wisher): CloudReason[] {
  const points = pointsOf(cloud, wisher);
  const texts = {
    vibe: vibeWords(cloud, wisher),
    interests: interestWords(cloud, wisher),
    alive: ALIVE.find((one) => one.points === points.alive)?.words ?? 'Quiet for more than a week',
    size: sizeWords(cloud.member_count),
  };
  return cloudParts.map((part) => ({ part, points: points[part], most: MOST[part], text: texts[part] }));
}

const moods: Readonly<Record<CloudVibe, string>> = {
  playful: 'playful',
  supportive: 'supportive',
  adventurous: 'adventurous',
  creative: 'creative',
  surprise: 'full of surprises',
};

function vibeWords({ cloud_type, tag, vibe, type_vibe }: CloudFacts, { wants, hasChosen }: Wisher): string {
  if (wants.length === 0) return `${tag}. You have not said how you feel today`;
  const like = hasChosen ? 'as you asked' : 'like you today';
  const { title } = cloudTypes[cloud_type];
  if (wants.includes(vibe)) {
    return wants.includes(type_vibe)
      ? `${tag}, ${moods[vibe]} ${like}`
      : `${tag}, ${moods[vibe]} ${like}, which ${title} seldom is`;
  }
  return wants.includes(type_vibe)
    ? `${tag} is ${moods[vibe]}, but ${title} is ${moods[type_vibe]} ${like}`
    : `${tag} is ${moods[vibe]}, and you want ${wants.map((want) => vibeNames[want]).join(' or ')}`;
}

function interestWords({ interests, told }: CloudFacts, wisher: Wisher): string {
  if (!wisher.interests.includes('1')) return 'You have named no interests yet';
  if (told === 0) return 'Matching knows nobody’s interests here yet';
  const shared = new Set(bitsOf(wisher.interests, interests));
  const names = catalogue.filter(({ bit }) => shared.has(bit)).map(({ name }) => name);
  if (names.length === 0) return 'None of your interests so far';
  const [first = '', second, ...more] = names;
  if (second === undefined) return `${first} is somebody’s thing here too`;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

function sizeWords(people: number): string {
  if (people === 1) return 'One person, who would love company';
  if (people === 2) return '2 people, and a third makes a group';
  if (people <= 12) return `${people} people, you would be heard`;
  return people <= 18 ? `${people} people, a full table` : `${people} people, a few chairs left`;
}

/** Returns how much a score rests on. */
export function confidenceOf(
  { told, member_count: people }: CloudFacts,
  { wants, interests }: Wisher,
): Pick<CloudRecommendation, 'confidenceLevel' | 'confidence'> {
  const known = [wants.length > 0, interests.includes('1'), told * 2 >= people].filter(Boolean).length;
  const [level, words] =
    known === 3
      ? (['high', 'Quite sure'] as const)
      : known === 2
        ? (['medium', 'Fairly sure'] as const)
        : (['low', 'A guess'] as const);
  const some = people === 1 ? 'the one in it' : `${told} of the ${people}`;
  const who = told === 0 ? 'nobody in it yet' : some;
  return { confidenceLevel: level, confidence: `${words}: matching knows the interests of ${who}.` };
}
