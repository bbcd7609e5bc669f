import { sql } from 'kysely';
import { radiuses } from '#contract/matching.ts';
import { whyNobody } from '#server/features/matching/search/empty.ts';
import { findEternal } from '#server/features/matching/search/eternal.queries.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { bestPerson, type Search } from '#server/features/matching/search/search.queries.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { inventPeople, storePeople } from '#test/match-people.ts';
import { median, quantile, report, type BenchRow } from '#bench/table.ts';
import { Columns } from './columns.ts';
import { writePlans } from './plans.ts';
import { fill, plainBest, type Stand } from './stand.ts';
import { shuffled, takeTurns, type Times, type Way } from './ways.ts';
import { ANYWHERE, STATE, agreement, everyNth, searchOf, today, watch, type Watcher } from './watchers.ts';

const SMALL = 10_000;
const MIDDLE = 100_000;
const LARGE = 1_000_000;
const AGREEMENT_VIEWERS = 1000;
/** The number of viewers; VIEWERS=10 makes it smaller for a busy machine. */
const VIEWERS = Number(process.env['VIEWERS'] ?? 40);
const EMPTY_VIEWERS = 5;
const NEAR = ['nearby', 'across_town', 'county', 'state'] as const;

/** Measures a search among 10,000, 100,000 and a million people, and checks that it finds the best. */
export async function speed(stand: Stand): Promise<void> {
  const rows: BenchRow[] = [];
  const times = new Map<number, Times>();
  for (const size of [SMALL, MIDDLE, LARGE]) {
    const people = inventPeople(size, { seed: 1, today });
    await fill(stand.db, people);
    const watchers = await watch(stand.db, people, size === SMALL ? AGREEMENT_VIEWERS : VIEWERS);
    await sql`VACUUM ANALYZE soul_match`.execute(stand.db);
    const kind = `best person, every radius and the weekly one, ${watchers.length} viewers, ${size.toLocaleString('en')} people`;
    const found = await agreement(stand.db, people, watchers);
    rows.push({ what: `${kind}, PostgreSQL`, value: found, unit: '%', atLeast: 100 });
    if (size === SMALL) rows.push({ what: `${kind}, PGlite`, value: await onPglite(people), unit: '%', atLeast: 100 });
    const few = everyNth(watchers, VIEWERS);
    times.set(size, await searches(stand, few, new Columns(people)));
    if (size !== SMALL) rows.push(...speedRows(times.get(size) as Times, size));
    if (size === LARGE) rows.push(...(await emptyRows(stand, everyNth(few, EMPTY_VIEWERS))));
    if (size === LARGE && process.env['PLANS']) await writePlans(stand, few);
  }
  for (const name of NEAR) {
    const growth = median(times.get(LARGE)?.of(name) ?? []) / median(times.get(SMALL)?.of(name) ?? []);
    rows.push({ what: `growth of ${name}, 10 k → 1 M (√ of it is 10)`, value: growth, unit: '×', atMost: 10 });
  }
  report('Best match, PostgreSQL, 500 already seen, medians', rows);
}

async function onPglite(people: readonly Profile[]): Promise<number> {
  const pglite = await openPglite({});
  await migrate(pglite);
  await storePeople(pglite.db, people);
  const result = await agreement(pglite.db, people, await watch(pglite.db, people, AGREEMENT_VIEWERS));
  await pglite.close();
  return result;
}

/**
 * Measures the searches of each watcher. Near searches come first, shuffled, because a scan of everybody empties the
 * cache. Before them, a search that is not reported warms the cache.
 */
function searches(stand: Stand, watchers: readonly Watcher[], columns: Columns): Promise<Times> {
  const random = seededRng(2);
  // V8 compiles the pass over typed arrays several times; a few viewers would measure its slow versions.
  for (let round = 0; round < 3; round += 1)
    for (const { viewer, seen } of watchers) columns.best(viewer, today, new Set(seen));
  return takeTurns(watchers, ({ viewer, seen }) => {
    const search = (radius: number) => () => bestPerson(stand.db, searchOf(viewer, radius));
    const near: Way[] = NEAR.map((what) => ({ what, work: search(radiuses.indexOf(what)) }));
    return [
      { what: 'warm', work: search(0) },
      ...shuffled(near, random),
      { what: 'anywhere', work: search(ANYWHERE) },
      { what: 'eternal', work: () => findEternal(stand.db, searchOf(viewer, ANYWHERE)) },
      { what: 'columns', work: () => columns.best(viewer, today, new Set(seen)) },
      { what: 'plain', work: () => plainBest(stand.plain, searchOf(viewer, ANYWHERE), seen) },
    ];
  });
}

