/**
 * The best match: that it is the best, and what finding it costs. PostgreSQL at TEST_DATABASE_URL, else on this machine; a database of the run's own is made there and dropped.
 */
import { sql } from 'kysely';
import { radiuses } from '#contract/matching.ts';
import { bestOf, fits } from '#server/features/matching/eligible.ts';
import type { Profile } from '#server/features/matching/profile.ts';
import { scoreOf } from '#server/features/matching/score.ts';
import { findBest } from '#server/features/matching/search.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { seededRng } from '#server/platform/seeded-rng.ts';
import { inventPeople, storePeople } from '#test/match-people.ts';
import { Columns } from './match/columns.ts';
import { fill, openStand, plainBest, storeSeen, type Stand } from './match/stand.ts';
import { median, quantile, report, timed, type BenchRow } from './table.ts';

const url = process.env['TEST_DATABASE_URL'] ?? 'postgres://localhost:5432/postgres';
const today = 20_261_121;
const now = new Date('2026-11-21T12:00:00Z');
const SIZES = [10_000, 100_000, 1_000_000];
const AGREEMENT_VIEWERS = 1000;
const VIEWERS = 40;
const ROUNDS = 3;
const SEEN = 500;

interface Watcher {
  viewer: Profile;
  seen: number[];
}

const searchOf = (viewer: Profile, radius: number) => ({ viewer: { ...viewer, radius }, today, now, offersADay: 3 });
const everyNth = (people: readonly Profile[], count: number): Profile[] =>
  Array.from({ length: count }, (_, n) => people[Math.floor((n * people.length) / count)] as Profile);

/** How many of the searches find the very person a plain loop over everybody finds, in percent. */
async function agreement(db: Db, people: readonly Profile[], watchers: readonly Watcher[]): Promise<number> {
  let [same, all] = [0, 0];
  for (const radius of radiuses.keys()) {
    for (const { viewer, seen } of watchers) {
      const search = searchOf(viewer, radius);
      const best = bestOf(search.viewer, people, { today, seen: new Set(seen) });
      const found = await findBest(db, search);
      all += 1;
      if (found?.userId === best?.userId && found?.score === best?.score) same += 1;
    }
  }
  return (same * 100) / all;
}

/** People a viewer has been offered before: the best there are, where it is hardest to do without them, and some others. */
function chooseSeen(viewer: Profile, people: readonly Profile[]): number[] {
  const fitting = people.filter((other) => fits({ ...viewer, radius: 4 }, other, today));
  const ranked = fitting.map((other) => ({ id: other.userId, score: scoreOf(viewer, other) }));
  const best = ranked.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, SEEN / 5);
  const others = everyNth(fitting, Math.min(fitting.length, SEEN)).map((other) => other.userId);
  return [...new Set([...best.map((one) => one.id), ...others])].slice(0, SEEN);
}

/** Every pair counts for both: who was offered to one of the viewers has been offered that viewer. */
async function watch(db: Db, people: readonly Profile[], count: number): Promise<Watcher[]> {
  const watchers = everyNth(people, count).map((viewer) => ({ viewer, seen: chooseSeen(viewer, people) }));
  const byId = new Map(watchers.map((watcher) => [watcher.viewer.userId, watcher]));
  for (const { viewer, seen } of watchers) {
    await storeSeen(db, viewer, seen);
    for (const other of seen) {
      const watcher = byId.get(other);
      if (watcher && !watcher.seen.includes(viewer.userId)) watcher.seen.push(viewer.userId);
    }
  }
  return watchers;
}

interface Way {
  what: keyof Times;
  work: () => unknown;
}

function shuffled(ways: readonly Way[], random: () => number): Way[] {
  const drawn = ways.map((way) => ({ way, at: random() }));
  return drawn.toSorted((a, b) => a.at - b.at).map(({ way }) => way);
}

const NEAR = ['nearby', 'across_town', 'county', 'state'] as const;
type Times = Record<(typeof NEAR)[number] | 'anywhere' | 'columns' | 'plain', number[]>;

/**
 * All ways of searching, one after the other for each viewer, so that a slow moment of the machine meets them all. The
 * near ones go first, shuffled, after one that is not counted: a scan of everything leaves cold caches behind.
 */
