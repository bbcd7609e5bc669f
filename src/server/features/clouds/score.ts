import { interests as catalogue } from '#content/interests.ts';
import type { Speaker } from '#content/mail-words.ts';
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
  { ms: HOUR_MS, points: 20 },
  { ms: 6 * HOUR_MS, points: 15 },
  { ms: 24 * HOUR_MS, points: 10 },
  { ms: 168 * HOUR_MS, points: 5 },
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

/** The reader of the reasons. */
export interface Reader extends Wisher {
  /** What says them in their language. */
  speaker: Speaker;
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
export function reasonsOf(cloud: CloudFacts, wisher: Reader): CloudReason[] {
  const points = pointsOf(cloud, wisher);
  const texts = {
    vibe: vibeWords(cloud, wisher),
    interests: interestWords(cloud, wisher),
    alive: aliveWords(points.alive, wisher.speaker),
    size: sizeWords(cloud.member_count, wisher.speaker),
  };
  return cloudParts.map((part) => ({ part, points: points[part], most: MOST[part], text: texts[part] }));
}

function vibeWords({ tag, vibe, type_vibe }: CloudFacts, { wants, hasChosen, speaker }: Reader): string {
  if (wants.length === 0)
    return speaker.t('clouds.mood-unsaid', '{tag}. You have not said how you feel today', { tag });
  const how = hasChosen ? 'asked' : 'today';
  const mood = moodWords(vibe, speaker);
  const typeMood = moodWords(type_vibe, speaker);
  if (wants.includes(vibe)) {
    return wants.includes(type_vibe)
      ? speaker.t('clouds.mood-fits', '{tag}, {mood} {how, select, asked {as you asked} other {like you today}}', {
          tag,
          mood,
          how,
        })
      : speaker.t(
          'clouds.mood-of-the-tag-fits',
          '{tag}, {mood} {how, select, asked {as you asked} other {like you today}}, which its type seldom is',
          { tag, mood, how },
        );
  }
  if (wants.includes(type_vibe)) {
    return speaker.t(
      'clouds.mood-of-the-type-fits',
      '{tag} is {mood}, but its type is {typeMood} {how, select, asked {as you asked} other {like you today}}',
      { tag, mood, typeMood, how },
    );
  }
  const list = new Intl.ListFormat(speaker.locale, { type: 'disjunction' });
  const wanted = list.format(wants.map((want) => moodWords(want, speaker)));
  return speaker.t('clouds.mood-is-another', '{tag} is {mood}, and you want it {wanted}', { tag, mood, wanted });
}

function moodWords(vibe: CloudVibe, { t }: Speaker): string {
  return t(
    'clouds.mood',
    '{vibe, select, playful {playful} supportive {supportive} adventurous {adventurous} creative {creative} other {full of surprises}}',
    { vibe },
  );
}

function interestWords({ interests, told }: CloudFacts, { interests: own, speaker: { t } }: Reader): string {
  if (!own.includes('1')) return t('clouds.no-interests-named', 'You have named no interests yet');
  if (told === 0) return t('clouds.nobodys-interests-known', 'Matching knows nobody’s interests here yet');
  const shared = new Set(bitsOf(own, interests));
  const [first, second, ...more] = catalogue.filter(({ bit }) => shared.has(bit)).map(({ name }) => name);
  if (first === undefined) return t('clouds.no-interests-shared', 'None of your interests so far');
  if (second === undefined) return t('clouds.one-interest', '{first} is somebody’s thing here too', { first });
  return more.length === 0
    ? t('clouds.two-interests', '{first} and {second}', { first, second })
    : t('clouds.more-interests', '{first}, {second} and {more} more', { first, second, more: more.length });
}

function aliveWords(points: number, { t }: Speaker): string {
  const at = ALIVE.findIndex((one) => one.points === points);
  return t(
    'clouds.alive',
    '{since, select, s0 {Last heard from within the hour} s1 {Last heard from in the last six hours} s2 {Last heard from in the last day} s3 {Last heard from this week} other {Quiet for more than a week}}',
    { since: `s${at}` },
  );
}

function sizeWords(people: number, { t }: Speaker): string {
  if (people === 1) return t('clouds.one-person', 'One person, who would love company');
  if (people === 2) return t('clouds.two-people', '2 people, and a third makes a group');
  if (people <= 12) return t('clouds.few-people', '{people} people, you would be heard', { people });
  return people <= 18
    ? t('clouds.a-full-table', '{people} people, a full table', { people })
    : t('clouds.nearly-full', '{people} people, a few chairs left', { people });
}

/** Returns how much a score rests on. */
export function confidenceOf(
  { told, member_count: people }: CloudFacts,
  { wants, interests, speaker }: Reader,
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
