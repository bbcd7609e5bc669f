import { ageOn, TALKS, type DayNumber, type Profile } from '#server/features/matching/profile/profile.ts';
import { scoringFor, SHRINK } from '#server/features/matching/score/score.ts';

/** The people as typed arrays, one array for each column, to measure a scan directly over memory. */
export class Columns {
  readonly #numbers: Record<Column, Int32Array>;
  readonly #ids: Float64Array;
  readonly #interests: Uint32Array;

  constructor(people: readonly Profile[]) {
    const of = (column: Column): Int32Array => Int32Array.from(people, (person) => person[column]);
    this.#numbers = Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<Column, Int32Array>;
    this.#ids = Float64Array.from(people, (person) => person.userId);
    this.#interests = new Uint32Array(people.length * 8);
    for (const [index, person] of people.entries()) this.#interests.set(person.interests, index * 8);
  }

  /** Returns the id of the best match anywhere, or 0 if nobody fits. One pass has the search's filters and bound. */
  best(viewer: Profile, today: DayNumber, seen: ReadonlySet<number>): number {
    const { born, gender, wants, minAge, maxAge, intent, radius, run, vibe, interestCount } = this.#numbers;
    const scoring = scoringFor(viewer);
    const [personality, communication, vibes, most] = [
      Int32Array.from(scoring.personality),
      Int32Array.from(scoring.communication),
      Int32Array.from(scoring.vibes),
      Int32Array.from(scoring.interests),
    ];
    const age = ageOn(viewer.born, today);
    const [oldest, youngest] = [today - (viewer.maxAge + 1) * 10_000, today - viewer.minAge * 10_000];
    let [best, bestId] = [-1, 0];
    for (let i = 0; i < this.#ids.length; i += 1) {
      const birth = at(born, i);
      if (birth <= oldest || birth > youngest || age < at(minAge, i) || age > at(maxAge, i)) continue;
      if ((at(gender, i) & viewer.wants) === 0 || (at(wants, i) & viewer.gender) === 0) continue;
      if ((at(intent, i) & viewer.intent) === 0) continue;
      const talk = at(run, i) % TALKS;
      const base = at(personality, (at(run, i) - talk) / TALKS) + at(communication, talk) + at(vibes, at(vibe, i));
      const count = at(interestCount, i);
      if (base + at(most, count) < best) continue;
      if (at(radius, i) < 4 && at(radius, i) < this.#distance(viewer, i)) continue;
      const score = base + this.#interestScore(viewer, i, count);
      const id = at(this.#ids, i);
      if (score < best || (score === best && id > bestId) || id === viewer.userId || seen.has(id)) continue;
      [best, bestId] = [score, id];
    }
    return bestId;
  }

  #distance(viewer: Profile, i: number): number {
    const { zip, city, county, state } = this.#numbers;
    if (at(zip, i) === viewer.zip) return 0;
    if (at(city, i) === viewer.city) return 1;
    if (at(county, i) === viewer.county) return 2;
    return at(state, i) === viewer.state ? 3 : 4;
  }

  #interestScore(viewer: Profile, i: number, count: number): number {
    let shared = 0;
    for (let word = 0; word < 8; word += 1) {
      shared += ones(at(this.#interests, i * 8 + word) & at(viewer.interests, word));
    }
    const isKnown = count > 0 && viewer.interestCount > 0;
    const ratio = isKnown
      ? Math.floor((shared * 2000 + SHRINK.parts) / (count + viewer.interestCount + SHRINK.named))
      : SHRINK.unknown;
    return Math.floor((ratio * (2000 - ratio) * 3) / 100);
  }
}

const columns = [
  'born',
  'gender',
  'wants',
  'minAge',
  'maxAge',
  'intent',
  'radius',
  'run',
  'vibe',
  'interestCount',
  'zip',
  'city',
  'county',
  'state',
] as const satisfies (keyof Profile)[];
type Column = (typeof columns)[number];

/** The index is always within the array; the cast costs nothing at run time. */
function at(array: Int32Array | Uint32Array | Float64Array, index: number): number {
  return array[index] as number;
}

/** Counts the set bits of a word, without a loop. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
