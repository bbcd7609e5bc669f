import { sql } from 'kysely';
import { radiuses } from '#contract/matching.ts';
import { whyNobody } from '#server/features/matching/search/empty.ts';
import { ageOn, type Profile } from '#server/features/matching/profile/profile.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import { inventPeople } from '#test/match-people.ts';
import { median, report, type BenchRow } from '#bench/table.ts';
import { Columns } from './columns.ts';
import { fill, plainBest, storeExhausted, type Stand } from './stand.ts';
import { takeTurns, type Times, type Way } from './ways.ts';
import { ANYWHERE, STATE, agreement, everyNth, searchOf, today, watch, type Watcher } from './watchers.ts';

const VIEWERS = 8;
const NEARBY = radiuses.indexOf('nearby');
const CITY = radiuses.indexOf('across_town');

/** Measures communities that defeat the search's shortcuts: equal members, very narrow filters, and one crowded ZIP. */
export async function adversarial(stand: Stand): Promise<void> {
  const rows = [...(await everybodyAlike(stand)), ...(await allNarrow(stand)), ...(await oneZip(stand))];
  report('Best match, adversarial communities, PostgreSQL, medians', rows);
}

async function settle(stand: Stand, people: readonly Profile[]): Promise<Watcher[]> {
  await fill(stand.db, people);
  const watchers = await watch(stand.db, people, VIEWERS);
  await sql`VACUUM ANALYZE soul_match`.execute(stand.db);
  return watchers;
}

const ratio = (times: Times, one: string, other: string): number => median(times.of(one)) / median(times.of(other));

function baselines(stand: Stand, columns: Columns, { viewer, seen }: Watcher): Way[] {
  return [
    { what: 'columns', work: () => columns.best(viewer, today, new Set(seen)) },
    { what: 'plain', work: () => plainBest(stand.plain, searchOf(viewer, ANYWHERE), seen) },
  ];
}

/**
 * Everybody has one type, one vibe, and the same interests and preferences. All scores are equal, so no bound ends a
 * search early. One process reads everybody twice for the search, and sorts all. The plain scan has up to three
 * processes and keeps one row, so the search may cost ten times as much. The search also checks each person's daily
 * limit of offers.
 */
async function everybodyAlike(stand: Stand): Promise<BenchRow[]> {
  const people = inventPeople(100_000, { seed: 3, today });
  const { run, vibe, interests, interestCount } = people[0] as Profile;
  const same = { run, vibe, interests, interestCount, gender: 1, wants: 15, intent: 3, minAge: 18, maxAge: 150 };
  for (const person of people) Object.assign(person, same, { radius: ANYWHERE });
  const watchers = await settle(stand, people);
  const columns = new Columns(people);
  const found = await agreement(stand.db, people, watchers);
  const ways = (watcher: Watcher): Way[] => [
    { what: 'state', work: () => bestPerson(stand.db, searchOf(watcher.viewer, STATE)) },
    { what: 'anywhere', work: () => bestPerson(stand.db, searchOf(watcher.viewer, ANYWHERE)) },
  ];
  const times = await takeTurns(watchers, (watcher) => [...ways(watcher), ...baselines(stand, columns, watcher)]);
  const ids = people.map((person) => person.userId).toSorted((a, b) => a - b);
  await storeExhausted(stand.db, ids.slice(0, 20_000));
  const late = await takeTurns(watchers, ways);
  const name = 'everybody alike, 100,000';
  return [
    { what: `${name}: the best is found`, value: found, unit: '%', atLeast: 100 },
    { what: `${name}: state`, value: median(times.of('state')), unit: 'ms' },
    { what: `${name}: anywhere`, value: median(times.of('anywhere')), unit: 'ms' },
    { what: `${name}: plain parallel scan`, value: median(times.of('plain')), unit: 'ms' },
    { what: `${name}: anywhere / plain`, value: ratio(times, 'anywhere', 'plain'), unit: '×', atMost: 10 },
    { what: `${name}: anywhere / typed arrays`, value: ratio(times, 'anywhere', 'columns'), unit: '×' },
    { what: `${name}: anywhere, 20,000 offered enough today`, value: median(late.of('anywhere')), unit: 'ms' },
    {
      what: `${name}: the same / before`,
      value: median(late.of('anywhere')) / median(times.of('anywhere')),
      unit: '×',
      atMost: 4,
    },
  ];
}

