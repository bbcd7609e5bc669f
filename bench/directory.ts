/**
 * Measures a page of the directory of 200,000 members, with each filter and with all filters. The baseline reads the
 * ids of everybody who fits. Makes and drops a database in PostgreSQL at TEST_DATABASE_URL, else on this machine.
 */
import { sql } from 'kysely';
import { interests } from '#content/interests.ts';
import { mbtiTypes } from '#contract/people.ts';
import { directoryPage, narrowed } from '#server/features/people/directory.ts';
import { idsInDirectory } from '#server/features/people/directory.queries.ts';
import { allPlaces } from '#server/platform/places.ts';
import { Community } from '#server/platform/seams/community.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openStand } from './match/stand.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { quantile, report, timed } from './table.ts';

const MEMBERS = 200_000;
const ROUNDS = 40;
const FIRST = 300_000_000_000;
const STATES = ['CA', 'NY', 'TX', 'IA', 'WY', 'FL', 'WA', 'OH'];
/** The number of ZIP codes of a state in which members live, few enough that a city has a crowd. */
const ZIPS = 40;
const NAMES = ['Ana', 'Ben', 'Cara', 'Deepak', 'Éowyn', 'Fatima', 'Ling', 'Omar', 'Wolfeschlegelst', 'Zoë'];
/** This search finds nobody. It has no time bound, because it runs five more queries that each leave out one filter. */
const EMPTY = 'nobody, and which filter to leave out';
const clock = { now: () => new Date() };

/** Stores all kinds of members; one in fifty hides their presence, and a thousand have blocked somebody. */
async function fill(db: Db): Promise<void> {
  const interestIds = interests.map(({ id }) => id);
  const drawn = (salt: number, of: number) => sql`(1 + abs(hashint8(n * 31 + ${salt}::int)) % ${of}::int)`;
  const places = STATES.flatMap((state) =>
    [...allPlaces().values()].filter(({ stateCode }) => stateCode === state).slice(0, ZIPS),
  );
  const zips = sql`(${places.map(({ zip }) => zip)}::text[])`;
  const cities = sql`(${places.map(({ city }) => city)}::text[])`;
  const home = sql`[${drawn(6, ZIPS)} + ${ZIPS}::int * (${drawn(3, STATES.length)} - 1)]`;
  await sql`INSERT INTO account (id, handle, display_name, contact_method, mbti_type, state_code, zip_code, city, birthday,
      interests, current_vibes, hide_online, profile_completed, created_at)
    SELECT ${FIRST}::bigint + n, 'member_' || n, (${NAMES}::text[])[${drawn(1, NAMES.length)}] || ' ' || n, 'email',
      (${[...mbtiTypes]}::text[])[${drawn(2, mbtiTypes.length)}], (${STATES}::text[])[${drawn(3, STATES.length)}],
      ${zips}${home}, ${cities}${home}, '1952-01-01'::date + ${drawn(7, 19_700)},
      (${interestIds}::text[])[${drawn(4, 90)} : 4 + ${drawn(4, 90)}], '{}', n % 50 = 0, true, now()
    FROM generate_series(0, ${MEMBERS}::int - 1) n`.execute(db);
  await sql`INSERT INTO presence (user_id, last_seen_at)
    SELECT ${FIRST}::bigint + n, now() - ${drawn(5, 21)} * interval '1 day' + interval '1 hour'
    FROM generate_series(0, ${MEMBERS}::int - 1) n`.execute(db);
  await sql`INSERT INTO match_preference (user_id, min_age, max_age, location_radius, gender_preferences, connection_intent,
      connection_depth, communication_style, age_preference, updated_at)
    SELECT ${FIRST}::bigint + n, 28, 36, 'city', '{everyone}', '{friendship}', 'balanced', '{}', 'broad_horizons', now()
    FROM generate_series(0, ${MEMBERS}::int - 1) n`.execute(db);
  await sql`INSERT INTO block (user_id, other_id, created_at)
    SELECT ${FIRST}::bigint + n, ${FIRST}::bigint + n * 31 + 1, now() FROM generate_series(0, 999) n
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

const interest = interests[40]?.id ?? '';
const wishes: Record<string, Omit<Parameters<typeof directoryPage>[2], 'cursor'>> = {
  'no filter': {},
  'a name': { q: 'wolfe' },
  'a Wildin ID': { q: 'member_1999' },
  'a letter': { q: 'e' },
  'an archetype': { archetype: 'INFJ' },
  'an interest': { interest },
  'a state': { state: 'WY' },
  'here today': { here: 'today' },
  'all at once': { q: 'ana', archetype: 'ENFP', interest, state: 'CA', here: 'week' },
  [EMPTY]: { q: 'zzzz', archetype: 'ENFP', interest, state: 'CA', here: 'today' },
};

/** Returns two lists of times per search: of its page (the first or a later one), and of reading everybody who fits. */
async function measure(db: Db): Promise<Map<string, { ours: number[]; whole: number[] }>> {
  const times = new Map(Object.keys(wishes).map((what) => [what, { ours: [] as number[], whole: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const viewerId = FIRST + ((round * 4_999) % MEMBERS);
    const after = round % 2 === 0 ? undefined : FIRST + ((round * 3_571) % MEMBERS);
    const cursor = after === undefined ? undefined : `0.0.${after}`;
    for (const [what, wish] of Object.entries(wishes)) {
      const read = () => directoryPage({ db, clock, community: new Community() }, viewerId, { ...wish, cursor });
      const found = await read();
      times.get(what)?.ours.push(await timed(read));
      if (round % 8 > 1) continue;
      let whole: number[] = [];
      const asked = { ...narrowed({ viewerId, company: 'everybody' }, wish, clock.now()), after: after ?? 0 };
      times
        .get(what)
        ?.whole.push(await timed(async () => void (whole = await idsInDirectory(db, { ...asked, limit: MEMBERS }))));
      const ids = found.people.map(({ id }) => Number(id));
      const fitting = new Set<number>(whole);
      const isOurs = ids.length === Math.min(24, whole.length) && ids.every((id) => fitting.has(id));
      if (!isOurs || (after !== undefined && ids.join() !== whole.slice(0, 24).join()))
        throw new Error(`The page of ${what} is not of those who fit.`);
    }
  }
  return times;
}

await needPostgres(POSTGRES_URL);
const { db, close } = await openStand(POSTGRES_URL);
try {
  await fill(db);
  const times = await measure(db);
  report(
    `a page of the directory among ${MEMBERS} members`,
    [...times].flatMap(([what, { ours, whole }]) => [
      { what: `${what}, p95`, value: quantile(ours, 0.95), unit: 'ms', ...(what !== EMPTY && { atMost: 15 }) },
      { what: `${what}, p50 beside reading all who fit`, value: quantile(ours, 0.5) / quantile(whole, 0.5), unit: '×' },
    ]),
  );
} finally {
  await close();
}
