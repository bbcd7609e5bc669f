/**
 * Measures a search for chaos clouds among 100,000 clouds, in turns with reading all of the clouds. Makes and drops a
 * database in PostgreSQL at TEST_DATABASE_URL, else on this machine.
 */
import { sql } from 'kysely';
import { cloudTypes } from '#content/clouds.ts';
import { cloudTypeIds, cloudVibes, type CloudVibe } from '#contract/clouds.ts';
import { LATEST, searchClouds, type CloudRow, type CloudWish } from '#server/features/clouds/clouds.queries.ts';
import { pointsOf, scoreOf } from '#server/features/clouds/score.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openStand } from './match/stand.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { quantile, report, timed } from './table.ts';

const CLOUDS = 100_000;
const PEOPLE = 20_000;
const ROUNDS = 240;
/** The first searches do not count: PostgreSQL plans their statement and fills its cache. */
const WARM = 20;
/** One round in this many reads all clouds, because reading all is slow. */
const EVERY = 20;
const FIRST = 300_000_000_000;

const kinds = cloudTypeIds.flatMap((id) =>
  cloudTypes[id].tags.map(({ tag, vibe }) => ({ id, tag, vibe, typeVibe: cloudTypes[id].vibe })),
);

/** Stores clouds of all kinds, active in the last ten weeks. One owner in 20 is paused. Each owner blocks another. */
async function fill(db: Db): Promise<void> {
  const drawn = (salt: number, of: number) => sql`(abs(hashint8(n * 31 + ${salt}::int)) % ${of}::int)`;
  const room = sql`('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const owner = sql`(${FIRST}::bigint + n % ${PEOPLE}::int)`;
  const among = (values: string[]) => sql`(${values}::text[])[1 + ${drawn(1, kinds.length)}]`;
  const n = sql`generate_series(0, ${CLOUDS}::int - 1) n`;
  await sql`INSERT INTO account (id, handle, display_name, contact_method, paused_at, profile_completed, created_at)
    SELECT ${FIRST}::bigint + n, 'member_' || n, 'Member', 'email', CASE WHEN n % 20 = 0 THEN now() END, true, now()
    FROM generate_series(0, ${PEOPLE}::int - 1) n`.execute(db);
  await sql`INSERT INTO block (user_id, other_id, created_at)
    SELECT ${FIRST}::bigint + n, ${FIRST}::bigint + (n * 31 + 1) % ${PEOPLE}::int, now()
    FROM generate_series(0, ${PEOPLE}::int - 1) n ON CONFLICT DO NOTHING`.execute(db);
  await sql`INSERT INTO room (id, room_type, created_by, created_at) SELECT ${room}, 'chaos', ${owner}, now() FROM ${n}`.execute(
    db,
  );
  await sql`INSERT INTO room_group (room_id, name, description, gradient)
    SELECT ${room}, 'Cloud ' || n, 'A line.', 0 FROM ${n}`.execute(db);
  await sql`INSERT INTO room_member (room_id, user_id, role) SELECT ${room}, ${owner}, 'owner' FROM ${n}`.execute(db);
  await sql`INSERT INTO group_cloud (room_id, cloud_type, tag, vibe, type_vibe, spoke_at, member_count, told, interests)
    SELECT ${room}, ${among(kinds.map(({ id }) => id))}, ${among(kinds.map(({ tag }) => tag))},
      ${among(kinds.map(({ vibe }) => vibe))}, ${among(kinds.map(({ typeVibe }) => typeVibe))},
      now() - ${drawn(2, 6_000_000)} * interval '1 second', 1 + ${drawn(3, 24)}, 1,
      (SELECT string_agg(CASE WHEN abs(hashint8(n * 257 + bit)) % 12 = 0 THEN '1' ELSE '0' END, '' ORDER BY bit)::bit(256)
        FROM generate_series(0, 255) bit)
    FROM ${n}`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** The baseline without the statement's index: reads all clouds into this process, sorts them and scores the newest. */
async function plainly(db: Db, { within, offset, limit, ...wisher }: CloudWish): Promise<string[]> {
  const { rows } = await sql<CloudRow>`SELECT * FROM group_cloud`.execute(db);
  return within
    .flatMap((vibe) =>
      rows
        .filter((cloud) => cloud.vibe === vibe && cloud.member_count < 24)
        .toSorted((a, b) => b.spoke_at.getTime() - a.spoke_at.getTime() || (a.room_id < b.room_id ? -1 : 1))
        .slice(0, Math.floor(LATEST / within.length)),
    )
    .map((cloud) => ({ id: cloud.room_id, score: scoreOf(pointsOf(cloud, wisher)) }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

const wishes: Record<string, { within: readonly CloudVibe[]; wants: readonly CloudVibe[]; offset: number }> = {
  'a tile': { within: ['playful'], wants: ['playful'], offset: 0 },
  'no tile': { within: cloudVibes, wants: ['creative'], offset: 0 },
  'the last page': { within: cloudVibes, wants: [], offset: 16 },
};

await needPostgres(POSTGRES_URL);
const { db, close } = await openStand(POSTGRES_URL);
try {
  await fill(db);
  const times = new Map(Object.keys(wishes).map((what) => [what, { ours: [] as number[], whole: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const viewerId = FIRST + ((round * 4_999) % PEOPLE);
    const interests = Array.from({ length: 256 }, (_, bit) => ((bit * 7 + round) % 24 === 0 ? '1' : '0')).join('');
    for (const [what, wish] of Object.entries(wishes)) {
      const asked = { ...wish, viewerId, hasChosen: false, interests, now: new Date(), limit: 9 };
      const ours = await timed(() => searchClouds(db, asked));
      if (round >= WARM) times.get(what)?.ours.push(ours);
      if (round % EVERY === 0) times.get(what)?.whole.push(await timed(() => plainly(db, asked)));
    }
  }
  report(
    `chaos clouds for one person among ${CLOUDS}`,
    [...times].flatMap(([what, { ours, whole }]) => [
      { what: `${what}, p50`, value: quantile(ours, 0.5), unit: 'ms' },
      { what: `${what}, p95`, value: quantile(ours, 0.95), unit: 'ms', atMost: 5 },
      {
        what: `${what}, p50 beside reading and scoring all`,
        value: quantile(ours, 0.5) / quantile(whole, 0.5),
        unit: '×',
      },
    ]),
  );
} finally {
  await close();
}
