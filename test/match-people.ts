import { sql } from 'kysely';
import { cellOf, TALKS, VIBES, type Profile } from '#server/features/matching/profile/profile.ts';
import { bitsOf } from '#server/features/matching/search/search.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { seededRng } from '#content/seeded-rng.ts';

const FIRST_ID = 100_000_000_000;
const INTERESTS = 200;

/** Returns a function that draws a random index by weight. */
function drawer(weights: number[], random: () => number): () => number {
  const sums: number[] = [];
  let total = 0;
  for (const weight of weights) sums.push((total += weight));
  return () => {
    const at = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const zipf = (n: number, power: number): number[] => Array.from({ length: n }, (_, i) => 1 / (i + 1) ** power);

/** Returns people whose places are distributed roughly as in the United States: from state to ZIP by Zipf's law. */
export function inventPeople(count: number, { seed, today }: { seed: number; today: number }): Profile[] {
  const random = seededRng(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const state = drawer(zipf(52, 0.75), random);
  const county = drawer(zipf(62, 0.8), random);
  const city = drawer(zipf(10, 0.9), random);
  const zip = drawer(zipf(6, 0.4), random);
  const interest = drawer(zipf(INTERESTS, 0.6), random);
  const wants = [0b1111, 0b1111, 0b1111, 0b0001, 0b0010, 0b0101, 0b0110, 0b0011];
  const people: Profile[] = [];
  for (let i = 0; i < count; i += 1) {
    const [s, c, t, z] = [state(), county(), city(), zip()];
    const age = 18 + Math.floor(random() ** 1.8 * 50);
    const span = pick([1, 3, 3, 6, 6, 81]);
    const interests = new Uint32Array(8);
    let interestCount = 0;
    for (let n = random() < 0.05 ? 0 : 1 + Math.floor(random() * 12); interestCount < n;) {
      const at = interest();
      const bit = (1 << (31 - (at & 31))) >>> 0;
      const word = at >> 5;
      if (((interests[word] ?? 0) & bit) !== 0) continue;
      interests[word] = ((interests[word] ?? 0) | bit) >>> 0;
      interestCount += 1;
    }
    const axis = (): number => Math.round((random() + random() - 1) * 1000) / 1000;
    const styles = pick([1, 4, 5, 5, 5, 13, 15, 7, 12]);
    people.push({
      userId: FIRST_ID + i * 7 + Math.floor(random() * 7),
      isDemo: false,
      isChecked: i % 5 < 2,
      onlyChecked: i % 11 === 0,
      tongues: [0, 1, 1, 3, 2][i % 5] ?? 0,
      onlyTongue: i % 13 === 0 && i % 5 > 0,
      born:
        (Math.floor(today / 10_000) - age - 1) * 10_000 +
        (1 + Math.floor(random() * 12)) * 100 +
        1 +
        Math.floor(random() * 28),
      gender: pick([1, 1, 1, 1, 2, 2, 2, 2, 4, 8]),
      wants: pick(wants),
      // Half of the people with a limited age range give the range relative to their own age.
      ...(span !== 81 && i % 2 === 0
        ? { minAge: -span, maxAge: span }
        : { minAge: Math.max(18, age - span), maxAge: span === 81 ? 150 : age + span }),
      intent: pick([1, 1, 3, 3, 3, 2]),
      radius: pick([0, 1, 2, 3, 3, 3, 4, 4, 4, 4]),
      state: s,
      county: s * 64 + c,
      city: (s * 64 + c) * 16 + t,
      zip: ((s * 64 + c) * 16 + t) * 8 + z,
      run:
        cellOf({ energy: axis(), perception: axis(), judgement: axis(), lifestyle: axis() }) * TALKS +
        styles * 3 +
        pick([0, 1, 2, 2]),
      vibe: Math.floor(random() * VIBES),
      interests,
      interestCount,
    });
  }
  return people;
}

/** Inserts people, each with an account. A statement inserts at most 10,000, so that its parameters stay small. */
export async function storePeople(db: Db, people: readonly Profile[]): Promise<void> {
  for (let from = 0; from < people.length; from += 10_000) {
    const rows = people.slice(from, from + 10_000);
    const column = (of: (person: Profile) => number): number[] => rows.map(of);
    await sql`INSERT INTO account (id, handle, is_demo, created_at) SELECT id, 'p' || id, is_demo, now()
      FROM unnest(${column((p) => p.userId)}::bigint[], ${rows.map((p) => p.isDemo)}::boolean[]) AS row (id, is_demo)`.execute(
      db,
    );
    await sql`INSERT INTO match_profile (user_id, is_demo, born, gender, wants, min_age, max_age, intent, radius, zip, city, county,
        state, run, vibe, interest_count, interests, is_checked, only_checked, tongues, only_tongue)
      SELECT user_id, is_demo, born, gender, wants, min_age, max_age, intent, radius, zip, city, county, state, run, vibe,
        interest_count, bits::bit(256), is_checked, only_checked, tongues, only_tongue FROM unnest(
        ${column((p) => p.userId)}::bigint[], ${rows.map((p) => p.isDemo)}::boolean[], ${column((p) => p.born)}::int[], ${column((p) => p.gender)}::int2[],
        ${column((p) => p.wants)}::int2[], ${column((p) => p.minAge)}::int2[], ${column((p) => p.maxAge)}::int2[],
        ${column((p) => p.intent)}::int2[], ${column((p) => p.radius)}::int2[], ${column((p) => p.zip)}::int[],
        ${column((p) => p.city)}::int[], ${column((p) => p.county)}::int[], ${column((p) => p.state)}::int[],
        ${column((p) => p.run)}::int2[], ${column((p) => p.vibe)}::int2[], ${column((p) => p.interestCount)}::int2[],
        ${rows.map((p) => bitsOf(p.interests))}::text[], ${rows.map((p) => p.isChecked)}::boolean[],
        ${rows.map((p) => p.onlyChecked)}::boolean[], ${column((p) => p.tongues)}::int[],
        ${rows.map((p) => p.onlyTongue)}::boolean[]
      ) AS row (user_id, is_demo, born, gender, wants, min_age, max_age, intent, radius, zip, city, county, state, run, vibe,
        interest_count, bits, is_checked, only_checked, tongues, only_tongue)`.execute(db);
  }
}
