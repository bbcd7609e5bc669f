/**
 * Compares the log of all rooms in one table with the same log in 16 partitions by the hash of the room: size, batches
 * of messages by the product's own statement, a page of a room, and a vacuum after changes. Both tables are in one
 * database, and a connection's search path chooses. Needs PostgreSQL (TEST_DATABASE_URL, where it makes and drops a
 * database). LINES sets the number of lines, PARTS that of the partitions.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { seededRng } from '#content/seeded-rng.ts';
import { valuesOf } from '#server/features/chat/log/chat.batch.ts';
import { lockRooms, writeMessages } from '#server/features/chat/log/chat.statements.ts';
import { eventsAfter, messagesOf } from '#server/features/chat/log/log.queries.ts';
import { openLanes, type Lane } from '#server/platform/database/lanes.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/database.ts';
import { buildWorld, type World } from './chat/people.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { median, report, timed } from './table.ts';

const LINES = Number(process.env['LINES'] ?? 2_000_000);
const PARTS = Number(process.env['PARTS'] ?? 16);
const PEOPLE = 20_000;
/** The lines of a room. */
const A_ROOM = Math.ceil(LINES / (PEOPLE / 2));
const [BATCHES, BATCH, PAGES] = [200, 100, 400];
/** Measurements that do not count, because plans and caches are made in them. */
const WARM = 20;

interface Side {
  schema: 'public' | 'parted';
  lane: Lane;
  db: Db;
  close: () => Promise<void>;
}

/** Makes a partitioned copy of the log's table, with its constraints and indexes, and fills both with the same lines. */
async function fill(client: Client): Promise<void> {
  await client.query(`CREATE SCHEMA parted;
    CREATE TABLE parted.room_event (LIKE public.room_event INCLUDING ALL) PARTITION BY HASH (room_id)`);
  for (let part = 0; part < PARTS; part += 1)
    await client.query(`CREATE TABLE parted.room_event_${part} PARTITION OF parted.room_event
      FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`);
  // As they would be written: a line of every room, then the next of every room.
  await client.query(`INSERT INTO public.room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT room.id, seq, gen_random_uuid(), 'message', user_low + seq % 2, gen_random_uuid(),
      jsonb_build_object('content', 'The tide pools are open on Sunday, bring shoes that may get wet, ' || seq),
      now() - (${A_ROOM} - seq) * interval '1 minute'
    FROM room, generate_series(1, ${A_ROOM}) seq ORDER BY seq, md5(room.id::text)`);
  await client.query('INSERT INTO parted.room_event SELECT * FROM public.room_event');
  await client.query(`UPDATE room SET last_seq = ${A_ROOM}, last_event_at = now()`);
  await client.query('VACUUM ANALYZE');
}

async function open(world: World, schema: Side['schema']): Promise<Side> {
  const url = new URL(world.url);
  url.searchParams.set('options', `-c search_path=${schema},public`);
  const { db, close } = await openPostgres(url.href, { max: 1 });
  const [lane] = openLanes({ db, url: url.href }, 1);
  if (lane === undefined) throw new Error('no lane');
  return {
    schema,
    lane,
    db,
    close: async () => {
      await lane.close();
      await close();
    },
  };
}

/** Runs `work` on both sides in turns; returns the ratio of the medians, and the plain one in milliseconds. */
async function inTurns(sides: readonly Side[], rounds: number, work: (side: Side) => Promise<unknown>) {
  const times = new Map<Side, number[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds + WARM; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const ms = await timed(() => work(side));
      if (round >= WARM) times.get(side)?.push(ms);
    }
  }
  const [plain = Number.NaN, parted = Number.NaN] = sides.map((side) => median(times.get(side) ?? []));
  return { ratio: parted / plain, plain };
}

const sizes = async (client: Client, tables: string): Promise<{ all: number; indexes: number }> => {
  const { rows } = await client.query<{ all: number; indexes: number }>(
    `SELECT sum(pg_total_relation_size(oid))::float8 AS all, sum(pg_indexes_size(oid))::float8 AS indexes FROM pg_class
     WHERE relkind = 'r' AND oid = ANY (ARRAY(SELECT to_regclass(name) FROM unnest($1::text[]) name))`,
    [tables.split(' ')],
  );
  return rows[0] ?? { all: Number.NaN, indexes: Number.NaN };
};

