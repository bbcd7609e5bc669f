/**
 * Measures a member's search over HTTP for a rare, a common, a Chinese and a missing word. The member's 40 rooms have
 * 4,000 of the 250,000 lines. The baseline scans the 4,000 lines without HTTP, order, folding and visibility. Also
 * compares opening a room of 50,000 lines with opening a room of 50. Needs PostgreSQL at TEST_DATABASE_URL, or on this
 * machine.
 */
import { sql } from 'kysely';
import { searchMessages } from '#contract/chat.search.ts';
import { listMessages } from '#contract/chat.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call } from '#test/app.ts';
import { makePeople, startInstance } from '#test/faults/instance.ts';
import { createDatabase } from '#test/own-database.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { median, quantile, report, timed } from './table.ts';

const ROOMS = 2000;
const OWN_ROOMS = 40;
const LINES = 100;
const ROUNDS = 40;
const [LONG, SHORT] = [50_000, 50];
const WORDS = { rare: 'orchid', common: 'creme', chinese: '水族馆', absent: 'walrus' };

/** SQL for the id of line `n` of a room; ids rise with `n`. */
const idAt = sql`(lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8' || substr(md5(n::text || room.id), 1, 15))::uuid`;

/** Makes the rooms, of which 40 have the member. Returns all room ids, first the long room, then the short room. */
async function fill(db: Db, [me, other]: readonly [number, number]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH made AS (
      INSERT INTO room (id, room_type, created_by, created_at, last_seq, last_event_at)
      SELECT gen_random_uuid(), 'group', ${other}, now(),
        CASE n WHEN 1 THEN ${LONG}::int WHEN 2 THEN ${SHORT}::int ELSE ${LINES}::int END, now()
      FROM generate_series(1, ${ROOMS + 2}::int) n RETURNING id, last_seq
    ) SELECT id FROM made ORDER BY last_seq = ${LONG} DESC, last_seq = ${SHORT} DESC, id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const searched = ids.slice(2, 2 + OWN_ROOMS);
  await sql`INSERT INTO room_member (room_id, user_id)
    SELECT room.id, ${other}::bigint FROM room UNION ALL SELECT unnest(${searched}::uuid[]), ${me}::bigint`.execute(db);
  await sql`INSERT INTO user_room (room_id, user_id)
    SELECT room.id, ${other}::bigint FROM room UNION ALL SELECT unnest(${searched}::uuid[]), ${me}::bigint`.execute(db);
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT room.id, n, ${idAt}, 'message', ${other}::bigint, gen_random_uuid(), jsonb_build_object('content',
      CASE WHEN n = 3 AND room.id = ${searched[0]} THEN 'I found an orchid' WHEN n % 4 = 0 THEN 'Crème brûlée again, ' || n
        WHEN n = 50 AND room.id = ${searched[1]} THEN '我们星期天去水族馆吧'
        ELSE 'The tide pools are open on Sunday, bring shoes that may get wet.' END),
      now() - (${LONG}::int - n) * interval '1 minute'
    FROM room, generate_series(1, room.last_seq) n`.execute(db);
  await sql`VACUUM ANALYZE room, room_member, user_room, room_event, account`.execute(db);
  return ids;
}

await needPostgres(POSTGRES_URL);
const own = await createDatabase(POSTGRES_URL, `wildin_bench_search_${process.pid}`);
const database = await openPostgres(own.url);
await migrate(database);
const { app, deps, close } = await startInstance(database);
try {
  const [me, other] = await makePeople(deps, 2);
  if (me === undefined || other === undefined) throw new Error('Nobody signed up.');
  const [long = '', short = ''] = await fill(database.db, [me.id, other.id]);
  const plain = () =>
    sql`SELECT count(*) FROM room_event WHERE room_id IN (SELECT room_id FROM user_room WHERE user_id = ${me.id})
      AND payload ->> 'content' LIKE ${`%${WORDS.absent}%`}`.execute(database.db);
  const find = (words: string) => () => call(app, searchMessages, { token: me.token, query: { words } });
  const open = (roomId: string) => () => call(app, listMessages, { token: other.token, params: { roomId }, query: {} });
  const ways = {
    plain,
    rare: find(WORDS.rare),
    common: find(WORDS.common),
    chinese: find(WORDS.chinese),
    absent: find(WORDS.absent),
    long: open(long),
    short: open(short),
  };
  for (const name of ['rare', 'common', 'chinese'] as const) {
    const { lines } = (await find(WORDS[name])()).body;
    if (lines.length === 0) throw new Error(`${WORDS[name]} was not found.`);
  }
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const times: Record<keyof typeof ways, number[]> = {
    plain: [],
    rare: [],
    common: [],
    chinese: [],
    absent: [],
    long: [],
    short: [],
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) times[name].push(await timed(ways[name]));
  }
  const row = (name: 'rare' | 'common' | 'chinese' | 'absent') => [
    { what: `${name} word, 95th of 100`, value: quantile(times[name], 0.95), unit: 'ms', atMost: 50 },
    { what: `${name} word ÷ plain scan`, value: median(times[name]) / median(times.plain), unit: '×' },
  ];
  report(`A search in ${OWN_ROOMS * LINES} own lines of ${ROOMS * LINES}, and a room of ${LONG} lines`, [
    { what: 'plain scan without HTTP', value: median(times.plain), unit: 'ms' },
    ...row('rare'),
    ...row('common'),
    ...row('chinese'),
    ...row('absent'),
    { what: `opening ${SHORT} lines`, value: median(times.short), unit: 'ms' },
    {
      what: `opening ${LONG} lines ÷ ${SHORT}`,
      value: median(times.long) / median(times.short),
      unit: '×',
      atMost: 1.2,
    },
  ]);
} finally {
  await close();
  await database.close();
  await own.drop();
}