/** The bounds in ms apply to a million people only. The bounds of ratios apply to 100,000 people too. */
function speedRows(times: Times, size: number): BenchRow[] {
  const of = size.toLocaleString('en');
  const ms = (what: string): number => median(times.of(what));
  const most = (atMost: number) => (size === LARGE ? { atMost } : {});
  return [
    { what: `${of}: same ZIP`, value: ms('nearby'), unit: 'ms', ...most(1.5) },
    { what: `${of}: same city`, value: ms('across_town'), unit: 'ms', ...most(1.5) },
    { what: `${of}: same county`, value: ms('county'), unit: 'ms', ...most(1.5) },
    { what: `${of}: same state`, value: ms('state'), unit: 'ms', ...most(5) },
    { what: `${of}: anywhere`, value: ms('anywhere'), unit: 'ms', ...most(90) },
    { what: `${of}: anywhere, 95th percentile`, value: quantile(times.of('anywhere'), 0.95), unit: 'ms' },
    { what: `${of}: Eternal Match`, value: ms('eternal'), unit: 'ms' },
    { what: `${of}: typed arrays, one pass over all`, value: ms('columns'), unit: 'ms' },
    { what: `${of}: plain parallel scan of all`, value: ms('plain'), unit: 'ms' },
    { what: `${of}: anywhere / typed arrays`, value: ms('anywhere') / ms('columns'), unit: '×', atMost: 12 },
    { what: `${of}: Eternal Match / anywhere`, value: ms('eternal') / ms('anywhere'), unit: '×', atMost: 4 },
    { what: `${of}: state / plain parallel scan`, value: ms('state') / ms('plain'), unit: '×', atMost: 1 / 20 },
  ];
}

/**
 * Measures searches without a result: one for an age that nobody has, which an index can exclude, and one by a searcher
 * who passes no other person's filters, which reads everybody. Also measures the counts for an empty result.
 */
async function emptyRows(stand: Stand, watchers: readonly Watcher[]): Promise<BenchRow[]> {
  const unwanted = { gender: 16, wants: 15, minAge: 18, maxAge: 150, intent: 3 };
  const ways = (kind: string, searcher: Profile): Way[] => {
    const [near, far] = [searchOf(searcher, STATE), searchOf(searcher, ANYWHERE)];
    const counts = (search: Search) => () => stand.db.transaction().execute((trx) => whyNobody(trx, search));
    return [
      { what: `${kind}, state: search`, work: () => bestPerson(stand.db, near) },
      { what: `${kind}, state: counts`, work: counts(near) },
      { what: `${kind}, anywhere: search`, work: () => bestPerson(stand.db, far) },
      { what: `${kind}, anywhere: counts`, work: counts(far) },
      { what: `${kind}, plain parallel scan`, work: () => plainBest(stand.plain, far, []) },
    ];
  };
  const times = await takeTurns(watchers, ({ viewer }) => [
    ...ways('nobody of that age', { ...viewer, minAge: 97, maxAge: 97 }),
    ...ways('nobody looks for them', { ...viewer, ...unwanted }),
  ]);
  const rows = [...times.names()].map((what) => ({
    what: `empty: ${what}`,
    value: median(times.of(what)),
    unit: 'ms',
  }));
  const toPlain = (what: string): number =>
    median(times.of(`nobody looks for them, ${what}`)) / median(times.of('nobody looks for them, plain parallel scan'));
  return [
    ...rows,
    // This search reads all rows in one process; the plain scan may use three.
    { what: 'empty: search for everybody / plain', value: toPlain('anywhere: search'), unit: '×', atMost: 6 },
    // The counts need one parallel pass over everybody, and several passes that stop early.
    { what: 'empty: counts in a state / plain', value: toPlain('state: counts'), unit: '×', atMost: 2 },
    { what: 'empty: counts anywhere / plain', value: toPlain('anywhere: counts'), unit: '×', atMost: 2 },
  ];
}
