import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { profilesOf, upsertProfile, type ProfileRow } from '#server/features/matching/profile/matching.queries.ts';
import { CELLS, TALKS, VIBES } from '#server/features/matching/profile/profile.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { plansOf } from '#test/explain.ts';
import { inventPeople } from '#test/match-people.ts';
import { median, report, timed, type BenchRow } from '#bench/table.ts';
import { fill, type Stand } from './stand.ts';
import { takeTurns, type Times, type Way } from './ways.ts';
import { ANYWHERE, STATE, everyNth, searchOf, today, watch, type Watcher } from './watchers.ts';

const PEOPLE = 100_000;
const VIEWERS = 10;
/** About twenty times the rate of 100,000 members who each change their profile twice a day. */
const EDITS_A_SECOND = 50;
const EDITED = PEOPLE / 10;

/** Measures searches before edits, during edits, after editing a tenth of the profiles, and after a vacuum. */
export async function churn(stand: Stand): Promise<void> {
  const people = inventPeople(PEOPLE, { seed: 6, today });
  await fill(stand.db, people);
  const watchers = await watch(stand.db, people, VIEWERS);
  await sql`VACUUM ANALYZE soul_match`.execute(stand.db);
  const rows = await profilesOf(
    stand.plain,
    everyNth(people, EDITED).map((person) => person.userId),
  );
  const searches = (rounds: number): Promise<Times> => takeTurns(watchers, ({ viewer }) => ways(stand, viewer), rounds);
  const fresh = { times: await searches(2), fetches: await heapFetches(stand, watchers) };
  const editor = startEditing(stand.plain, rows);
  const during = await searches(2);
  const steady = await editor.stop();
  const random = seededRng(8);
  const allOut = await timed(async () => {
    for (const row of rows) await upsertProfile(stand.plain, edited(row, random));
  });
  const stale = { times: await searches(2), fetches: await heapFetches(stand, watchers) };
  const vacuum = await timed(() => sql`VACUUM ANALYZE match_profile`.execute(stand.db));
  const vacuumed = { times: await searches(2), fetches: await heapFetches(stand, watchers) };

  const of = (times: Times, what: string): number => median(times.of(what));
  const against = (times: Times, what: string): number => of(times, what) / of(fresh.times, what);
  const table: BenchRow[] = [
    { what: 'edits a second while searching', value: steady, unit: '/s' },
    { what: 'edits a second, one connection, nothing else', value: (rows.length * 1000) / allOut, unit: '/s' },
    { what: 'vacuum after a tenth was edited', value: vacuum, unit: 'ms' },
    ...['state', 'anywhere'].flatMap((what) => [
      { what: `${what}, nobody edits`, value: of(fresh.times, what), unit: 'ms' },
      { what: `${what}, while others edit / nobody edits`, value: against(during, what), unit: '×', atMost: 2 },
      { what: `${what}, a tenth edited, no vacuum / fresh`, value: against(stale.times, what), unit: '×', atMost: 2 },
      { what: `${what}, after the vacuum / fresh`, value: against(vacuumed.times, what), unit: '×', atMost: 1.5 },
    ]),
    { what: 'heap fetches of the searches, fresh', value: fresh.fetches, unit: '' },
    { what: 'the same, a tenth edited, no vacuum', value: stale.fetches, unit: '' },
    { what: 'the same, after the vacuum', value: vacuumed.fetches, unit: '', atMost: 0 },
  ];
  report(`Matching under churn, ${PEOPLE.toLocaleString('en')} people, PostgreSQL, medians`, table);
}

const ways = (stand: Stand, viewer: Watcher['viewer']): Way[] => [
  { what: 'state', work: () => bestPerson(stand.db, searchOf(viewer, STATE)) },
  { what: 'anywhere', work: () => bestPerson(stand.db, searchOf(viewer, ANYWHERE)) },
];

/** Returns the person's row with another quiz result and another vibe. */
function edited(row: ProfileRow, random: () => number): ProfileRow {
  const run = Math.floor(random() * CELLS) * TALKS + (row.run % TALKS);
  return { ...row, run, vibe: Math.floor(random() * VIBES) };
}

/** Edits one person after the other at a steady rate; `stop` returns the edits per second. */
function startEditing(db: Db, rows: readonly ProfileRow[]): { stop: () => Promise<number> } {
  const start = performance.now();
  const random = seededRng(7);
  const stopping = new AbortController();
  let done = 0;
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await upsertProfile(db, edited(rows[done % rows.length] as ProfileRow, random));
      done += 1;
      await sleep(Math.max(0, start + (done * 1000) / EDITS_A_SECOND - performance.now()));
    }
  })();
  return {
    stop: async () => {
      const seconds = (performance.now() - start) / 1000;
      stopping.abort();
      await running;
      return done / seconds;
    },
  };
}

/** Returns the number of rows that index-only scans had to read from the table, as after an edit. */
async function heapFetches(stand: Stand, watchers: readonly Watcher[]): Promise<number> {
  let sum = 0;
  for (const { viewer } of watchers) {
    for (const radius of [STATE, ANYWHERE]) {
      const [plan = ''] = await plansOf(stand.db, (db) => bestPerson(db, searchOf(viewer, radius)), 'ANALYZE');
      for (const [, fetches] of plan.matchAll(/Heap Fetches: (\d+)/g)) sum += Number(fetches);
    }
  }
  return sum;
}