async function measure(stand: Stand, watchers: readonly Watcher[], columns: Columns): Promise<Times> {
  const times: Times = { nearby: [], across_town: [], county: [], state: [], anywhere: [], columns: [], plain: [] };
  const random = seededRng(2);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { viewer, seen } of watchers) {
      const search = (radius: number) => () => findBest(stand.db, searchOf(viewer, radius));
      const near: Way[] = NEAR.map((what) => ({ what, work: search(radiuses.indexOf(what)) }));
      await search(0)();
      for (const { what, work } of [
        ...shuffled(near, random),
        { what: 'anywhere' as const, work: search(radiuses.indexOf('anywhere')) },
        { what: 'columns' as const, work: () => columns.best(viewer, today, new Set(seen)) },
        { what: 'plain' as const, work: () => plainBest(stand.plain, searchOf(viewer, 4), seen) },
      ]) {
        const ms = await timed(work);
        if (round > 0) times[what].push(ms);
      }
    }
  }
  return times;
}

async function onPglite(people: readonly Profile[]): Promise<number> {
  const pglite = await openPglite({});
  await migrate(pglite);
  await storePeople(pglite.db, people);
  const result = await agreement(pglite.db, people, await watch(pglite.db, people, AGREEMENT_VIEWERS));
  await pglite.close();
  return result;
}

function speedRows(times: Times): BenchRow[] {
  const ms = (what: keyof Times): number => median(times[what]);
  return [
    { what: 'same ZIP', value: ms('nearby'), unit: 'ms', atMost: 1.5 },
    { what: 'same city', value: ms('across_town'), unit: 'ms', atMost: 1.5 },
    { what: 'same county', value: ms('county'), unit: 'ms', atMost: 1.5 },
    { what: 'same state', value: ms('state'), unit: 'ms', atMost: 5 },
    { what: 'anywhere', value: ms('anywhere'), unit: 'ms', atMost: 90 },
    { what: 'anywhere, 95th percentile', value: quantile(times.anywhere, 0.95), unit: 'ms' },
    { what: 'typed arrays, one pass over all', value: ms('columns'), unit: 'ms' },
    { what: 'plain parallel scan of all', value: ms('plain'), unit: 'ms' },
    { what: 'anywhere / typed arrays', value: ms('anywhere') / ms('columns'), unit: '×', atMost: 12 },
    { what: 'state / plain parallel scan', value: ms('state') / ms('plain'), unit: '×', atMost: 1 / 20 },
  ];
}

async function main(): Promise<void> {
  const rows: BenchRow[] = [];
  const stand = await openStand(url);
  const perSize: Times[] = [];
  try {
    for (const [index, size] of SIZES.entries()) {
      const people = inventPeople(size, { seed: 1, today });
      await fill(stand.db, people);
      const isSmall = index === 0;
      const watchers = await watch(stand.db, people, isSmall ? AGREEMENT_VIEWERS : VIEWERS);
      await sql`VACUUM ANALYZE soul_match`.execute(stand.db);
      const kind = `best person, every radius, ${watchers.length} viewers, ${size.toLocaleString('en')} people`;
      rows.push({
        what: `${kind}, PostgreSQL`,
        value: await agreement(stand.db, people, watchers),
        unit: '%',
        atLeast: 100,
      });
      if (isSmall) rows.push({ what: `${kind}, PGlite`, value: await onPglite(people), unit: '%', atLeast: 100 });
      perSize.push(await measure(stand, everyWatcher(watchers), new Columns(people)));
    }
  } finally {
    await stand.close();
  }
  const [small, , large] = perSize;
  if (!small || !large) return;
  rows.push(...speedRows(large));
  for (const name of NEAR) {
    const growth = median(large[name]) / median(small[name]);
    rows.push({ what: `growth of ${name}, 10 k → 1 M (√ of it is 10)`, value: growth, unit: '×', atMost: 10 });
  }
  report('Best match, PostgreSQL, 1,000,000 people, 500 already seen, medians', rows);
}

const everyWatcher = (watchers: readonly Watcher[]): Watcher[] =>
  watchers.filter((_, index) => index % Math.ceil(watchers.length / VIEWERS) === 0);

await main();