/**
 * Everybody wants one gender, their own age, one intent and their own ZIP, so almost no pair fits. One process reads
 * everybody for the search. Then several processes read everybody again for the counts that explain the result.
 */
async function allNarrow(stand: Stand): Promise<BenchRow[]> {
  const people = inventPeople(100_000, { seed: 4, today });
  for (const [index, person] of people.entries()) {
    const age = ageOn(person.born, today);
    const one = 1 + (index % 2);
    Object.assign(person, { wants: one, minAge: age, maxAge: age, intent: one, radius: NEARBY });
  }
  const watchers = await settle(stand, people);
  const columns = new Columns(people);
  const found = await agreement(stand.db, people, watchers);
  const times = await takeTurns(watchers, (watcher) => [
    ...[NEARBY, STATE, ANYWHERE].flatMap((radius) => {
      const search = searchOf(watcher.viewer, radius);
      return [
        { what: `${radiuses[radius]}`, work: () => bestPerson(stand.db, search) },
        {
          what: `${radiuses[radius]}, counts`,
          work: () => stand.db.transaction().execute((trx) => whyNobody(trx, search)),
        },
      ];
    }),
    ...baselines(stand, columns, watcher),
  ]);
  const name = 'all filters narrow, 100,000';
  const ms = (what: string): BenchRow => ({ what: `${name}: ${what}`, value: median(times.of(what)), unit: 'ms' });
  return [
    { what: `${name}: the best, or nobody, is found`, value: found, unit: '%', atLeast: 100 },
    ...[...times.names()].map(ms),
    { what: `${name}: anywhere / plain`, value: ratio(times, 'anywhere', 'plain'), unit: '×', atMost: 6 },
    {
      what: `${name}: counts of nearby / plain`,
      value: ratio(times, 'nearby, counts', 'plain'),
      unit: '×',
      atMost: 12,
    },
    {
      what: `${name}: counts of anywhere / plain`,
      value: ratio(times, 'anywhere, counts', 'plain'),
      unit: '×',
      atMost: 12,
    },
  ];
}

/** Half of all people live in one ZIP, more than in any real one. The search may cost twice the scan of everybody. */
async function oneZip(stand: Stand): Promise<BenchRow[]> {
  const people = inventPeople(200_000, { seed: 5, today });
  const { zip, city, county, state } = people[0] as Profile;
  for (const person of everyNth(people, 100_000)) Object.assign(person, { zip, city, county, state });
  const watchers = await settle(stand, people);
  const columns = new Columns(people);
  const found = await agreement(stand.db, people, everyNth(watchers, 2));
  const times = await takeTurns(watchers, (watcher) => [
    { what: 'nearby', work: () => bestPerson(stand.db, searchOf(watcher.viewer, NEARBY)) },
    { what: 'across_town', work: () => bestPerson(stand.db, searchOf(watcher.viewer, CITY)) },
    ...baselines(stand, columns, watcher),
  ]);
  const name = '100,000 of 200,000 in one ZIP';
  return [
    { what: `${name}: the best is found`, value: found, unit: '%', atLeast: 100 },
    { what: `${name}: nearby`, value: median(times.of('nearby')), unit: 'ms' },
    { what: `${name}: across town`, value: median(times.of('across_town')), unit: 'ms' },
    { what: `${name}: plain parallel scan`, value: median(times.of('plain')), unit: 'ms' },
    { what: `${name}: nearby / across town`, value: ratio(times, 'nearby', 'across_town'), unit: '×' },
    { what: `${name}: nearby / plain`, value: ratio(times, 'nearby', 'plain'), unit: '×', atMost: 2 },
    { what: `${name}: nearby / typed arrays`, value: ratio(times, 'nearby', 'columns'), unit: '×' },
  ];
}
