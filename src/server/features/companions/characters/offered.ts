import { archetypes } from '#content/archetypes.ts';
import { compatibility } from '#content/compatibility.ts';
import type { Companion } from '#content/companions/companion.ts';
import { does } from '#content/companions/does.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { Offered } from '#contract/companions.ts';
import { mbtiType } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { quotaDay, usedOf } from '#server/platform/limits/quotas.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import { lastMet, seekerOf, unmetBy, type SeekerRow } from './companions.queries.ts';
import { personaOf } from './persona.ts';

/** The points of each shared interest, which are added to a compatibility of 0 to 100. */
const POINTS_AN_INTEREST = 6;

interface Candidate {
  userId: number;
  persona: Companion;
}

/** A person's day of AI characters. */
export interface CharacterDay {
  /** The day of the quota (YYYY-MM-DD). */
  day: string;
  met: number;
  limit: number;
  /** The number of characters whom the person has not met. */
  unmet: number;
  /** The characters whom the person may still meet today, the best fit first. */
  offered: Candidate[];
}

/** Returns the characters from whom the person may choose today. Throws `mbti_required` before the quiz. */
export async function offeredTo({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<Offered> {
  const now = clock.now();
  const { met, limit, unmet, offered } = await characterDay(db, await seekerOf(db, userId), { userId, now });
  const cards = await cardsFor(
    db,
    offered.map((one) => one.userId),
    { viewerId: userId, now },
  );
  return {
    everyoneMet: unmet === 0,
    aiMatches: met,
    aiLimit: limit,
    characters: offered.flatMap(({ userId: id, persona: { key, number, life } }) => {
      const companion = cards.get(id);
      return companion === undefined ? [] : [{ companion, number, does: spokenToReader(does[key] ?? life) }];
    }),
  };
}

/**
 * Returns the state of the person's day. The order of the characters follows from the person alone, so a reload shows
 * the same ones, and those who were not chosen are offered again. No two characters of a day have one animal, while
 * there are others. Throws `mbti_required` before the quiz.
 */
export async function characterDay(
  db: Db,
  seeker: SeekerRow | undefined,
  { userId, now }: { userId: number; now: Date },
): Promise<CharacterDay> {
  if (seeker === undefined) throw new AppError('not_found');
  const type = mbtiType.nullable().parse(seeker.mbti_type);
  if (type === null) throw new AppError('mbti_required');
  const { day } = quotaDay(seeker, now);
  const met = await usedOf(db, { userId, kind: 'companion', period: day });
  const { companions: limit } = await quotaOf(db, userId, now);
  const unmet = (await unmetBy(db, userId)).flatMap((row) => {
    const persona = personaOf({ key: row.key, persona: null });
    return persona === undefined ? [] : [{ userId: row.userId, persona }];
  });
  const ranked = unmet.map((candidate) => {
    const shared = candidate.persona.interests.filter((id) => seeker.interests.includes(id)).length;
    return {
      candidate,
      score: compatibility(type, candidate.persona.type) + POINTS_AN_INTEREST * shared,
      lot: seededRng(`${userId} ${candidate.persona.key}`)(),
    };
  });
  ranked.sort((one, other) => other.score - one.score || one.lot - other.lot);
  const metToday = new Set(
    (await lastMet(db, userId, met)).flatMap((key) => animalOf(personaOf({ key, persona: null }))),
  );
  const offered = distinct(
    ranked.map(({ candidate }) => candidate),
    { most: Math.max(0, limit - met), metToday },
  );
  return { day, met, limit, unmet: unmet.length, offered };
}

const animalOf = (persona: Companion | undefined): string[] =>
  persona === undefined ? [] : [archetypes[persona.type].animal];

/** Returns the first candidates with different animals, also other ones than those whom the person met today. */
function distinct(
  ranked: readonly Candidate[],
  { most, metToday }: { most: number; metToday: ReadonlySet<string> },
): Candidate[] {
  const seen = new Set(metToday);
  const chosen = new Set<Candidate>();
  for (const candidate of ranked) {
    const [animal = ''] = animalOf(candidate.persona);
    if (chosen.size === most || seen.has(animal)) continue;
    seen.add(animal);
    chosen.add(candidate);
  }
  // The last characters whom somebody has not met may share an animal.
  const rest = ranked.filter((candidate) => !chosen.has(candidate)).slice(0, most - chosen.size);
  return [...chosen, ...rest];
}