await needPostgres(POSTGRES_URL);
const world = await buildWorld(POSTGRES_URL, PEOPLE);
const client = new Client({ connectionString: world.url });
const sides: Side[] = [];
try {
  await client.connect();
  await fill(client);
  sides.push(await open(world, 'public'), await open(world, 'parted'));
  const random = seededRng(1);
  const someRoom = (): number => Math.floor(random() * world.rooms.length);
  const parts = Array.from({ length: PARTS }, (_, part) => `parted.room_event_${part}`);
  const size = { plain: await sizes(client, 'public.room_event'), parted: await sizes(client, parts.join(' ')) };

  const writing = writeMessages([]);
  const write = async ({ lane }: Side, count: number): Promise<void> => {
    const drafts = Array.from({ length: count }, () => {
      const room = someRoom();
      const senderId = world.people[2 * room]?.id ?? 0;
      return { roomId: world.rooms[room] ?? '', senderId, clientId: randomUUID(), content: 'See you at the pools.' };
    });
    const batch = { drafts, ids: drafts.map(() => randomUUID()), now: new Date() };
    const [, rows = []] = await lane.transact([
      { statement: lockRooms, values: [drafts.map(({ roomId }) => roomId)] },
      { statement: writing, values: valuesOf(batch) },
    ]);
    const refused = (rows as { verdict: string }[]).find(({ verdict }) => verdict !== 'new');
    if (refused !== undefined || rows.length !== count) throw new Error(`not written: ${JSON.stringify(refused)}`);
  };
  const single = await inTurns(sides, BATCHES, (side) => write(side, 1));
  const batch = await inTurns(sides, BATCHES, (side) => write(side, BATCH));
  const page = await inTurns(sides, PAGES, async ({ db }) => {
    const room = someRoom();
    const asked = { roomId: world.rooms[room] ?? '', userId: world.people[2 * room]?.id ?? 0 };
    const found = await messagesOf(db, { ...asked, afterSeq: undefined, beforeSeq: undefined, limit: 50 });
    if ((found?.rows.length ?? 0) < Math.min(51, A_ROOM)) throw new Error(`${found?.rows.length} lines`);
  });
  const missed = await inTurns(sides, PAGES / 4, ({ db }) => {
    const rooms = Array.from({ length: 50 }, () => ({ roomId: world.rooms[someRoom()] ?? '', after: A_ROOM - 3 }));
    return eventsAfter(db, rooms, 20);
  });

  const changes = (schema: string): string => `
    UPDATE ${schema}.room_event SET payload = payload || '{"editedAt":"2026-11-30T12:00:00.000Z"}' WHERE seq % 10 = 0;
    DELETE FROM ${schema}.room_event WHERE seq % 10 = 1`;
  const changed: number[] = [];
  for (const { schema } of sides) changed.push(await timed(() => client.query(changes(schema))));
  const plainVacuum = await timed(() => client.query('VACUUM public.room_event'));
  const vacuums: number[] = [];
  for (const part of parts) vacuums.push(await timed(() => client.query(`VACUUM ${part}`)));

  const perLine = size.plain.all / LINES;
  const all = vacuums.reduce((sum, ms) => sum + ms, 0);
  report(`${LINES.toLocaleString('en')} lines of ${world.rooms.length} rooms in ${PARTS} partitions ÷ in one table`, [
    { what: 'a line with its indexes, one table', value: perLine, unit: 'bytes' },
    { what: 'size with indexes', value: size.parted.all / size.plain.all, unit: '×' },
    { what: 'size of the indexes', value: size.parted.indexes / size.plain.indexes, unit: '×' },
    { what: 'a message alone', value: single.ratio, unit: '×' },
    { what: 'the same, one table', value: single.plain, unit: 'ms' },
    { what: `a batch of ${BATCH} messages`, value: batch.ratio, unit: '×' },
    { what: 'the same, one table', value: batch.plain, unit: 'ms' },
    { what: 'a page of 50 lines', value: page.ratio, unit: '×' },
    { what: 'the same, one table', value: page.plain, unit: 'ms' },
    { what: 'what 50 rooms missed', value: missed.ratio, unit: '×' },
    { what: 'a tenth edited and a tenth deleted', value: (changed[1] ?? 0) / (changed[0] ?? 0), unit: '×' },
    { what: 'the vacuum after it, all partitions', value: all / plainVacuum, unit: '×' },
    { what: 'the same, the slowest partition', value: Math.max(...vacuums) / plainVacuum, unit: '×' },
    { what: 'the same, one table', value: plainVacuum, unit: 'ms' },
  ]);
} finally {
  for (const { close } of sides) await close();
  await client.end();
  await world.drop();
}
